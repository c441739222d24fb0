import { arrivalText } from "#components/product/deliveryDates.ts";
import type { DeliveryRules } from "#relay/contract/page/shopTexts.ts";
import type { Receipt } from "#relay/contract/order/receipt.ts";
import type { CompletePage } from "#relay/pageContext.ts";

/** Returns the days on which a received order arrives, if the shop's rules are true for it. */
function arrivalOf(
  { progress, preparedSince, delivery }: Receipt,
  rules: DeliveryRules | undefined,
): string | undefined {
  const country = delivery?.fromStockTo;
  if (progress !== "received" || preparedSince === undefined || country === undefined) {
    return undefined;
  }
  if (!rules?.countries.includes(country)) return undefined;
  return arrivalText(rules, new Date(preparedSince), new Date());
}

/**
 * Adds the order, which our server has found for the owner or by its link, with the days on which it
 * arrives.
 */
export const addOrder: CompletePage = async (data, _fetch, { supplied, shop }) => {
  const order = supplied?.order;
  if (typeof order !== "object") return void Object.assign(data, { order });
  const arrival = arrivalOf(order.receipt, shop.texts.delivery?.rules);
  Object.assign(data, { order: { ...order, ...(arrival && { arrival }) } });
};
