import { mirroredProduct } from "./mirroredProduct.ts";
import type { MirroredProduct } from "./mirroredProduct.ts";
import type { MirroredPictures } from "./mirroredPictures.ts";
import { createAttributes } from "./mirroredTerms.ts";
import type { Address } from "../../../relay/contract/sendOperation.ts";
import { sourceProducts } from "./sourceProducts.ts";
import type { PriceSample } from "./shopCurrency.ts";

// Products of a mirrored shop, and what only they tell about it.

/** Returns the product with only those links and categories that the mirror has. */
function withKnownLinks(
  product: MirroredProduct,
  { products, categories }: { products: ReadonlySet<string>; categories: ReadonlySet<string> },
): MirroredProduct {
  const known = (slugs: readonly string[]) => slugs.filter((slug) => products.has(slug));
  return {
    ...product,
    categories: product.categories.filter((slug) => categories.has(slug)),
    groupedProducts: known(product.groupedProducts),
    upsells: known(product.upsells),
    crossSells: known(product.crossSells),
  };
}

/**
 * Reads all published products except those with a password.
 * @param onProgress is called with the number of products so far
 */
export async function readProducts(
  shop: Address,
  {
    pictures,
    categories,
    onProgress,
  }: {
    pictures: MirroredPictures;
    categories: readonly { slug: string }[];
    onProgress: (products: number) => void;
  },
) {
  const products = new Map<string, MirroredProduct>();
  const attributes = createAttributes();
  const prices: PriceSample[] = [];
  for await (const { product, variations } of sourceProducts(shop)) {
    if (product.hasPassword || !product.slug) continue;
    for (const attribute of product.attributes?.nodes ?? []) {
      if (attribute.__typename !== "GlobalProductAttribute") continue;
      attributes.add({ ...attribute, terms: attribute.terms ?? null });
    }
    const { price, rawPrice } = product;
    if (price && rawPrice) prices.push({ printed: price, raw: rawPrice });
    const mirrored = mirroredProduct(product, variations, { pictures });
    products.set(mirrored.slug, mirrored);
    onProgress(products.size);
  }
  const known = {
    products: new Set(products.keys()),
    categories: new Set(categories.map(({ slug }) => slug)),
  };
  return {
    products: [...products.values()].map((product) => withKnownLinks(product, known)),
    attributes: attributes.all(),
    prices,
  };
}
