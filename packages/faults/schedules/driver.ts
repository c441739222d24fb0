/** A shopper of a schedule: makes changes, and reports each result to the model. */
export type Driver = {
  add: (product: number, quantity: number, isAwaited: boolean) => Promise<void>;
  set: (product: number, quantity: number, isAwaited: boolean) => Promise<void>;
  coupon: (isApplied: boolean) => Promise<void>;
  /** Leaves the page for another one. */
  reload: () => Promise<void>;
  openTab: () => Promise<void>;
  closeTab: () => void | Promise<void>;
  /** True if this kind of shopper keeps the cart when the backend refuses the session's token. */
  survivesRefusal: boolean;
  /** Notifies the driver that its server was killed. */
  noteKill: () => void;
  /** Resolves when no change is pending. */
  rest: () => Promise<void>;
  /** Empties the cart that the browser shows, after an order. */
  noteOrder: () => Promise<void>;
  cookies: () => Record<string, string>;
  /** Returns violations in the responses that the shopper got. */
  noticed: () => readonly string[];
  leave: () => void | Promise<void>;
};
