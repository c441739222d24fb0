import document from "#server/__generated__/orderLinkEmailMutation.graphql.ts";
import type { orderLinkEmailMutation } from "#server/__generated__/orderLinkEmailMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { createFieldProbe } from "./fieldProbe.ts";

// Email with the link of a guest's order, sent by the backend if it can.

// `wordpress/vitrine` adds this mutation to a backend.
void graphql`
  mutation orderLinkEmailMutation($input: VitrineSendOrderLinkInput!, $isProbe: Boolean!) {
    vitrineSendOrderLink(input: $input) @skip(if: $isProbe) {
      clientMutationId
    }
  }
`;

/** Order number and email address, to email the order's link to that address. */
export type LinkRequest = { number: string; email: string };

/**
 * Requests the email with an order's link. The backend sends it only to the order's own address,
 * and responds in the same way if there is no such order.
 */
export const sendOrderLink = (send: typeof fetch, input: LinkRequest) =>
  requestShop<orderLinkEmailMutation>(send, document, { input, isProbe: false });

/**
 * Creates the probe for a backend that emails links of orders. A mutation with `@skip` has no
 * effect, but a backend without that mutation rejects the document.
 */
export const createLinkProbe = (send: typeof fetch, now: () => number = Date.now) =>
  createFieldProbe(async () => {
    const variables = { input: { number: "", email: "" }, isProbe: true };
    return requestShop<orderLinkEmailMutation>(send, document, variables);
  }, now);
