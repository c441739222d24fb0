import { valuePictures } from "#relay/contract/page/valuePictures.ts";
import { htmlToText } from "#relay/contract/text/htmlToText.ts";

// Pictures of product options in search records, for example one per color.

type Picture = { src: string; alt: string };

/** Variation of a product: its terms by the attribute's own name, and its picture if it has one. */
export type SearchedVariation = { options: Readonly<Record<string, string>>; picture?: Picture };

/** Pictures of a product's options, by the attribute's own name and the term. */
export type OptionPictures = Record<string, Record<string, Picture>>;

/** Returns the pictures of the options that determine how a product looks, such as its colors. */
export function optionPictures(
  variations: readonly SearchedVariation[],
  choices: readonly string[],
): OptionPictures {
  const pictured = variations.map(({ options, picture }) => ({
    attributes: Object.entries(options).map(([name, value]) => ({ name, value })),
    image: picture && { ...picture, id: picture.src },
  }));
  const found = choices.flatMap((name) => {
    const terms = new Set(variations.flatMap(({ options }) => options[name] ?? []));
    const values = [...terms].map((value) => ({ value }));
    const pictures = Array.from(valuePictures(pictured, name, values), ([term, { src, alt }]) => {
      return [htmlToText(term), { src, alt }] as const;
    });
    return pictures.length > 0 ? [[name, Object.fromEntries(pictures)] as const] : [];
  });
  return Object.fromEntries(found);
}
