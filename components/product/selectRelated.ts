import { graphql } from "relay-runtime";

// Related products and upsells of a product page: their selection and order.

/** Number of related products on a page. */
const COUNT = 4;

// The server reads these fields, in the page's response. Among the first that the
// backend relates are many that share only a tag, so it is asked for many more than a page shows,
// whose cards are requested then.
void graphql`
  fragment selectRelated_product on Product {
    id
    productCategories(first: 10) {
      nodes {
        id
        parent {
          node {
            id
          }
        }
      }
    }
    upsell(first: 4) {
      nodes {
        ... on Product {
          id
        }
      }
    }
    related(first: 32) {
      nodes {
        ... on Product {
          id
          databaseId
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

type Category = { id: string; parent?: { node: { id: string } } | null };

type Categorized = { id: string; productCategories?: Nodes<Category> };

type Related = Categorized & { databaseId: number };

/** Product with its rows of products, as the page's query returns it. */
export type ProductWithRows = Categorized & {
  upsell?: Nodes<{ id: string }>;
  related?: Nodes<Related>;
};

/** Returns each category's depth below the top one, as far as the product's categories tell. */
function categoryDepths(categories: readonly Category[]): ReadonlyMap<string, number> {
  const parents = new Map(categories.map(({ id, parent }) => [id, parent?.node.id]));
  const depthOf = (id: string): number => {
    const parent = parents.get(id);
    return parent === undefined ? 1 : depthOf(parent) + 1;
  };
  return new Map(categories.map(({ id }) => [id, depthOf(id)]));
}

/**
 * Selects the upsells and related products that a page shows, none twice and not its own product,
 * which the backend may return too. Related products that share the product's most specific
 * category come first, then those that share most categories: the backend also relates those that
 * share a tag only, in any order.
 * @returns the database ids of the related products
 */
export function selectRelated(product: ProductWithRows): number[] {
  const { id, productCategories, upsell, related } = product;
  const shown = new Set([id]);
  if (upsell) upsell.nodes = upsell.nodes.filter((other) => !shown.has(other.id));
  for (const other of upsell?.nodes ?? []) shown.add(other.id);
  const depths = categoryDepths(productCategories?.nodes ?? []);
  const shared = (other: Categorized) =>
    (other.productCategories?.nodes ?? []).flatMap((category) => depths.get(category.id) ?? []);
  const byShared = (one: Categorized, other: Categorized) => {
    const [first, second] = [shared(one), shared(other)];
    return Math.max(0, ...second) - Math.max(0, ...first) || second.length - first.length;
  };
  if (!related) return [];
  related.nodes = related.nodes
    .filter((other) => !shown.has(other.id))
    .toSorted(byShared)
    .slice(0, COUNT);
  return related.nodes.map(({ databaseId }) => databaseId);
}
