import { foldCode } from "#relay/contract/text/foldCode.ts";
import { pageOfLink, typedLink } from "#server/shop/checkout/orderLink.ts";
import { TOO_MANY_ATTEMPTS, checked } from "./formAction.ts";
import type { ActionResult, ActionTools, SentForm } from "./formAction.ts";
import { sendOrderLink } from "./orderLinkEmail.ts";
import { ownOrderPage } from "./ownOrderPage.ts";

// Form actions of the page that finds an order.

const LINK_SENT = { location: "/account/find-order?done=linkSent" };

/** One message for a wrong key and an unknown number. */
const UNKNOWN_ORDER = {
  status: 422,
  message: "We can’t find that order. Check the number and the key in your email.",
};

/** Finds an order by its number and key, and redirects to its page. */
export async function findOrder(
  { request, shopper, fields }: SentForm,
  { attempts, orders }: ActionTools,
): Promise<ActionResult> {
  const { typed, refusal } = await checked("findOrder", fields);
  if (refusal) return refusal;
  const link = typedLink({ number: typed.number, key: typed.orderKey });
  const attempt = await attempts.orderKey(request.ip, link.number);
  if (!attempt) return TOO_MANY_ATTEMPTS;
  const order = await orders.atLink(shopper, link);
  const location = order ? pageOfLink(link) : await ownOrderPage(shopper, link);
  if (location === undefined) return UNKNOWN_ORDER;
  attempt.refund();
  return { location };
}

/**
 * Requests the email with an order's link; the response is the same if number and email address do
 * not match.
 */
export async function orderLink(
  { request, shopper, fields }: SentForm,
  { attempts }: ActionTools,
): Promise<ActionResult> {
  const { typed, refusal } = await checked("orderLink", fields);
  if (refusal) return refusal;
  const attempt = await attempts.email(request.ip, typed.orderEmail);
  if (attempt === "refused") return TOO_MANY_ATTEMPTS;
  if (attempt === "capped") return LINK_SENT;
  const wanted = { number: foldCode(typed.orderNumber), email: typed.orderEmail };
  const { errors = [] } = await sendOrderLink(shopper.sendAnonymous, wanted);
  if (errors.length > 0) request.log.warn("the backend did not accept an order link email");
  return LINK_SENT;
}
