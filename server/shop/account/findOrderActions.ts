import { foldCode } from "#relay/contract/text/foldCode.ts";
import { pageOfLink, typedLink } from "#server/shop/checkout/orderLink.ts";
import { t } from "#words/t.ts";
import { checked, emailForm, tooManyAttempts } from "./formAction.ts";
import type { ActionResult, ActionTools, SentForm } from "./formAction.ts";
import { sendOrderLink } from "./orderLinkEmail.ts";
import { ownOrderPage } from "./ownOrderPage.ts";

// Form actions of the page that finds an order.

/** One message for a wrong key and an unknown number. */
const unknownOrder = () => ({ status: 422, message: t("account.orderKeyWrong") });

/** Finds an order by its number and key, and redirects to its page. */
export async function findOrder(
  { request, shopper, fields }: SentForm,
  { attempts, orders }: ActionTools,
): Promise<ActionResult> {
  const { typed, refusal } = await checked("findOrder", fields);
  if (refusal) return refusal;
  const link = typedLink({ number: typed.number, key: typed.orderKey });
  const attempt = await attempts.orderKey(request.ip, link.number);
  if (!attempt) return tooManyAttempts();
  const order = await orders.atLink(shopper, link);
  const location = order ? pageOfLink(link) : await ownOrderPage(shopper, link);
  if (location === undefined) return unknownOrder();
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
  });
