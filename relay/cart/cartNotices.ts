import { useSyncExternalStore } from "react";
import type { showAddedToast_set$key } from "#__generated__/showAddedToast_set.graphql.ts";
import { isNewerVersion, storage } from "#relay/browserStorage.ts";
import type { CartResult, ChangeKind } from "#relay/contract/cart/cartChange.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { createListeners } from "#relay/listeners.ts";
import { t } from "#words/t.ts";

// Messages about the cart: its error notice, the toast of additions, and the names of lost
// lines, stored for a note on the cart page.

/** Error notice of the cart, shown with `CART_NOTICES=on`. */
let notice = "";
/** True if the notice is that of a change which waits. */
let isOfWaiting = false;
const { subscribe, notify } = createListeners();

/** Sets the cart's error notice; an empty text clears it. Displayed only with `CART_NOTICES`. */
export function setNotice(text: string, ofWaiting = false): void {
  isOfWaiting = ofWaiting;
  if (text === notice) return;
  notice = text;
  notify();
}

let reason = "";

/** Notes the backend's reason for a rejection, perhaps in HTML. */
export const noteReason = (html: string): void => void (reason = plainText(html));

/**
 * Returns the notice for a rejected change. The backend has answered, so the same change would be
 * rejected again. A failed removal is logged only: its line reappears. WooCommerce words its reason
 * against an addition for shoppers; those against other changes name keys.
 */
function rejectionOf(kind: ChangeKind): string | undefined {
  if (kind === "add") return t("cart.additionRejected", { reason });
  if (kind === "set") return t("cart.quantityRejected");
  return kind === "clear" ? t("cart.clearingRejected") : undefined;
}

let isWaiting = false;

/** Sets the notice for a change that failed; one that waits has a notice until the next success. */
export function noteResult(kind: ChangeKind, result: CartResult): void {
  const isSettled = result === "done" || result === "rejected";
  const rejection = result === "rejected" ? rejectionOf(kind) : undefined;
  if (rejection) setNotice(rejection);
  // A notice that the shopper has closed does not return with each further attempt.
  else if (!isSettled && !isWaiting) setNotice(t("cart.changeWaits"), true);
  else if (result === "done" && isOfWaiting) setNotice("");
  isWaiting = !isSettled;
}

/** The notice to show, or an empty text. */
export function useNotice(): string {
  return useSyncExternalStore(
    subscribe,
    () => notice,
    () => "",
  );
}

/** Units of a product that were added to the cart. */
export type AddedUnits = {
  /** The product's `databaseId`. */
  productId: number;
  /** The variation's `databaseId`, if one was chosen. */
  variationId?: number | undefined;
  quantity: number;
};

/** Opens the toast of an addition; `set` is the grouped product that was added, shown as one row. */
type OpenToast = (added: readonly AddedUnits[], set?: showAddedToast_set$key) => void;

let openToast: OpenToast = () => {};

/** Opens the toast of a confirmed addition, by the function that the page's frame has registered. */
export const openAddedToast: OpenToast = (added, set) => openToast(added, set);

/** Registers the function that opens that toast. */
export function setAddedToast(open: OpenToast): void {
  openToast = open;
}

const LOST_KEY = "vitrine.cart.lost";
const LOST_VERSION = 1;

type StoredNames = { version: typeof LOST_VERSION; names: readonly string[] };

const NONE: readonly string[] = [];
const lost = createListeners();
let known: { text: string | null; names: readonly string[] } = { text: null, names: NONE };

function namesIn(text: string | null): readonly string[] {
  try {
    const { version, names } = (JSON.parse(text ?? "{}") ?? {}) as Partial<StoredNames>;
    const isList = version === LOST_VERSION && Array.isArray(names);
    return isList ? names.filter((name) => typeof name === "string") : NONE;
  } catch {
    return NONE;
  }
}

/**
 * Returns the names of the products, coupons and changes that did not reach the cart, until the
 * shopper closes the note; the list is the same until it changes.
 */
export function lostLineNames(): readonly string[] {
  const text = storage.read(LOST_KEY);
  if (text !== known.text) known = { text, names: namesIn(text) };
  return known.names;
}

function writeNames(names: readonly string[]): void {
  if (isNewerVersion(storage.read(LOST_KEY), LOST_VERSION)) return;
  const stored: StoredNames = { version: LOST_VERSION, names };
  storage.write(LOST_KEY, names.length > 0 ? JSON.stringify(stored) : null);
  lost.notify();
}

/** Adds names to those that the cart page shows. */
export function noteLostLines(names: readonly string[]): void {
  if (names.length > 0) writeNames([...new Set([...lostLineNames(), ...names])]);
}

/** Removes the names: the shopper has closed the note. */
export const forgetLostLines = (): void => writeNames(NONE);

/** Calls a listener after each change of the names in this tab. */
export const onLostLines = lost.subscribe;
