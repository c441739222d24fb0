/** A line that a shopper adds or changes. */
export type Line = { productId: number; quantity: number; name: string };

/** What every shopper of a test does; each transport adds what only it can. */
export type Shopper = {
  /** Returns the cookies by name. */
  cookies: () => Record<string, string>;
  /** Returns the session token in the cookie, or an empty string. */
  token: () => string;
  add: (line: Line) => Promise<unknown>;
  /** Sets the quantity of a line; none removes it. */
  setQuantity: (line: Line) => Promise<unknown>;
  /** Returns the quantities in the cart by product name. */
  cart: () => Promise<Record<string, number>>;
};
