import type { ChoosableVariation } from "./variationChoice.ts";

type Pictured<Picture> = Pick<ChoosableVariation, "attributes"> & {
  readonly image?: Picture | null | undefined;
};

/**
 * Returns the pictures of an attribute's values, by value: those that all variations of the value
 * have, and no other value's. WooCommerce gives variations without a picture the product's own, so a
 * picture that values share shows none of them. Empty if the attribute does not determine the
 * picture, as a size does not.
 */
export function valuePictures<Picture extends { readonly id: string }>(
  variations: readonly Pictured<Picture>[],
  attribute: string,
  options: readonly { value: string }[],
): Map<string, Picture> {
  const found = new Map<string, Picture>();
  const shared = new Set<string>();
  const ids = new Set<string>();
  for (const { value } of options) {
    const pictures = variations
      .filter(({ attributes }) =>
        attributes.some((one) => one.name === attribute && one.value === value),
      )
      .flatMap(({ image }) => image ?? []);
    const [first] = pictures;
    if (!first) continue;
    if (pictures.some(({ id }) => id !== first.id)) return new Map();
    if (ids.has(first.id)) shared.add(first.id);
    ids.add(first.id);
    found.set(value, first);
  }
  // A picture of the only value, or of all, does not depend on the choice.
  if (ids.size < 2) return new Map();
  return new Map([...found].filter(([, { id }]) => !shared.has(id)));
}
