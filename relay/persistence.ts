import { SAVED_CART, SAVED_CART_VERSION } from "./savedCartKey.ts";
import { isCart } from "./savedCartShape.ts";
import { browserTokens, customerOf } from "#relay/session/session.ts";
import { isNewerVersion } from "./storedVersion.ts";

const REFUSED_KEY = "vitrine.cart.refused";

/** The backend's last cart, saved in this browser and shared by all its tabs. */
export type SavedCart = {
  version: typeof SAVED_CART_VERSION;
  /** Number of units, for the inline script that knows no query. */
  count: number;
  /** Customer id of the cart, if the session's token has one. */
  customer?: string | undefined;
  /** The raw response to the cart query. */
  data: { cart: Record<string, unknown> | null };
};

/** Local storage that may be forbidden, full or gone: reads give null, writes may do nothing. */
export const storage = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string | null): void => {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // A full or forbidden storage only means that nothing is saved for the next page.
    }
  },
};

/** Counts the units in a cart that `isCart` has accepted. */
function unitsIn(cart: unknown): number {
  const { contents } = (cart ?? {}) as { contents?: { nodes: { quantity: number }[] } | null };
  return (contents?.nodes ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Restores the saved cart; undefined for anything that is not a cart of this version. */
export function savedCart(text = storage.read(SAVED_CART)): SavedCart | undefined {
  try {
    const saved = JSON.parse(text ?? "null") as Partial<SavedCart> | null;
    if (saved?.version !== SAVED_CART_VERSION || !saved.data || !isCart(saved.data.cart))
      return undefined;
    const { data, customer } = saved;
    return { version: SAVED_CART_VERSION, count: unitsIn(data.cart), customer, data };
  } catch {
    return undefined;
  }
}

/** Returns the customer of this browser's current session. */
const currentCustomer = () => customerOf(browserTokens.read());

/** Saves a cart under a key, or removes it; leaves a newer release's cart alone. */
function writeKey(key: string, text: string | null): void {
  if (!isNewerVersion(storage.read(key), SAVED_CART_VERSION)) storage.write(key, text);
}

/** Moves the saved lines to a second key, where later saves do not reach them. */
export function setCartAside(): void {
  const saved = savedCart();
  if (saved && saved.count > 0) writeKey(REFUSED_KEY, JSON.stringify(saved));
  writeKey(SAVED_CART, null);
}

/** Returns the lines set aside from a session that was refused or is gone. */
export const cartSetAside = (): SavedCart | undefined => savedCart(storage.read(REFUSED_KEY));

/**
 * Saves a cart from the backend, for this browser's next page and its other tabs. Saved lines of
 * another customer, whose session was refused, outlast an empty cart and are set aside for a full
 * one. Returns false if the saved lines remain the cart to display.
 */
export function saveCart(cart: SavedCart["data"]["cart"]): boolean {
  if (!isCart(cart)) return true;
  const customer = currentCustomer();
  const count = unitsIn(cart);
  const before = savedCart();
  if (before && before.count > 0 && before.customer !== customer) {
    if (count === 0) return false;
    setCartAside();
  }
  const saved: SavedCart = { version: SAVED_CART_VERSION, count, customer, data: { cart } };
  writeKey(SAVED_CART, count === 0 ? null : JSON.stringify(saved));
  return true;
}

/** Removes the saved cart, known to be empty. */
export function forgetCart(): void {
  storage.write(SAVED_CART, null);
}

/** Removes all saved cart data of a shopper, including the lines set aside. */
export function forgetShopper(): void {
  forgetCart();
  storage.write(REFUSED_KEY, null);
}

/** Subscribes to saves and removals of the cart in other tabs; returns the unsubscribe function. */
export function onCartSavedElsewhere(listener: (saved: SavedCart | undefined) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SAVED_CART) listener(savedCart(event.newValue));
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
