import { useEffect } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment, PayloadData } from "relay-runtime";
import type { useCurrentOfferQuery$data } from "#__generated__/useCurrentOfferQuery.graphql.ts";
import { sendOperation } from "#relay/sendOperation.ts";
import type { Address } from "#relay/sendOperation.ts";

// By its id, not by its slug as the page asks: a thing that is gone must not take the page with it.
// And not a hundred variations as the page: its own list of them may be longer, and is left as it is.
const offerQuery = graphql`
  query useCurrentOfferQuery($id: ID!, $after: String) {
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

// Not the environment's own way: that carries the session, and waits its turn.
const PUBLIC: Address = { url: "/graphql", send: (input, init) => fetch(input, init) };

/**
 * Asks for what a kept page may have wrong by now, and puts it in place where there is an answer.
 * @param after the last variation that was answered for, where there are more than one answer holds
 */
async function refreshOffer(
  environment: Environment,
  id: string,
  after?: string | null,
): Promise<void> {
  const variables = { id, after };
  const operation = createOperationDescriptor(getRequest(offerQuery), variables);
  const { data, errors } = await sendOperation(PUBLIC, operation.request.node.params, variables);
  const { product } = (data ?? {}) as Partial<useCurrentOfferQuery$data>;
  if (!product || errors?.length) return;
  environment.commitPayload(operation, data as PayloadData);
  if (!product.variations?.nodes[98]) return;
  const { endCursor } = product.variations.pageInfo;
  // A backend that does not go on is not asked for ever.
  if (endCursor !== after) await refreshOffer(environment, id, endCursor);
}

/**
 * Keeps what a product costs and whether it can be had true on a page that may be older than both:
 * asks once, after the page has been painted. Without an answer the page stays as it is.
 * @param id the product's global id
 */
export function useCurrentOffer(id: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const ask = () => void refreshOffer(environment, id).catch(() => {});
    const frame = requestAnimationFrame(() => setTimeout(ask));
    return () => cancelAnimationFrame(frame);
  }, [environment, id]);
}
