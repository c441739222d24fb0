import type { ShopSettings } from "#shop/merchandise.ts";
import { startAddress } from "./address.ts";
import type { Address } from "./address.ts";

// Cart state of a session: lines, coupons, shipping choice and addresses.

/** A selected attribute value: `pa_color` and a term's slug, or a local name and value. */
export type Choice = { name: string; value: string };

export type CartLine = {
  key: string;
  productId: number;
  /** 0 for a product without variations. */
  variationId: number;
  choices: Choice[];
  quantity: number;
  /** The caller's own data of the line. */
  extraData?: Record<string, unknown>;
};

/** Session state, as stored in the database. */
export type CartState = {
  /** Cart lines, in the order in which they were first added. */
  lines: CartLine[];
  /** Removed lines, which restoreCartItems restores. */
  removed: CartLine[];
  /** Coupon codes in lower case, in the order of applying. */
  coupons: string[];
  /** The chosen shipping rate; empty before there was one. */
  chosenMethod: string;
  /** The rates that were available at the time of the choice: WooCommerce drops the choice when they change. */
  offeredMethods: string[];
  billing: Address;
  shipping: Address;
  /** Entries that updateSession stored. */
  data?: Record<string, string>;
  /** Keys of the latest changes, oldest first; each takes effect once. */
  changes?: string[];
  /** Client session, to which the links to WordPress's pages are bound. */
  clientSession?: { id: string; until: number };
  /** Address of the stored totals, while a newer address awaits recalculation. */
  totalledFor?: Address;
  /** Currency that the cart was last seen in, unless the shop's own: WordPress's pages have it too. */
  currency?: string;
  /** Order of this cart that awaits its payment; the next checkout of the same cart continues it. */
  awaitedOrder?: number;
};

/** Returns the state of a new session: an empty cart, with the shop's country and state. */
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
