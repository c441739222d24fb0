import { isDefaultCategory } from "#relay/contract/page/defaultCategory.ts";

/**
 * Sorts categories in the merchant's menu order; equal positions keep their order. WooCommerce's
 * default category is left out.
 */
export const inMenuOrder = <C extends { readonly slug?: string | null | undefined }>(
  categories: readonly C[],
  placeOf: (category: C) => number | null | undefined,
): C[] =>
  categories
    .filter((category) => !isDefaultCategory(category))
    .toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
