import { randomBytes } from "node:crypto";
import { flag, number, text, word } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Order } from "#shop/orders/order.ts";
import type { Shop } from "#shop/shop.ts";
import { testCard } from "./testCards.ts";
import { t } from "../../../words/t.ts";

// Payment intents of the card demonstration, as Stripe keeps them: at most one of an order.

const STATUSES = [
  "requires_payment_method",
  "requires_action",
  "processing",
  "succeeded",
  "canceled",
] as const;

/** Payment of an order, and the decision of the card's bank. */
export type PaymentIntent = {
  id: string;
  orderId: number;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  paymentMethod: string;
  status: (typeof STATUSES)[number];
  /** Lets a browser confirm the payment. */
  clientSecret: string;
  /** Number of times that the card was charged. */
  charges: number;
  /** Error message of the last refusal; empty if there was none. */
  message: string;
  /** True if the card is saved for its customer once it has paid. */
  savesCard: boolean;
};

/** A chosen card, and whether to save it. */
export type ChosenCard = Pick<PaymentIntent, "paymentMethod" | "savesCard">;

/** Decision of a shopper on the page of their bank. */
export type BankDecision = "confirm" | "decline";

/** Returns the payment intent of an order. */
export function intentOf({ database }: Shop, orderId: number): PaymentIntent | undefined {
  const row = database.first("select * from payment_intent where order_id = ?", orderId);
  return row && readIntent(row);
}

/** Finds a payment intent by its id. */
export function findIntent({ database }: Shop, id: string): PaymentIntent | undefined {
  const row = database.first("select * from payment_intent where id = ?", id);
  return row && readIntent(row);
}

/**
 * Confirms the payment of an order with a card: it is charged, refused, or awaits its shopper's
 * decision. A payment that has succeeded or that the bank still works on stays as it is.
 */
export function confirmIntent(shop: Shop, order: Order, card: ChosenCard): PaymentIntent {
  const known = intentOf(shop, order.id);
  if (known?.status === "succeeded" || known?.status === "processing") return known;
  const id = known?.id ?? `pi_${randomBytes(12).toString("hex")}`;
  const intent: PaymentIntent = {
    id,
    orderId: order.id,
    amount: order.totals.total,
    currency: order.currency.toLowerCase(),
    status: "requires_action",
    clientSecret: known?.clientSecret ?? `${id}_secret_${randomBytes(12).toString("hex")}`,
    charges: known?.charges ?? 0,
    message: "",
    ...card,
  };
  const awaitsShopper = testCard(card.paymentMethod).confirmedIn !== undefined;
  return saveIntent(shop, awaitsShopper ? intent : charged(intent));
}

/** Applies a shopper's decision, once; a later one finds the payment decided. */
export function decideIntent(shop: Shop, id: string, decision: BankDecision): PaymentIntent {
  return shop.database.transaction(() => {
    const intent = findIntent(shop, id);
    if (!intent) throw new Error(`There is no payment intent ${id}`);
    if (intent.status !== "requires_action") return intent;
    const decided =
      decision === "confirm" ? charged(intent) : refused(intent, t("bank.unauthenticated"));
    return saveIntent(shop, decided);
  });
}

/** Cancels an order's payment that awaits its shopper, since the order is paid in another way. */
export function cancelIntent(shop: Shop, orderId: number): void {
  const intent = intentOf(shop, orderId);
  if (intent?.status === "requires_action") saveIntent(shop, { ...intent, status: "canceled" });
}

/** Ends a payment on which its bank still works, as a bank that decides after days. */
export function finishIntent(shop: Shop, id: string): PaymentIntent {
  return shop.database.transaction(() => {
    const intent = findIntent(shop, id);
    if (intent?.status !== "processing") throw new Error(`${id} is not in process`);
    return saveIntent(shop, { ...intent, status: "succeeded", charges: intent.charges + 1 });
  });
}

function charged(intent: PaymentIntent): PaymentIntent {
  const { refusal, isSlow } = testCard(intent.paymentMethod);
  if (refusal !== undefined) return refused(intent, refusal());
  if (isSlow) return { ...intent, status: "processing" };
  return { ...intent, status: "succeeded", charges: intent.charges + 1 };
}

const refused = (intent: PaymentIntent, message: string): PaymentIntent => ({
  ...intent,
  status: "requires_payment_method",
  message,
});

function saveIntent({ database }: Shop, intent: PaymentIntent): PaymentIntent {
  database.run(
    `insert or replace into payment_intent (id, order_id, amount, currency, payment_method, status,
       client_secret, charges, message, saves_card) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    intent.id,
    intent.orderId,
    intent.amount,
    intent.currency,
    intent.paymentMethod,
    intent.status,
    intent.clientSecret,
    intent.charges,
    intent.message,
    Number(intent.savesCard),
  );
  return intent;
}

function readIntent(row: Row): PaymentIntent {
  return {
    id: text(row, "id"),
    orderId: number(row, "order_id"),
    amount: number(row, "amount"),
    currency: text(row, "currency"),
    paymentMethod: text(row, "payment_method"),
    status: word(row, "status", STATUSES),
    clientSecret: text(row, "client_secret"),
    charges: number(row, "charges"),
    message: text(row, "message"),
    savesCard: flag(row, "saves_card"),
  };
}
