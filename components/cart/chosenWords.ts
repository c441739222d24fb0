import { plainText } from "#components/ui/plainText.ts";

const inWords = (slug: string) => plainText(slug).replaceAll("-", " ");

/**
 * One choice of a line in words, from the attribute's name and its term's slug, which is what a cart
 * holds: `pa_glaze` and `moss-and-salt` are "Glaze: moss and salt". `pa_` marks a global attribute.
 */
export function chosenWords(name: string | null | undefined, value: string | null | undefined) {
  const label = inWords((name ?? "").replace(/^pa_/, ""));
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${inWords(value ?? "")}`;
}
