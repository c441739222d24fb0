import { graphql } from "relay-runtime";

/** Number of related products on a page. */
const COUNT = 4;

// The server reads these fields, in the page's response.
void graphql`
  fragment selectRelated_product on Product {
    id
    productCategories(first: 10) {
      nodes {
        id
      }
    }
    upsell(first: 4) {
      nodes {
        ... on Product {
          id
        }
      }
    }
    related(first: 8) {
      nodes {
        ... on Product {
          id
          productCategories(first: 10) {
            nodes {
              id
            }
          }
        }
      }
    }
  }
`;

type Nodes<Node> = { nodes: Node[] } | null | undefined;

type Related = { id: string; productCategories?: Nodes<{ id: string }> };

/** Product with its rows of products, as the page's query returns it. */
export type ProductWithRows = Related & {
  upsell?: Nodes<{ id: string }>;
  related?: Nodes<Related>;
};

/**
 * Selects the upsells and related products that a page shows, none twice and not its own product,
 * which the backend may return too. Related products that share most categories with the product
 * come first: the backend also relates those that share a tag only, in any order.
 */
export function selectRelated({ id, productCategories, upsell, related }: ProductWithRows): void {
  const shown = new Set([id]);
  if (upsell) upsell.nodes = upsell.nodes.filter((product) => !shown.has(product.id));
  for (const product of upsell?.nodes ?? []) shown.add(product.id);
  const own = new Set(productCategories?.nodes.map((category) => category.id));
  const shared = (product: Related) =>
    product.productCategories?.nodes.filter((category) => own.has(category.id)).length ?? 0;
  if (related) {
    related.nodes = related.nodes
      .filter((product) => !shown.has(product.id))
      .toSorted((one, other) => shared(other) - shared(one))
      .slice(0, COUNT);
  }
}
