import { KEPT_CART, KEPT_CART_VERSION } from "./keptCartKey.ts";
import { isCart } from "./keptCartShape.ts";
import { browserTokens, customerOf } from "#relay/session/session.ts";
import { isNewerVersion } from "./storedVersion.ts";

const REFUSED_KEY = "vitrine.cart.refused";

/** A cart as the backend last gave it, kept by this browser and seen by all its tabs. */
export type KeptCart = {
  version: typeof KEPT_CART_VERSION;
  /** Number of units, for the page's few bytes of script that know no query. */
  count: number;
  /** Whose cart it is, where the session's token says so. */
  customer?: string | undefined;
  /** The raw answer to the cart query. */
  data: { cart: Record<string, unknown> | null };
};

/** Storage that may be forbidden, full or gone: reading gives null, writing may do nothing. */
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
      // A full or forbidden storage only means that nothing is kept for the next page.
    }
  },
};

/** The number of units in a cart that `isCart` has passed. */
function unitsIn(cart: unknown): number {
  const { contents } = (cart ?? {}) as { contents?: { nodes: { quantity: number }[] } | null };
  return (contents?.nodes ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Reads what is kept; anything that is not a cart of this version counts as nothing. */
export function keptCart(text = storage.read(KEPT_CART)): KeptCart | undefined {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<KeptCart> | null;
    if (kept?.version !== KEPT_CART_VERSION || !kept.data || !isCart(kept.data.cart))
      return undefined;
    const { data, customer } = kept;
    return { version: KEPT_CART_VERSION, count: unitsIn(data.cart), customer, data };
  } catch {
    return undefined;
  }
}

/** The customer that this browser's session stands for now. */
const currentCustomer = () => customerOf(browserTokens.read());

/** Saves a cart or none under a key, unless a newer release's is there. */
function saveCart(key: string, text: string | null): void {
  if (!isNewerVersion(storage.read(key), KEPT_CART_VERSION)) storage.write(key, text);
}

/** Puts the kept lines aside, where nothing that is kept afterwards reaches them. */
export function setCartAside(): void {
  const kept = keptCart();
  if (kept && kept.count > 0) saveCart(REFUSED_KEY, JSON.stringify(kept));
  saveCart(KEPT_CART, null);
}

/** The lines that were put aside: of a session that was refused or is gone. */
export const cartSetAside = (): KeptCart | undefined => keptCart(storage.read(REFUSED_KEY));

/**
 * Keeps a cart that the backend gave, for this browser's next page and for its other tabs. Lines of
 * another customer, whose session was refused, outlast an empty cart and are put aside by a full
 * one; false says that they go on being the cart to show.
 */
export function keepCart(cart: KeptCart["data"]["cart"]): boolean {
  if (!isCart(cart)) return true;
  const customer = currentCustomer();
  const count = unitsIn(cart);
  const before = keptCart();
  if (before && before.count > 0 && before.customer !== customer) {
    if (count === 0) return false;
    setCartAside();
  }
  const kept: KeptCart = { version: KEPT_CART_VERSION, count, customer, data: { cart } };
  saveCart(KEPT_CART, count === 0 ? null : JSON.stringify(kept));
  return true;
}

/** Forgets the kept cart: it is known to be empty. */
export function forgetCart(): void {
  storage.write(KEPT_CART, null);
}

/** Forgets all that is kept of a shopper, the lines put aside too. */
export function forgetShopper(): void {
  forgetCart();
  storage.write(REFUSED_KEY, null);
}

/** Calls back when another tab keeps a cart or forgets it; returns what ends that. */
export function onCartKeptElsewhere(listener: (kept: KeptCart | undefined) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEPT_CART) listener(keptCart(event.newValue));
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
