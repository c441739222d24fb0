// Settings that cannot be used together, or one without the other.

/** True for a folder that is the other one, or in it. */
const isIn = (one: string, other: string) => `${one}/`.startsWith(`${other}/`);

/** Returns a sentence about the first settings that clash; undefined if none do. */
export function clashingSettings({
  PRODUCT_PATH: products = "/product",
  CATEGORY_PATH: categories = "/category",
  ...settings
}: {
  GRAPHQL_FREE_FORM: boolean;
  GRAPHQL_ENDPOINT?: string | undefined;
  ALGOLIA_APP_ID?: string | undefined;
  ALGOLIA_SEARCH_KEY?: string | undefined;
  PRODUCT_PATH?: string | undefined;
  CATEGORY_PATH?: string | undefined;
}): string | undefined {
  if (settings.GRAPHQL_FREE_FORM && settings.GRAPHQL_ENDPOINT) {
    return "GRAPHQL_FREE_FORM=on cannot be used with GRAPHQL_ENDPOINT: it would open a real shop to any operation; unset one of them.";
  }
  if (settings.ALGOLIA_APP_ID && !settings.ALGOLIA_SEARCH_KEY) {
    return "ALGOLIA_APP_ID cannot be used without ALGOLIA_SEARCH_KEY: set both, for example ALGOLIA_SEARCH_KEY=0123456789abcdef0123456789abcdef.";
  }
  return isIn(products, categories) || isIn(categories, products)
    ? `PRODUCT_PATH=${products} cannot be used with CATEGORY_PATH=${categories}, as one is in the other: give two folders, for example CATEGORY_PATH=/product-category.`
    : undefined;
}
