import { graphql } from "relay-runtime";
import type { ProductPageQuery$variables } from "#__generated__/ProductPageQuery.graphql.ts";
import document from "#__generated__/relatedCardsQuery.graphql.ts";
import type { relatedCardsQuery$data } from "#__generated__/relatedCardsQuery.graphql.ts";
import { selectRelated } from "#components/product/selectRelated.ts";
import type { ProductWithRows } from "#components/product/selectRelated.ts";
import type { CompletePage } from "#relay/pageContext.ts";

// Cards of the related products that a product page shows.

void graphql`
  query relatedCardsQuery($ids: [Int]!) {
    products(first: 4, where: { include: $ids }) {
      nodes {
        ... on Product {
          id
          ...ProductGrid_products
        }
      }
    }
  }
`;

/** Raw response of the page's query, without the fragments' masks. */
type PageData = { product?: ProductWithRows | null };

/**
 * Selects the related products that the page shows, and adds the data of their cards. Without the
 * variable that it sets, the page has no row of them; reused data have it and the cards.
 */
export const addRelatedCards: CompletePage = async (data, request, _pageContext, variables) => {
  const { product } = data as PageData;
  const { hasRelated } = variables as ProductPageQuery$variables;
  if (!product || hasRelated) return;
  const ids = selectRelated(product);
  if (!product.related || ids.length === 0) return;
  const response = await request(document, { ids });
  const { products } = (response.data ?? {}) as Partial<relatedCardsQuery$data>;
  if (!products) throw new Error("The backend did not return the related products.");
  const cards = new Map(products.nodes.map((card) => [card.id, card]));
  const nodes = product.related.nodes.filter(({ id }) => cards.has(id));
  for (const node of nodes) Object.assign(node, cards.get(node.id));
  product.related.nodes = nodes;
  Object.assign(variables, { hasRelated: true });
};
