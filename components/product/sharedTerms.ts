// Categories and tags that two products share: those that WooCommerce relates products by.

/** Connection in a raw response. */
export type Nodes<Node> = { nodes: Node[] } | null | undefined;

type Terms = { readonly nodes: readonly { readonly id: string }[] } | null | undefined;

/** Product with its categories and tags. */
export type WithTerms = { readonly productCategories?: Terms; readonly productTags?: Terms };

const termsOf = ({ productCategories, productTags }: WithTerms) =>
  [productCategories, productTags].flatMap((terms) => terms?.nodes.map(({ id }) => id) ?? []);

/** Returns the ids of the categories and tags that both products have. */
export function sharedTerms(one: WithTerms, other: WithTerms): string[] {
  const terms = new Set(termsOf(one));
  return termsOf(other).filter((term) => terms.has(term));
}
