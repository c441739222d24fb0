import type { CheckoutResponse } from "#relay/contract/orderFields.ts";
import document from "#server/__generated__/handOverQuery.graphql.ts";
import type { handOverQuery } from "#server/__generated__/handOverQuery.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";
import { CHECKING, EMPTY, EXPIRED } from "./checkoutResponses.ts";
import type { OrderMemory } from "./earlierOrder.ts";
import type { LinkCheck } from "./linkCheck.ts";
import { paymentAddress } from "./paymentAddress.ts";
import type { PaymentOrigins } from "./paymentAddress.ts";
import { resolveIntent } from "./resolveIntent.ts";

// Hand-over of a shopper's cart to WordPress's own checkout, by a link that opens the session there.

void graphql`
  query handOverQuery {
    customer {
      checkoutUrl
    }
    cart {
      isEmpty
    }
  }
`;

/** WordPress gives no link that works. */
const UNAVAILABLE: CheckoutResponse = {
  outcome: "failed",
  message:
    "We couldn’t open the payment page. Nothing was ordered, and your cart is safe. Try again in a moment.",
  effectOfCall: "none",
};

/**
 * Returns the redirect to WordPress's checkout with the session's cart, or why there is none. The
 * link is a password for an hour, and a customer's whole sign-in: it goes to the shopper alone, is
 * requested for each press, and appears in no log. Must be called in the session lock: WooGraphQL
 * writes the session with the link.
 */
export async function handOver(
  memory: OrderMemory,
  { ours, origins, check }: { ours: string; origins: PaymentOrigins; check: LinkCheck },
): Promise<CheckoutResponse> {
  const { session, send, state, warn } = memory;
  const pending = await state.unsettled(session);
  const found = pending && (await resolveIntent(pending, send, memory));
  // The cart may be ordered already, and would be ordered again there.
  if (found?.progress === "unknown") return CHECKING;

  const { data } = await requestShop<handOverQuery>(send, document, {});
  if (!data) {
    warn("WordPress gives no link to its checkout: see docs/payments.md");
    return UNAVAILABLE;
  }
  if (!data.cart) return EXPIRED;
  if (data.cart.isEmpty) return EMPTY;
  const { address, isElsewhere } = paymentAddress(data.customer?.checkoutUrl, { ours, origins });
  if (address === undefined) {
    warn(
      isElsewhere
        ? "WordPress's link to its checkout is on another host: add its origin to PAYMENT_ORIGINS"
        : "WordPress gives no link to its checkout: see docs/payments.md",
    );
    return UNAVAILABLE;
  }
  if (!(await check(address))) {
    warn("WordPress's link to its checkout leads to its home page: see docs/payments.md");
    return UNAVAILABLE;
  }
  return { outcome: "redirect", location: address };
}
