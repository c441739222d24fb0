import type { CartLine, CartState } from "./cartState.ts";
import { Refusal } from "./refusal.ts";

// Changes of cart lines: quantities, removals and restorations.

/** A line's key and its new quantity. */
export type QuantityInput = { key: string; quantity: number };

/**
 * Sets the quantities of lines; 0 or less removes a line. Does not check the stock: a larger
 * quantity stays in the cart until checkout rejects it, as observed.
 */
export function withQuantities(state: CartState, items: readonly QuantityInput[]): CartState {
  if (items.length === 0) throw new Refusal("No item data provided");
  const has = ({ key }: QuantityInput) => state.lines.some((line) => line.key === key);
  // WooCommerce reads the missing line's tax class and crashes, so there is no message to return.
  const broken = items.find((item) => item.quantity > 0 && !has(item));
  if (broken) throw new Error(`There is no line ${broken.key} to set to ${broken.quantity}`);
  const unknown = items.filter((item) => !has(item)).map(({ key }) => key);
  if (unknown.length > 0) {
    const keys = [...new Set(unknown)].join(", ");
    throw new Refusal(`Cart items identified with keys ${keys} failed to update`);
  }
  return items.reduce(setQuantity, state);
}

function setQuantity(state: CartState, { key, quantity }: QuantityInput): CartState {
  if (quantity <= 0) return withoutLines(state, [key]);
  const lines = state.lines.map((line) => (line.key === key ? { ...line, quantity } : line));
  return { ...state, lines };
}

/** Input of removeItemsFromCart. */
export type RemovalInput = { keys?: readonly string[] | null; all?: boolean | null };

/** Returns the lines to remove; one unknown key rejects the whole input. */
export function linesToRemove({ lines }: CartState, { keys, all }: RemovalInput): CartLine[] {
  if (lines.length === 0) throw new Refusal("No items in cart to remove.");
  if (all) return lines;
  return requireLines(lines, keys ?? []);
}

/** Removes the lines with these keys; they can be restored. */
export function withoutLines(state: CartState, keys: readonly string[]): CartState {
  const isOut = ({ key }: CartLine) => keys.includes(key);
  return {
    ...state,
    lines: state.lines.filter((line) => !isOut(line)),
    removed: [...state.removed.filter((line) => !isOut(line)), ...state.lines.filter(isOut)],
  };
}

/** Restores removed lines at the end, each with its former quantity. */
export function restored(state: CartState, keys: readonly string[]): CartState {
  if (keys.length === 0) throw new Refusal("No cart item keys provided");
  const returning = keys.map((key) => {
    const line = state.removed.find((removed) => removed.key === key);
    if (line) return line;
    throw new Refusal(`Failed to restore cart item with the key: ${key}`);
  });
  const isReturning = ({ key }: CartLine) => keys.includes(key);
  return {
    ...state,
    lines: [...state.lines.filter((line) => !isReturning(line)), ...new Set(returning)],
    removed: state.removed.filter((line) => !isReturning(line)),
  };
}

/** Empties the cart, its coupons and its chosen shipping method. */
export function emptied(state: CartState): CartState {
  if (state.lines.length === 0) throw new Refusal("Cart is empty");
  return { ...state, lines: [], removed: [], coupons: [], chosenMethod: "", offeredMethods: [] };
}

function requireLines(lines: readonly CartLine[], keys: readonly string[]): CartLine[] {
  if (keys.length === 0) throw new Refusal("No cart item keys provided");
  return keys.map((key) => {
    const line = lines.find((known) => known.key === key);
    if (line) return line;
    throw new Refusal(`No cart item found with the key: ${key}`);
  });
}
