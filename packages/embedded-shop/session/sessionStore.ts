import type { CartState } from "#shop/cart/cartState.ts";
import { json } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";

// Stored sessions.

/** Returns the data of a session; undefined if its cart never changed. */
export function loadSession(shop: Shop, customerId: string): CartState | undefined {
  const row = shop.database.first("select cart from session where customer_id = ?", customerId);
  return row && json<CartState>(row, "cart");
}

/** Stores a session for another lifetime, and deletes expired ones. */
export function saveSession(
  shop: Shop,
  customerId: string,
  cart: CartState,
  lifetime: number,
): void {
  const now = Math.floor(shop.now() / 1000);
  shop.database.run(
    `insert into session (customer_id, cart, expires) values (?, ?, ?)
     on conflict (customer_id) do update set cart = excluded.cart, expires = excluded.expires`,
    customerId,
    JSON.stringify(cart),
    now + lifetime,
  );
  shop.database.run("delete from session where expires < ?", now - GRACE);
}

/** An expired token is still accepted for a minute, so its cart must outlast it. */
const GRACE = 60;

/** Prolongs a session by its lifetime without a change, as WooGraphQL does on each request. */
export function prolongSession(shop: Shop, customerId: string, lifetime: number): void {
  shop.database.run(
    "update session set expires = max(expires, ?) where customer_id = ?",
    Math.floor(shop.now() / 1000) + lifetime,
    customerId,
  );
}

/** Updates a session's cart after a read, without prolonging it; stores no new session. */
export function updateSession(shop: Shop, customerId: string, cart: CartState): void {
  shop.database.run(
    "update session set cart = ? where customer_id = ?",
    JSON.stringify(cart),
    customerId,
  );
}

/** Deletes a session; its token then opens an empty cart. */
export function deleteSession(shop: Shop, customerId: string): void {
  shop.database.run("delete from session where customer_id = ?", customerId);
}
