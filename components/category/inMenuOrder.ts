import { isDefaultCategory } from "#relay/contract/defaultCategory.ts";

type OrderedCategory = {
  readonly slug?: string | null | undefined;
  readonly menuOrder?: number | null | undefined;
};

/**
 * Sorts categories in the merchant's menu order; equal positions keep their order. WooCommerce's
 * default category is left out.
 */
export const inMenuOrder = <C extends OrderedCategory>(categories: readonly C[]): C[] =>
  categories
    .filter((category) => !isDefaultCategory(category))
    .toSorted((a, b) => (a.menuOrder ?? 0) - (b.menuOrder ?? 0));
