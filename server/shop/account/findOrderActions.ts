import { foldCode } from "#relay/contract/text/foldCode.ts";
import { pageOfLink, typedLink } from "#server/shop/checkout/orderLink.ts";
import { TOO_MANY_ATTEMPTS, checked, emailForm } from "./formAction.ts";
import type { ActionResult, ActionTools, SentForm } from "./formAction.ts";
import { sendOrderLink } from "./orderLinkEmail.ts";
import { ownOrderPage } from "./ownOrderPage.ts";

// Form actions of the page that finds an order.

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

/** Requests the email with an order's link. */
export const orderLink = (sent: SentForm, tools: ActionTools) =>
  emailForm("orderLink", sent, tools, {
    recipientOf: ({ orderEmail }) => orderEmail,
    send: (send, { orderNumber, orderEmail }) =>
      sendOrderLink(send, { number: foldCode(orderNumber), email: orderEmail }),
    done: { location: "/account/find-order?done=linkSent" },
    refused: "the backend did not accept an order link email",
  });
