import { foldCode } from "#relay/contract/text/foldCode.ts";
import type { StoredOrder } from "#server/store/orderState.ts";

// Order links: an order's number and key in a URL.

/** Order that a link may open. */
export type LinkedOrder = Omit<StoredOrder, "seen">;

/** Number and key of an order, as its link and WooCommerce's emails contain them. */
export type OrderLink = { number: string; key: string };

const NUMBER = /^[\w#-]{1,40}$/;
const KEY = /^[\w-]{8,80}$/;

/** True if a link's number and key can be those of an order. */
export const isLink = ({ number, key }: OrderLink) => NUMBER.test(number) && KEY.test(key);

/** Reads the number and key in a search string of the order's page; undefined without both. */
export function orderLinkIn(search: string): OrderLink | undefined {
  const given = new URLSearchParams(search);
  const [number, key] = [given.get("order"), given.get("key")];
  return number === null || key === null ? undefined : { number, key };
}

/** Returns the address of an order's page for someone who has its number and key. */
export const pageOfLink = ({ number, key }: OrderLink): string =>
  `/success?${new URLSearchParams({ order: number, key })}`;

/** Returns an order's own link, in WooCommerce's form; undefined without its key. */
export function linkOf({ key, orderId, receipt }: LinkedOrder): string | undefined {
  const number = receipt.number ?? orderId;
  if (key === undefined || number === undefined) return undefined;
  const search = new URLSearchParams({ key });
  return `/checkout/order-received/${encodeURIComponent(number)}?${search}`;
}

/** True if a link names this order, which has its key. The number is WooCommerce's id, or its own. */
export const isLinked = ({ key, orderId, receipt }: StoredOrder, link: OrderLink): boolean =>
  isLink(link) &&
  key === link.key &&
  [orderId?.toString(), receipt.number].includes(link.number.replace(/^#/, ""));

/** Reads typed number and key; someone may have pasted the whole link as the key. */
export function typedLink({ number, key }: OrderLink): OrderLink {
  const folded = foldCode(key).trim();
  const pasted = /[?&]key=([\w-]+)/.exec(folded)?.[1];
  return { number: foldCode(number).replace(/^#/, ""), key: pasted ?? folded };
}
