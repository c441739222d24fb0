/** A line that a shopper adds or changes. */
export type Line = { productId: number; quantity: number; name: string };

/**
 * Shopper of a test, by any transport (forms, the cart's script, a browser); each transport has further
 * actions of its own.
 */
export type Shopper = {
  /** Returns the cookies by name. */
  cookies: () => Record<string, string> | Promise<Record<string, string>>;
  /** Returns the session token in the cookie, or an empty string. */
  token: () => string | Promise<string>;
  add: (line: Line) => Promise<unknown>;
  /** Sets the quantity of a line; none removes it. */
  setQuantity: (line: Line) => Promise<unknown>;
  /** Returns the quantities in the cart by product name. */
  cart: () => Promise<Record<string, number>>;
};
