/** Sorts categories in the merchant's menu order; equal positions keep their order. */
export function inMenuOrder<C>(
  categories: readonly C[],
  placeOf: (category: C) => number | null | undefined,
): C[] {
  return categories.toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
}
