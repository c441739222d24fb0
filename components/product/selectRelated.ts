import { graphql } from "relay-runtime";
import { sharedTerms } from "./sharedTerms.ts";
import type { Nodes, WithTerms } from "./sharedTerms.ts";

// Row of related products on a product page: its upsells and related products, in order.

/** Number of products in the row. */
export const ROW_LENGTH = 4;

// The server reads these fields, in the page's response. Among the first that the
// backend relates are many that share only a tag, so it is asked for many more than a page shows,
// whose cards are requested then.
void graphql`
  fragment selectRelated_product on Product {
    id
    databaseId
    productCategories(first: 10) {
      nodes {
        id
        databaseId
        ancestors(first: 20) {
          nodes {
            databaseId
          }
        }
      }
    }
    upsell(first: 4, where: { visibility: VISIBLE }) {
      nodes {
        ...selectRelated_candidate @relay(mask: false)
      }
    }
    related(first: 32, where: { visibility: VISIBLE }) {
      nodes {
        ...selectRelated_candidate @relay(mask: false)
      }
    }
  }
`;

void graphql`
  fragment selectRelated_candidate on ProductUnion {
    id
    databaseId
    ... on Product {
      productCategories(first: 10) {
        nodes {
          id
        }
      }
    }
    ... on InventoriedProduct {
      stockStatus
    }
  }
`;

type Category = { id: string; databaseId: number; ancestors?: Nodes<{ databaseId: number }> };

type Candidate = WithTerms & { id: string; databaseId: number; stockStatus?: string | null };

/** Product with its rows of products, as the page's query returns it. */
export type ProductWithRows = {
  id: string;
  databaseId: number;
  productCategories?: Nodes<Category>;
  upsell?: Nodes<Candidate>;
  related?: Nodes<Candidate>;
};

/**
 * Selects the products of the row, none that is sold out, none twice and not the page's own, which
 * the backend may return too: the upsells, then related products that share a category. Those that
 * share the most specific one come first, then those that share most. The rest of the order follows
 * the ids from the product's own on, so that products of one category do not all show the same, and
 * each the same at every rendering. The upsells that are left out are removed.
 * @returns the database ids of at most `ROW_LENGTH` products
 */
export function selectRelated(product: ProductWithRows): number[] {
  const { id, databaseId, productCategories, upsell, related } = product;
  const shown = new Set([id]);
  const isLeft = (other: Candidate) =>
    other.stockStatus !== "OUT_OF_STOCK" && !shown.has(other.id) && Boolean(shown.add(other.id));
  if (upsell) upsell.nodes = upsell.nodes.filter(isLeft);
  const depths = new Map(
    (productCategories?.nodes ?? []).map((one) => [one.id, (one.ancestors?.nodes.length ?? 0) + 1]),
  );
  const ranked = (related?.nodes ?? [])
    .filter(isLeft)
    .map((other) => {
      const shared = sharedTerms({ productCategories }, other);
      const depth = Math.max(0, ...shared.map((term) => depths.get(term) ?? 0));
      const ranks = [
        -depth,
        -shared.length,
        other.databaseId > databaseId ? 0 : 1,
        other.databaseId,
      ];
      return { other, ranks, isRelated: depth > 0 };
    })
    .filter(({ isRelated }) => isRelated)
    .toSorted((one, other) => {
      const place = one.ranks.findIndex((rank, at) => rank !== other.ranks[at]);
      return place < 0 ? 0 : (one.ranks[place] ?? 0) - (other.ranks[place] ?? 0);
    });
  return [...(upsell?.nodes ?? []), ...ranked.map(({ other }) => other)]
    .slice(0, ROW_LENGTH)
    .map((other) => other.databaseId);
}
