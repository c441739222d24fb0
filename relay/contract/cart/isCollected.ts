// Collection of an order by its shopper, by the delivery methods.

/** WooCommerce's methods by which a shopper collects an order, of its zones and of its blocks. */
const METHODS = ["local_pickup", "pickup_location"];

/**
 * True if a shopper collects all packages of an order; takes their delivery methods, or the ids of
 * their rates, "local_pickup:3".
 */
export const isCollected = (methods: readonly (string | null | undefined)[]): boolean =>
  methods.length > 0 && methods.every((method) => METHODS.includes(method?.split(":")[0] ?? ""));
