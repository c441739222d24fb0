import { graphql } from "relay-runtime";
import { sharedTerms } from "./sharedTerms.ts";
import type { Nodes, WithTerms } from "./sharedTerms.ts";

// Related products and upsells of a product page: their selection and order.

/** Number of related products on a page. */
const COUNT = 4;

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
        ancestors(first: 20) {
          nodes {
            id
          }
        }
      }
    }
    # eslint-disable-next-line relay/unused-fields -- sharedTerms reads it
    productTags(first: 20) {
      nodes {
        id
      }
    }
    upsell(first: 4, where: { visibility: VISIBLE }) {
      nodes {
        ... on Product {
          id
        }
      }
    }
    related(first: 32, where: { visibility: VISIBLE }) {
      nodes {
        ... on Product {
          id
          databaseId
          productCategories(first: 10) {
            nodes {
              id
            }
          }
          # eslint-disable-next-line relay/unused-fields -- sharedTerms reads it
          productTags(first: 20) {
            nodes {
              id
            }
          }
        }
        ... on InventoriedProduct {
          stockStatus
        }
      }
    }
  }
`;

type Category = { id: string; ancestors?: Nodes<{ id: string }> };

type Related = WithTerms & { id: string; databaseId: number; stockStatus?: string | null };

/** Product with its rows of products, as the page's query returns it. */
export type ProductWithRows = {
  id: string;
  databaseId: number;
  productCategories?: Nodes<Category>;
  productTags?: Nodes<{ id: string }>;
  upsell?: Nodes<{ id: string }>;
  related?: Nodes<Related>;
};

/**
 * Selects the upsells and related products that a page shows, none twice and not its own product,
 * which the backend may return too. Related products share a category or tag with the product:
 * where no other does, the backend returns the start of its catalog. Those in stock come first,
 * then those that share the most specific category, then those that share most. The rest of the
 * order follows the ids from the product's own on, so that products of one category do not all show
 * the same four, and each the same at every rendering.
 * @returns the database ids of the related products
 */
export function selectRelated(product: ProductWithRows): number[] {
  const { id, databaseId, productCategories, upsell, related } = product;
  const shown = new Set([id]);
  if (upsell) upsell.nodes = upsell.nodes.filter((other) => !shown.has(other.id));
  for (const other of upsell?.nodes ?? []) shown.add(other.id);
  if (!related) return [];
  const depths = new Map(
    (productCategories?.nodes ?? []).map((one) => [one.id, (one.ancestors?.nodes.length ?? 0) + 1]),
  );
  const ranked = related.nodes
    .filter((other) => !shown.has(other.id))
    .map((other) => {
      const shared = sharedTerms(product, other);
      const depth = Math.max(0, ...shared.map((term) => depths.get(term) ?? 0));
      const ranks = [
        other.stockStatus === "OUT_OF_STOCK" ? 1 : 0,
        -depth,
        -shared.length,
        other.databaseId > databaseId ? 0 : 1,
        other.databaseId,
      ];
      return { other, ranks, isRelated: shared.length > 0 };
    })
    .filter(({ isRelated }) => isRelated)
    .toSorted((one, other) => {
      const place = one.ranks.findIndex((rank, at) => rank !== other.ranks[at]);
      return place < 0 ? 0 : (one.ranks[place] ?? 0) - (other.ranks[place] ?? 0);
    });
  related.nodes = ranked.slice(0, COUNT).map(({ other }) => other);
  return related.nodes.map((other) => other.databaseId);
}
