import { storage } from "#relay/browserStorage.ts";
import { createListeners } from "#relay/listeners.ts";
import { isNewerVersion } from "#relay/storedVersion.ts";
import type { WantedLine } from "./cartIntent.ts";

// Names of lost cart changes, stored in the browser for a note on the cart page.

const KEY = "vitrine.cart.lost";
const VERSION = 1;

type StoredNames = { version: typeof VERSION; names: readonly string[] };

const NONE: readonly string[] = [];
const { subscribe, notify } = createListeners();
let known: { text: string | null; names: readonly string[] } = { text: null, names: NONE };

function namesIn(text: string | null): readonly string[] {
  try {
    const { version, names } = (JSON.parse(text ?? "{}") ?? {}) as Partial<StoredNames>;
    const isList = version === VERSION && Array.isArray(names);
    return isList ? names.filter((name) => typeof name === "string") : NONE;
  } catch {
    return NONE;
  }
}

/** Returns the name of a line's product, or its number if the name is not known. */
export const shownName = ({ name, productId }: WantedLine): string =>
  name || `product ${productId}`;

/**
 * Returns the names of the products, coupons and changes that did not reach the cart, until the
 * shopper closes the note; the list is the same until it changes.
 */
export function lostLineNames(): readonly string[] {
  const text = storage.read(KEY);
  if (text !== known.text) known = { text, names: namesIn(text) };
  return known.names;
}

function write(names: readonly string[]): void {
  if (isNewerVersion(storage.read(KEY), VERSION)) return;
  const stored: StoredNames = { version: VERSION, names };
  storage.write(KEY, names.length > 0 ? JSON.stringify(stored) : null);
  notify();
}

/** Adds names to those that the cart page shows. */
export function noteLostLines(names: readonly string[]): void {
  if (names.length > 0) write([...new Set([...lostLineNames(), ...names])]);
}

/** Removes the names: the shopper has closed the note. */
export const forgetLostLines = (): void => write(NONE);

/** Calls a listener after each change of the names in this tab. */
export const onLostLines = subscribe;
