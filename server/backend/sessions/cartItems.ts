// Cart items in responses, by which the gateway recognizes a new session's cart.

/** Line of a cart, as far as a response shows it. */
type CartItem = { key: string; quantity: number; productId: number | undefined };

/** Response fields that hold cart items. */
type ItemFields = {
  key?: unknown;
  quantity?: unknown;
  product?: { node?: { databaseId?: unknown } | null } | null;
};

/** Returns the cart items in a response, wherever they are. */
export function cartItemsIn(value: unknown): CartItem[] {
  if (Array.isArray(value)) return value.flatMap(cartItemsIn);
  if (typeof value !== "object" || value === null) return [];
  const { key, quantity, product } = value as ItemFields;
  if (typeof key !== "string" || typeof quantity !== "number") {
    return Object.values(value).flatMap(cartItemsIn);
  }
  const id = product?.node?.databaseId;
  return [{ key, quantity, productId: typeof id === "number" ? id : undefined }];
}

/** True if two responses show the same line. */
const isSame = (one: CartItem, other: CartItem) =>
  one.key === other.key &&
  one.quantity === other.quantity &&
  (one.productId === undefined || one.productId === other.productId);

/**
 * True if a new session's cart shows the items that its first mutation returned. Plugins may add
 * lines of their own, such as gifts, but a cart without returned items must be empty.
 */
export const containsItems = (cart: readonly CartItem[], returned: readonly CartItem[]): boolean =>
  returned.length === 0
    ? cart.length === 0
    : returned.every((item) => cart.some((line) => isSame(item, line)));
