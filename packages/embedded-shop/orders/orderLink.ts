import { createHmac } from "node:crypto";
import { isSameText } from "#shop/session/isSameText.ts";
import type { Shop } from "#shop/shop.ts";
import type { Order } from "./order.ts";
import { findOrder } from "./orderStore.ts";
import { inLanguage } from "../../../words/inLanguage.ts";
import { language } from "../../../words/language.ts";
import { t } from "../../../words/t.ts";

// Link of a guest's order: its email and its signature.

/** Writes an order's link to its email address, in its language, as `wordpress/vitrine` does. */
export function sendOrderLink(shop: Shop, number: string, email: string): void {
  const order = findOrder(shop, { id: Number(number.replace(/^#/, "")) || 0 });
  const isOwn = email !== "" && order?.billing.email.toLowerCase() === email.trim().toLowerCase();
  if (!order || !isOwn) return;
  const { id, key, billing } = order;
  const url = `${shop.siteUrl}/checkout/order-received/${id}/?key=${key}`;
  inLanguage(order.language ?? language(), () =>
    shop.sendEmail({
      to: billing.email,
      subject: t("email.orderSubject", { shop: shop.settings.name, id }),
      text: t("email.orderText", { id, url }),
    }),
  );
}

/** Arguments of the field `vitrineOrder`. */
export type SignedLink = { number: string; key: string; time: string; signature: string };

/** Seconds by which the time of a signature may differ. */
const TOLERANCE = 300;

/**
 * True if the storefront has signed a request for an order, not long ago.
 * @param kind word by which a signature counts for one kind of request
 */
export function isSigned(
  { orderSecret, now }: Shop,
  { time, signature }: Pick<SignedLink, "time" | "signature">,
  [kind, ...values]: readonly [string, ...string[]],
): boolean {
  const isRecent = Math.abs(Math.floor(now() / 1000) - Number(time)) <= TOLERANCE;
  const signed = [kind, time, ...values].join("\n");
  const expected = createHmac("sha256", orderSecret).update(signed).digest("hex");
  return /^\d{1,12}$/.test(time) && isRecent && isSameText(signature, expected);
}

/** Returns a guest's order to whoever signs its number and key, as `wordpress/vitrine` does. */
export function orderAtLink(shop: Shop, link: SignedLink): Order | null {
  const { number, key } = link;
  const order = isSigned(shop, link, ["order", number, key]) ? findOrder(shop, { key }) : undefined;
  return order?.customerId === 0 && String(order.id) === number ? order : null;
}
