// Model of a cart in the fault bench: quantities that the reported results allow.

/** Result of a change that the shop reported to the shopper. */
export type ReportedResult = "done" | "failed" | "unknown";

/**
 * Quantities that each product may have after the shopper's changes and their reported results. A
 * change with an unknown result leaves two possible quantities; an add may take effect late, even in
 * the cart after an order.
 */
export type CartModel = {
  add: (product: number, quantity: number, reported: ReportedResult) => void;
  set: (product: number, quantity: number, reported: ReportedResult) => void;
  coupon: (isApplied: boolean, reported: ReportedResult) => void;
  /**
   * The session is refused: a coupon is restored with the lines, so a cart that is or was empty may
   * lose it.
   * @param isEmpty true if the backend's cart has no line: an add may be pending
   */
  refuse: (isEmpty: boolean) => void;
  /** True if the cart may have a line of this product. */
  mayHave: (product: number) => boolean;
  /** Counts the changes so far. */
  changes: () => number;
  /** Empties the model's cart, after an order. */
  clear: () => void;
  /** Sets the quantities to those of the backend's cart while no change is pending. */
  learn: (cart: Readonly<Record<number, number>>) => void;
  /** Returns violations: products with lost or doubled units, and a wrong coupon. */
  compare: (cart: Readonly<Record<number, number>>, hasCoupon: boolean) => string[];
};

/** Creates the model of an empty cart. */
export function createCartModel(): CartModel {
  const quantities = new Map<number, ReadonlySet<number>>();
  const unknownAdds: { product: number; quantity: number }[] = [];
  let changes = 0;
  let coupons: ReadonlySet<boolean> = new Set([false]);
  let wasEmptied = false;
  const of = (product: number) => quantities.get(product) ?? new Set([0]);
  const mayBeEmpty = () => [...quantities.values()].every((possible) => possible.has(0));

  function change(
    product: number,
    to: (quantity: number) => number,
    reported: ReportedResult,
  ): void {
    changes += 1;
    if (reported === "failed") return;
    const before = [...of(product)];
    const after = before.map(to);
    quantities.set(product, new Set(reported === "done" ? after : [...before, ...after]));
    wasEmptied ||= mayBeEmpty();
  }

  /** Sets a product's quantity, to which its unknown adds may still be added. */
  function settle(product: number, settled: number): void {
    let possible = [settled];
    for (const late of unknownAdds.filter((add) => add.product === product))
      possible = [...possible, ...possible.map((quantity) => quantity + late.quantity)];
    quantities.set(product, new Set(possible));
  }

  return {
    add: (product, quantity, reported) => {
      if (reported === "unknown") unknownAdds.push({ product, quantity });
      change(product, (before) => before + quantity, reported);
    },
    set: (product, quantity, reported) => change(product, () => quantity, reported),
    coupon: (isApplied, reported) => {
      if (reported !== "failed")
        coupons = new Set(reported === "done" ? [isApplied] : [...coupons, isApplied]);
      wasEmptied = mayBeEmpty();
    },
    refuse: (isEmpty) => {
      if (wasEmptied || isEmpty) coupons = new Set([...coupons, false]);
    },
    mayHave: (product) => Math.max(...of(product)) > 0,
    changes: () => changes,
    clear: () => {
      for (const product of quantities.keys()) settle(product, 0);
      coupons = new Set([false]);
    },
    learn: (cart) => {
      for (const product of quantities.keys()) settle(product, cart[product] ?? 0);
    },
    compare: (cart, hasCoupon) => {
      const products = new Set([...quantities.keys(), ...Object.keys(cart).map(Number)]);
      const wrong = [...products].flatMap((product) => {
        const quantity = cart[product] ?? 0;
        const wanted = of(product);
        if (wanted.has(quantity)) return [];
        const kind = quantity < Math.min(...wanted) ? "lost" : "doubled";
        return [`${kind}: product ${product} has ${quantity}, not ${[...wanted].join(" or ")}`];
      });
      return coupons.has(hasCoupon) ? wrong : [...wrong, `coupon: applied is ${hasCoupon}`];
    },
  };
}
