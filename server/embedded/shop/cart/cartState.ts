import type { ShopSettings } from "#server/embedded/shop/merchandise.ts";
import { startAddress } from "./address.ts";
import type { Address } from "./address.ts";

/** A shopper's choice for an attribute: `pa_color` and a term's slug, or a local name and value. */
export type Choice = { name: string; value: string };

export type CartLine = {
  key: string;
  productId: number;
  /** 0 for a product that has no variations. */
  variationId: number;
  choices: Choice[];
  quantity: number;
};

/** What a session remembers of a shopper, as it is kept in the database. */
export type CartState = {
  /** In the order in which they were first added. */
  lines: CartLine[];
  /** Lines taken out, which restoreCartItems puts back. */
  removed: CartLine[];
  /** Codes in lower case, in the order of applying. */
  coupons: string[];
  /** The chosen shipping rate; empty before there was one to choose. */
  chosenMethod: string;
  /** The rates among which it was chosen: WooCommerce drops a choice when they change. */
  offeredMethods: string[];
  billing: Address;
  shipping: Address;
  /** Where the stored totals were computed for, while a newer address awaits a recalculation. */
  totalledFor?: Address;
};

/** The state of a session that did nothing yet: empty, living where the shop lives. */
export function emptyState(settings: ShopSettings): CartState {
  const address = startAddress(settings);
  return {
    lines: [],
    removed: [],
    coupons: [],
    chosenMethod: "",
    offeredMethods: [],
    billing: address,
    shipping: address,
  };
}
