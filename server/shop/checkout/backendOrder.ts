import type { backendOrder_order$data } from "#server/__generated__/backendOrder_order.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";

// Orders as the backend has them: their data, and the metadata that the server gives them.

void graphql`
  fragment backendOrder_order on Order {
    databaseId
    orderNumber
    orderKey
    status
    needsPayment
    date
    paymentMethod
    ...orderAmounts_order @relay(mask: false)
    billing {
      email
      lastName
      postcode
    }
    lineItems(first: 100) {
      nodes {
        productId
        variationId
        quantity
        ...orderAmounts_line @relay(mask: false)
      }
    }
  }
`;

/** The backend's order data, with its intent if the backend returns order metadata. */
export type BackendOrder = Omit<backendOrder_order$data, " $fragmentType"> & {
  readonly metaData?:
    | readonly (
        | { readonly key: string; readonly value: string | null | undefined }
        | null
        | undefined
      )[]
    | null
    | undefined;
};

/** The facts about a new order that every response to a checkout has. */
export type NewOrder = Pick<BackendOrder, "databaseId" | "orderNumber" | "orderKey" | "status">;

/** Order metadata key of the intent (idempotency key). */
export const INTENT_KEY = "vitrine_intent";

/**
 * Order metadata key of the total that the shopper confirmed, as the cart's raw number. A backend
 * that enforces it names the key in its error, as `wordpress/vitrine` does.
 */
export const CONFIRMED_TOTAL_KEY = "vitrine_seen_total";
