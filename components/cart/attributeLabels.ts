import { plainText } from "#relay/contract/plainText.ts";

const inWords = (slug: string) => plainText(slug).replaceAll("-", " ");

/**
 * Returns the label of a cart line's attribute. A cart holds attribute name and term slug:
 * `pa_glaze` and `moss-and-salt` become "Glaze: moss and salt". `pa_` marks a global attribute.
 */
export function attributeLabels(name: string | null | undefined, value: string | null | undefined) {
  const label = inWords((name ?? "").replace(/^pa_/, ""));
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${inWords(value ?? "")}`;
}
