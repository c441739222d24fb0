import { useEffect } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import type { useCurrentOfferQuery$data } from "#__generated__/useCurrentOfferQuery.graphql.ts";
import { askPublicly } from "./askPublicly.ts";
import { shownOffers } from "./shownOffers.ts";

// By its id, not by its slug as the page asks: a thing that is gone must not take the page with it.
// And not a hundred variations as the page: its own list of them may be longer, and is left as it is.
const offerQuery = graphql`
  query useCurrentOfferQuery($id: ID!, $slugs: [String], $after: String) {
    products(first: 100, where: { slugIn: $slugs }) {
      nodes {
        ...useCurrentOffer_offer
      }
    }
    product(id: $id) {
      ...useCurrentOffer_offer
      ... on ProductWithVariations {
        variations(first: 99, after: $after) {
          pageInfo {
            endCursor
          }
          nodes {
            ...useCurrentOffer_offer
          }
        }
      }
      ... on GroupProduct {
        products(first: 100) {
          nodes {
            ...useCurrentOffer_offer
          }
        }
      }
    }
  }
`;

// Nobody reads it from here: it lands in the store, where what shows it looks.
void graphql`
  fragment useCurrentOffer_offer on ProductUnion {
    dateOnSaleTo
    ...ProductPrice_product
    ... on InventoriedProduct {
      backordersAllowed
      ...StockLine_stock @alias(as: "stock")
    }
  }
`;

/**
 * Asks for what a kept page may have wrong by now, and puts it in place where there is an answer.
 * @param slugs of all that the page shows a price of, itself among it
 * @param after the last variation that was answered for, where there are more than one answer holds
 */
async function refreshOffer(
  environment: Environment,
  id: string,
  slugs: readonly string[],
  after?: string | null,
): Promise<void> {
  const variables = { id, slugs, after };
  const operation = createOperationDescriptor(getRequest(offerQuery), variables);
  const data = await askPublicly(operation);
  const { product } = (data ?? {}) as Partial<useCurrentOfferQuery$data>;
  if (!data || !product) return;
  environment.commitPayload(operation, data);
  if (!product.variations?.nodes[98]) return;
  const { endCursor } = product.variations.pageInfo;
  // A backend that does not go on is not asked for ever.
  if (endCursor !== after) await refreshOffer(environment, id, slugs, endCursor);
}

/**
 * Keeps what a product costs and whether it can be had true on a page that may be older than both,
 * and what its shelves say of others: asks once, after the page has been painted. Without an answer
 * the page stays as it is.
 * @param id the product's global id
 */
export function useCurrentOffer(id: string): void {
  const environment = useRelayEnvironment();
  const { loaded } = usePageContext();
  const data = loaded?.payload?.data;
  useEffect(() => {
    const ask = () =>
      void refreshOffer(environment, id, [...shownOffers(data).keys()]).catch(() => {});
    const frame = requestAnimationFrame(() => setTimeout(ask));
    return () => cancelAnimationFrame(frame);
  }, [environment, id, data]);
}
