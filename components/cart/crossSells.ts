import { sharedTerms } from "#components/product/sharedTerms.ts";
import type { WithTerms } from "#components/product/sharedTerms.ts";

// Selection of cross-sells for the cart page.

/** Number of products in the row. */
const COUNT = 4;

type Connection<Product> = { readonly nodes: readonly Product[] } | null | undefined;

type Source<Product> = WithTerms & {
  crossSell?: Connection<Product>;
  related?: Connection<Product & WithTerms>;
};

/**
 * Selects a row of products that go with those in the cart: cross-sells first, then related ones,
 * taking one of each source in turn; none twice, and none that the cart has. Where no product shares
 * a category or tag with a source, the backend relates the start of its catalog, which is left out.
 */
export function crossSells<Product extends { readonly databaseId?: number }>(
  sources: readonly Source<Product>[],
  inCart: readonly number[],
): Product[] {
  const taken = new Set<number | undefined>([undefined, ...inCart]);
  const products: Product[] = [];
  const takeOneOfEach = (lists: readonly (readonly Product[])[]) => {
    const longest = Math.max(0, ...lists.map((list) => list.length));
    for (const product of Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
      lists.flatMap((list) => list[at] ?? []),
    )) {
      if (products.length === COUNT || taken.has(product.databaseId)) continue;
      taken.add(product.databaseId);
      products.push(product);
    }
  };
  takeOneOfEach(sources.map(({ crossSell }) => crossSell?.nodes ?? []));
  takeOneOfEach(
    sources.map((source) =>
      (source.related?.nodes ?? []).filter((other) => sharedTerms(source, other).length > 0),
    ),
  );
  return products;
}
