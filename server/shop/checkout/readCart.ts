import { isRefusal } from "#relay/session/session.ts";
import document from "#server/__generated__/readCartQuery.graphql.ts";
import type { readCartQuery } from "#server/__generated__/readCartQuery.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";

// Query for the cart that is about to be ordered, and its payment methods.

void graphql`
  query readCartQuery {
    cart(recalculateTotals: true) {
      ...confirmedCart_cart @relay(mask: false)
      needsShippingAddress
      contents(first: 100) {
        nodes {
          ...labeledProduct_item @relay(mask: false)
          product {
            node {
              databaseId
              slug
              ... on InventoriedProduct {
                stockStatus
              }
              image {
                sourceUrl
                srcSet
              }
            }
          }
          variation {
            node {
              databaseId
              stockStatus
              image {
                sourceUrl
                srcSet
              }
            }
          }
        }
      }
    }
    paymentGateways(first: 100) {
      nodes {
        id
        title
        description
      }
    }
  }
`;

type Response = readCartQuery["response"];

/** A cart with the fields needed to order it. */
export type CartToOrder = NonNullable<Response["cart"]>;

/** A payment method of the backend. */
export type PaymentGateway = NonNullable<Response["paymentGateways"]>["nodes"][number];

/** A session's cart and its payment methods. */
export type ReadCart = {
  cart: CartToOrder;
  gateways: readonly PaymentGateway[];
  needsShipping: boolean;
  /** The packages, each with the ids of its available delivery methods. */
  packages: readonly (readonly string[])[];
};

/**
 * Reads a cart with recalculated totals: the backend's stored ones may be those of an earlier
 * address. Undefined if the session is refused; rejects without a cart in the response.
 */
export async function readCart(send: typeof fetch): Promise<ReadCart | undefined> {
  const { data, errors } = await requestShop<readCartQuery>(send, document, {});
  if (isRefusal(errors)) return undefined;
  const { cart, paymentGateways } = data ?? {};
  if (!cart?.contents) throw new Error("the backend gave no cart");
  return {
    cart,
    gateways: paymentGateways?.nodes ?? [],
    needsShipping: cart.needsShippingAddress === true,
    packages: (cart.availableShippingMethods ?? []).map((each) =>
      (each?.rates ?? []).flatMap((rate) => (rate ? [rate.id] : [])),
    ),
  };
}
