import { graphql } from "relay-runtime";
import type { ProductPageQuery$variables } from "#__generated__/ProductPageQuery.graphql.ts";
import document from "#__generated__/relatedCardsQuery.graphql.ts";
import { ROW_LENGTH, selectRelated } from "#components/product/selectRelated.ts";
import type { ProductWithRows } from "#components/product/selectRelated.ts";
import type { CompletePage } from "#relay/pageContext.ts";

// Cards of the related products that a product page shows.

void graphql`
  query relatedCardsQuery($ids: [Int]!, $categories: [Int]!, $isShort: Boolean!) {
    selected: products(first: 4, where: { include: $ids }) {
      nodes {
        ... on Product {
          ...selectRelated_candidate @relay(mask: false)
          ...ProductGrid_products
        }
      }
    }
    near: products(
      first: 5
      where: {
        categoryIdIn: $categories
        visibility: VISIBLE
        status: "publish"
        stockStatus: [IN_STOCK]
        orderby: [{ field: POPULARITY, order: DESC }]
      }
    ) @include(if: $isShort) {
      nodes {
        ... on Product {
          ...selectRelated_candidate @relay(mask: false)
          ...ProductGrid_products
        }
      }
    }
    popular: products(
      first: 5
      where: {
        visibility: VISIBLE
        status: "publish"
        stockStatus: [IN_STOCK]
        orderby: [{ field: POPULARITY, order: DESC }]
      }
    ) @include(if: $isShort) {
      nodes {
        ... on Product {
          ...selectRelated_candidate @relay(mask: false)
          ...ProductGrid_products
        }
      }
    }
  }
`;

/** Raw response of the page's query, without the fragments' masks. */
type PageData = { product?: ProductWithRows | null };

type Cards = { [List in "selected" | "near" | "popular"]?: ProductWithRows["related"] };

/**
 * Selects the related products that the page shows, and adds the data of their cards. Where they are
 * too few for a row, the bestselling products of their categories and of those above fill it, then
 * those of the shop. Without the variable that it sets, the page has no row; reused data have it and
 * the cards.
 */
export const addRelatedCards: CompletePage = async (data, request, _pageContext, variables) => {
  const { product } = data as PageData;
  const { hasRelated } = variables as ProductPageQuery$variables;
  if (!product?.related || hasRelated) return;
  const ids = selectRelated(product);
  const categories = (product.productCategories?.nodes ?? []).flatMap((category) => [
    category.databaseId,
    ...(category.ancestors?.nodes ?? []).map(({ databaseId }) => databaseId),
  ]);
  const isShort = ids.length < ROW_LENGTH;
  const response = await request(document, { ids, categories, isShort });
  const { selected, near, popular } = (response.data ?? {}) as Cards;
  if (!selected) throw new Error("The backend did not return the related products.");
  const chosen = ids.flatMap((id) => selected.nodes.find((card) => card.databaseId === id) ?? []);
  const cards = new Map(
    [...chosen, ...(near?.nodes ?? []), ...(popular?.nodes ?? [])].map((card) => [card.id, card]),
  );
  cards.delete(product.id);
  product.related.nodes = [...cards.values()].slice(0, ROW_LENGTH);
  Object.assign(variables, { hasRelated: true });
};
