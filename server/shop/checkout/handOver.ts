import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import { CHECKING, EMPTY } from "./checkoutResponses.ts";
import { requestLink } from "./handOverLink.ts";
import type { LinkCheck } from "./linkCheck.ts";
import { paymentAddress } from "./paymentAddress.ts";
import type { PaymentOrigins } from "./paymentAddress.ts";
import { resolveIntent } from "./resolveIntent.ts";
import type { OrderTools } from "./resolveIntent.ts";
import { sendAddresses } from "./sendAddresses.ts";
import type { WordpressTarget } from "./wordpressTarget.ts";

// Hand-over of a shopper's session to WordPress's own pages, by a link that opens it there.

/** WordPress gives no link that works. */
const UNAVAILABLE: CheckoutResponse = {
  outcome: "failed",
  message:
    "We couldn’t open the payment page. Nothing was ordered, and your cart is safe. Try again in a moment.",
  effectOfCall: "none",
};

/** A session's orders, and its way to WordPress; a new guest has neither session nor orders. */
type HandOverTools = OrderTools & {
  session: string | undefined;
  /** Our own origin, as the shopper sees it. */
  ours: string;
  origins: PaymentOrigins;
  /** Checks WordPress's links to its checkout. */
  check: LinkCheck;
};

/**
 * Returns the redirect to WordPress's checkout with the session's cart, or to another page, or why
 * there is none. The link is a password for an hour, and a customer's whole sign-in: it goes to the
 * shopper alone, is requested for each press, and appears in no log. Must be called in the session
 * lock: WooGraphQL writes the session with the link.
 */
export async function handOver(
  tools: HandOverTools,
  target?: WordpressTarget,
): Promise<CheckoutResponse> {
  const { session, send, state, warn, lastCart, ours, origins, check } = tools;
  if (session === undefined && target?.kind !== "product") return EMPTY;
  const pending = session === undefined ? undefined : await state.unsettled(session);
  const found = pending && (await resolveIntent(pending, tools));
  // The cart may be ordered already, and would be ordered again there.
  if (found?.progress === "unknown") return CHECKING;

  // Only a change begins a guest's session; this one changes nothing.
  if (session === undefined) await sendAddresses(send, {});
  const given = await requestLink(send, target);
  if ("refusal" in given) return given.refusal;
  const { address, isElsewhere } = paymentAddress(given.link, { ours, origins });
  if (address === undefined) {
    warn(
      isElsewhere
        ? "WordPress's link to its checkout is on another host: add its origin to PAYMENT_ORIGINS"
        : "WordPress gives no link to its checkout or a product: see docs/payments.md",
    );
    return UNAVAILABLE;
  }
  if (!(await check(address))) {
    warn("WordPress's link to its checkout leads to its home page: see docs/payments.md");
    return UNAVAILABLE;
  }
  // The cart may be ordered there: it is no last known cart any more.
  lastCart.forget();
  return { outcome: "redirect", location: address };
}
