import { number, text } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";

// Saved cards of customers: the payment method's id alone, as WooCommerce's payment tokens.

/** A saved card; its id is the token's. */
export type SavedCard = { id: number; paymentMethod: string; isDefault: boolean };

/** Lists the cards of a customer, the first saved first; that is the default one. */
export function savedCards({ database }: Shop, customerId: number): SavedCard[] {
  return database
    .all("select * from saved_card where customer_id = ? order by id", customerId)
    .map((row: Row, at) => ({
      id: number(row, "id"),
      paymentMethod: text(row, "payment_method"),
      isDefault: at === 0,
    }));
}

/** Saves a card of a customer; one that is saved already stays. */
export function saveCard({ database }: Shop, customerId: number, paymentMethod: string): void {
  database.run(
    "insert or ignore into saved_card (customer_id, payment_method) values (?, ?)",
    customerId,
    paymentMethod,
  );
}
