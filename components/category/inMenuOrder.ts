/** Categories in the order the merchant dragged them into; equal places keep the given order. */
export function inMenuOrder<C>(
  categories: readonly C[],
  placeOf: (category: C) => number | null | undefined,
): C[] {
  return categories.toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
}
