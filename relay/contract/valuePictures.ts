import type { ChoosableVariation } from "./variationChoice.ts";

type Pictured<Picture> = Pick<ChoosableVariation, "attributes"> & {
  readonly image?: Picture | null | undefined;
};

/**
 * Returns the pictures of an attribute's values, by value: those of their variations. Empty if the
 * attribute does not determine the picture, as a size does not, or if all values share one.
 */
export function valuePictures<Picture extends { readonly id: string }>(
  variations: readonly Pictured<Picture>[],
  attribute: string,
  options: readonly { value: string }[],
): Map<string, Picture> {
  const found = new Map<string, Picture>();
  for (const { value } of options) {
    const pictures = variations
      .filter(({ attributes }) =>
        attributes.some((one) => one.name === attribute && one.value === value),
      )
      .flatMap(({ image }) => image ?? []);
    const [first] = pictures;
    if (pictures.some(({ id }) => id !== first?.id)) return new Map();
    if (first) found.set(value, first);
  }
  const ids = new Set([...found.values()].map(({ id }) => id));
  return ids.size > 1 ? found : new Map();
}
