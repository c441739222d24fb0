import { DEMO_CARD } from "#shop/orders/gateways.ts";
import type { Shop } from "#shop/shop.ts";
import type { ChosenCard } from "./paymentIntents.ts";
import { savedCards } from "./savedCards.ts";

/**
 * Reads the card of a checkout, as the keys of WooCommerce's Stripe gateway name it.
 * @param customerId account of the shopper, whose saved cards they may choose
 * @returns undefined if no card was chosen
 */
export function chosenCard(
  shop: Shop,
  data: ReadonlyMap<string, string>,
  customerId: number | undefined,
): ChosenCard | undefined {
  // WooCommerce names the value by the gateway's id.
  const token =
    data.get(`wc-${DEMO_CARD.id}-payment-token`) ?? data.get("wc-stripe-payment-token") ?? "";
  const isSaved = data.get("isSavedToken") === "true" || /^\d+$/.test(token);
  if (!isSaved) {
    const paymentMethod = data.get("wc-stripe-payment-method") ?? "";
    const savesCard = data.has("wc-demo_card-new-payment-method");
    return paymentMethod === "" ? undefined : { paymentMethod, savesCard };
  }
  const cards = customerId === undefined ? [] : savedCards(shop, customerId);
  const card = cards.find(({ id }) => String(id) === token);
  return card && { paymentMethod: card.paymentMethod, savesCard: false };
}
