/** A shopper of a schedule: carries out wishes, and tells the model what became of them. */
export type Driver = {
  add: (product: number, quantity: number, isAwaited: boolean) => Promise<void>;
  set: (product: number, quantity: number, isAwaited: boolean) => Promise<void>;
  coupon: (isApplied: boolean) => Promise<void>;
  /** Leaves the page for another one. */
  reload: () => Promise<void>;
  openTab: () => Promise<void>;
  closeTab: () => void | Promise<void>;
  /** The backend refuses the session's token; false if this kind of shopper does not survive it. */
  survivesRefusal: boolean;
  /** Tells the driver that its server was killed. */
  noteKill: () => void;
  /** Resolves when no change is pending. */
  rest: () => Promise<void>;
  /** Empties what the browser shows, after an order. */
  noteOrder: () => Promise<void>;
  cookies: () => Record<string, string>;
  /** Returns violations that the shopper has noticed. */
  noticed: () => readonly string[];
  leave: () => void | Promise<void>;
};
