import { plainText } from "#relay/contract/text/plainText.ts";
import { t } from "#words/t.ts";

// Labels of chosen product options.

type Text = string | null | undefined;

/** Attribute of a product, with the names of its terms if it is a global one. */
export type LabeledAttribute = {
  readonly name?: Text;
  readonly label?: Text;
  readonly terms?:
    | { readonly nodes: readonly { readonly slug?: Text; readonly name?: Text }[] }
    | null
    | undefined;
};

/** Chosen option of a variation: attribute name, and the term's slug or a local attribute's text. */
export type ChosenOption = { readonly name?: Text; readonly value?: Text };

/**
 * Decodes a slug: WordPress percent-encodes those with other than Latin letters in options, but
 * not in terms. Other texts are returned unchanged.
 */
export function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Returns a slug as words, where its term is not known. */
export const slugInWords = (slug: Text): string => decodedSlug(slug ?? "").replaceAll("-", " ");

/** Returns the name of an attribute's option; a local attribute's option is its name. */
export function optionName({ terms }: LabeledAttribute, value: string): string {
  if (!terms) return plainText(value);
  const slug = decodedSlug(value);
  const term = terms.nodes.find((each) => decodedSlug(each.slug ?? "") === slug);
  return plainText(term?.name ?? slugInWords(value));
}

/**
 * Returns the texts of chosen options, "Glaze: Moss and salt", from the product's attributes. An
 * attribute that the product does not have any more is named by its slug, in words: `pa_` marks a
 * global one.
 */
export function optionLabels(
  chosen: readonly (ChosenOption | null | undefined)[] | null | undefined,
  attributes: readonly (LabeledAttribute | null | undefined)[] | null | undefined,
): string[] {
  return (chosen ?? []).flatMap((option) => {
    if (!option?.value) return [];
    const attribute = attributes?.find((each) => each?.name === option.name);
    if (attribute) {
      const label = plainText(attribute.label ?? attribute.name);
      return [t("product.option", { label, value: optionName(attribute, option.value) })];
    }
    const isGlobal = option.name?.startsWith("pa_") ?? false;
    const name = slugInWords(option.name?.replace(/^pa_/, ""));
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    const value = plainText(isGlobal ? slugInWords(option.value) : option.value);
    return [t("product.option", { label, value })];
  });
}
