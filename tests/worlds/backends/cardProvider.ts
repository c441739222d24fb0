import { decideIntent, findOrder, finishIntent, intentOf, settlePayment } from "./embeddedShop.ts";
import type { Shop } from "./embeddedShop.ts";

// Provider of the card payments in the WordPress of a test: what the shopper of the last order decides
// on the page of their bank, and what the provider does later.

/** The provider of a shop's card payments. */
export type CardProvider = {
  /** Returns how often the cards of all orders were charged. */
  charges: () => number;
  /** Returns the last order's status, and its payment's amount and client secret. */
  lastPayment: () => { status: string | undefined; amount: number | undefined; secret: string };
  /** Decides the last payment as its shopper does on the page of their bank. */
  decide: (decision: Parameters<typeof decideIntent>[2]) => void;
  /** Ends the last payment, on which its bank still works. */
  finish: () => void;
  /** Calls WordPress's webhook for the last payment. */
  callWebhook: () => void;
};

/** Returns the provider of a shop's card payments. */
export function openCardProvider(shop: Shop): CardProvider {
  const { database } = shop;
  const lastOrder = () => Number(database.first("select max(id) as id from shop_order")?.["id"]);
  const lastIntent = () => intentOf(shop, lastOrder());
  return {
    charges: () => Number(database.first("select sum(charges) as n from payment_intent")?.["n"]),
    lastPayment: () => ({
      status: findOrder(shop, { id: lastOrder() })?.status,
      amount: lastIntent()?.amount,
      secret: lastIntent()?.clientSecret ?? "",
    }),
    decide: (decision) => void decideIntent(shop, lastIntent()?.id ?? "", decision),
    finish: () => void finishIntent(shop, lastIntent()?.id ?? ""),
    callWebhook: () => void settlePayment(shop, lastOrder()),
  };
}
