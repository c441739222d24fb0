import { isNewerVersion, storage } from "#relay/browserStorage.ts";
import { EMPTIED_COOKIE, ORDERED_COOKIE, hasCookie } from "#relay/contract/cart/cartCookies.ts";
import { countUnits } from "#relay/contract/cart/cartLines.ts";
import { restorationOf } from "#relay/contract/cart/restoration.ts";
import { isFields, isListOf } from "#relay/contract/text/fields.ts";
import type { Fields } from "#relay/contract/text/fields.ts";
import { createListeners } from "#relay/listeners.ts";
import { onRefusedSession } from "#relay/refusedSession.ts";
import { SAVED_CART, SAVED_CART_VERSION } from "#relay/savedCartKey.ts";
import { browserTokens, customerOf, isAccountId, pageCookies } from "#relay/session/session.ts";
import { addIntent, isRestorePending } from "./intentStore.ts";

// Persistence of the cart in local storage, also of a refused session's, and its type guard.

const isText = (value: unknown) => value === null || typeof value === "string";

/** True if each of these fields is text or null; an absent one was not queried. */
const allText = (fields: Fields, names: readonly string[]) =>
  names.every((name) => fields[name] === undefined || isText(fields[name]));

const isAbsent = (value: unknown) => value === null || value === undefined;

const isPicture = (value: unknown) =>
  isAbsent(value) ||
  (isFields(value) && allText(value, ["id", "sourceUrl", "srcSet", "altText", "title"]));

const isAbsentOrList = (value: unknown, isItem: (item: unknown) => boolean) =>
  isAbsent(value) || isListOf(value, isItem);

const isGallery = (value: unknown) =>
  isAbsent(value) || (isFields(value) && isAbsentOrList(value.nodes, isPicture));

const NODE_TEXTS = ["__typename", "id", "name", "description", "type", "slug"];
const PRICE_TEXTS = ["price", "regularPrice", "salePrice"];

/** True for a connection of such nodes, and for none. */
const isConnection = (value: unknown, isItem: (item: Fields) => boolean) =>
  isAbsent(value) ||
  (isFields(value) && isAbsentOrList(value.nodes, (node) => isFields(node) && isItem(node)));

const isTerm = (term: Fields) => allText(term, ["slug", "name"]);

const isLabeled = (attribute: Fields) =>
  allText(attribute, ["name", "label"]) && isConnection(attribute.terms, isTerm);

const isTax = (value: unknown) =>
  isAbsent(value) || (isFields(value) && allText(value, ["label", "amount"]));

const isNode = (value: unknown) =>
  isFields(value) &&
  allText(value, [...NODE_TEXTS, ...PRICE_TEXTS]) &&
  isConnection(value.attributes, isLabeled) &&
  isPicture(value.image) &&
  isGallery(value.galleryImages);

const isAttribute = (value: unknown) =>
  isAbsent(value) || (isFields(value) && allText(value, ["id", "name", "label", "value"]));

const isVariation = (value: unknown) =>
  isAbsent(value) ||
  (isFields(value) && isNode(value.node) && isAbsentOrList(value.attributes, isAttribute));

/** Names under which raw amounts are queried: `rawTotal` beside `total`. */
const rawNames = (names: readonly string[]) =>
  names.map((name) => `raw${name.charAt(0).toUpperCase()}${name.slice(1)}`);

const LINE_AMOUNTS = ["subtotal", "subtotalTax"];

const isLine = (value: unknown) =>
  isFields(value) &&
  typeof value.key === "string" &&
  Number.isInteger(value.quantity) &&
  allText(value, ["__typename", "total", ...LINE_AMOUNTS, ...rawNames(LINE_AMOUNTS)]) &&
  isFields(value.product) &&
  isNode(value.product.node) &&
  isVariation(value.variation);

const COUPON_AMOUNTS = ["discountAmount", "rawDiscountAmount", "rawDiscountTax"];

const isCoupon = (value: unknown) =>
  isAbsent(value) ||
  (isFields(value) && typeof value.code === "string" && allText(value, COUPON_AMOUNTS));

const TOTALS = [
  "subtotal",
  "subtotalTax",
  "shippingTax",
  "shippingTotal",
  "total",
  "totalTax",
  "feeTax",
  "feeTotal",
  "discountTax",
  "discountTotal",
  "contentsTotal",
];

/**
 * True if a value has the shape of the cart query's response, null for no cart. Every field that a
 * page reads has the type it expects, so that stored data cannot break a page.
 */
export function isCart(value: unknown): value is Record<string, unknown> | null {
  if (value === null) return true;
  if (!isFields(value) || !isFields(value.contents)) return false;
  if (!allText(value, [...TOTALS, ...rawNames(TOTALS)])) return false;
  if (!isAbsentOrList(value.appliedCoupons, isCoupon)) return false;
  return isAbsentOrList(value.totalTaxes, isTax) && isListOf(value.contents.nodes, isLine);
}

const REFUSED_KEY = "vitrine.cart.refused";
const ORDERED_KEY = "vitrine.cart.ordered";
const HANDED_OVER = "vitrine.cart.handedOver";

/** The backend's last cart, saved in this browser and shared by all its tabs. */
export type SavedCart = {
  version: typeof SAVED_CART_VERSION;
  /** Number of displayed units, for the inline script that knows no query. */
  count: number;
  /** Customer id of the cart, if the session's token has one. */
  customer?: string | undefined;
  /** Time of the response, in milliseconds; 0.1.0 saved none. */
  savedAt?: number | undefined;
  /** The raw response to the cart query. */
  data: { cart: Record<string, unknown> | null };
};

/** Counts the units in a cart that `isCart` has accepted. */
function unitsOf(cart: unknown): number {
  const { contents } = (cart ?? {}) as { contents?: { nodes: { quantity: number }[] } | null };
  return countUnits(contents?.nodes ?? []);
}

/** Restores the saved cart; undefined for anything that is not a cart of this version. */
export function savedCart(text = storage.read(SAVED_CART)): SavedCart | undefined {
  try {
    const saved = JSON.parse(text ?? "null") as Partial<SavedCart> | null;
    if (saved?.version !== SAVED_CART_VERSION || !saved.data || !isCart(saved.data.cart))
      return undefined;
    const { data, customer } = saved;
    const savedAt = typeof saved.savedAt === "number" ? saved.savedAt : undefined;
    return { version: SAVED_CART_VERSION, count: unitsOf(data.cart), customer, savedAt, data };
  } catch {
    return undefined;
  }
}

/** Returns the customer of this browser's current session. */
export const currentCustomer = () => customerOf(browserTokens.read());

const { subscribe, notify } = createListeners();

/** Saves a cart under a key, or removes it; leaves a newer release's cart alone. */
function writeKey(key: string, saved: SavedCart | null): void {
  if (isNewerVersion(storage.read(key), SAVED_CART_VERSION)) return;
  storage.write(key, saved && JSON.stringify(saved));
  notify();
}

/** Calls a listener after each change of the saved cart, and of the lines set aside, in this tab. */
export const onCartSaved = subscribe;

/** Saves if the cart may have been ordered: until that is known, its lines are not set aside. */
export const noteOrdered = (mayBe: boolean): void => storage.write(ORDERED_KEY, mayBe ? "1" : null);

/** Removes a cookie that a form post has set, if the browser has it with this value; true if so. */
function takeCookie(name: string, value: string | undefined): boolean {
  const isSet = hasCookie(pageCookies(), name, value);
  if (isSet) document.cookie = `${name}=; Max-Age=0; Path=/`;
  return isSet;
}

/**
 * Moves the saved lines to a second key, where later saves do not reach them. Those of an account
 * that is no longer signed in stay in the account's cart, and those that may have been ordered must
 * not be ordered again.
 */
export function setCartAside(): void {
  const saved = savedCart();
  const customer = currentCustomer();
  const isElsewhere = isAccountId(saved?.customer) && saved?.customer !== customer;
  // Pages of earlier commits save in local storage which cart was handed over.
  const isHandedOver = storage.read(HANDED_OVER) === customer;
  const isNoted = takeCookie(ORDERED_COOKIE, customer) || storage.read(ORDERED_KEY) !== null;
  const mayBeOrdered = isHandedOver || isNoted;
  if (saved && saved.count > 0 && !isElsewhere && !mayBeOrdered) writeKey(REFUSED_KEY, saved);
  storage.write(HANDED_OVER, null);
  noteOrdered(false);
  writeKey(SAVED_CART, null);
}

/** Returns the lines set aside from a session that was refused or is gone. */
export const cartSetAside = (): SavedCart | undefined => savedCart(storage.read(REFUSED_KEY));

/** Removes the lines set aside: they were restored, declined, or emptied by the shopper. */
export const forgetCartSetAside = (): void => writeKey(REFUSED_KEY, null);

/**
 * Returns true if the shopper has emptied the cart by a form, without script. It is true once, and
 * what was set aside before is forgotten: lines that are added later are another cart.
 */
function takeEmptied(): boolean {
  const isEmptied = takeCookie(EMPTIED_COOKIE, "1");
  if (isEmptied) forgetCartSetAside();
  return isEmptied;
}

/**
 * Saves a cart from the backend, for this browser's next page and its other tabs. Lines that were
 * saved for another customer, or that an empty cart no longer has, are set aside unless the
 * change `isExpected`: made in this browser. Returns false if the saved lines remain the cart to
 * display, because they are about to be restored.
 */
export function saveCart(
  cart: SavedCart["data"]["cart"],
  { isExpected = false }: { isExpected?: boolean } = {},
): boolean {
  if (!isCart(cart)) return true;
  if (isRestorePending() && !isExpected) return false;
  const customer = currentCustomer();
  const count = unitsOf(cart);
  const before = savedCart();
  const isLost = before?.customer !== customer || count === 0;
  const isOurs = takeEmptied() || isExpected;
  if (before && before.count > 0 && isLost && !isOurs) setCartAside();
  const saved = { version: SAVED_CART_VERSION, count, customer, savedAt: Date.now() } as const;
  writeKey(SAVED_CART, count === 0 ? null : { ...saved, data: { cart } });
  return true;
}

/**
 * Saves the number of displayed units, which pending intents change before the backend does: the
 * next page displays it before it has hydrated.
 */
export function saveCount(count: number): void {
  const saved = savedCart();
  const { data = { cart: null } } = saved ?? {};
  const isEmpty = count === 0 && data.cart === null;
  writeKey(SAVED_CART, isEmpty ? null : { version: SAVED_CART_VERSION, ...saved, count, data });
}

/**
 * Saves that the backend has applied or removed a coupon, although the cart could not be read
 * afterwards: if the session is refused before the next read, the coupon is restored too.
 */
export function saveCoupon(code: string, isApplied: boolean): void {
  const saved = savedCart();
  if (!saved?.data.cart) return;
  const coupons = (saved.data.cart["appliedCoupons"] ?? []) as ({ code: string } | null)[];
  const others = coupons.filter((one) => one?.code.toLowerCase() !== code.toLowerCase());
  const appliedCoupons = isApplied ? [...others, { code }] : others;
  writeKey(SAVED_CART, { ...saved, data: { cart: { ...saved.data.cart, appliedCoupons } } });
}

/** Removes the saved cart, known to be empty. */
export function forgetCart(): void {
  storage.write(SAVED_CART, null);
  notify();
}

/** Removes all saved cart data of a shopper, including the lines set aside: they were ordered. */
export function forgetShopper(): void {
  storage.write(REFUSED_KEY, null);
  takeCookie(ORDERED_COOKIE, currentCustomer());
  noteOrdered(false);
  forgetCart();
}

/** Subscribes to saves and removals of the cart in other tabs; returns the unsubscribe function. */
export function onCartSavedElsewhere(listener: (saved: SavedCart | undefined) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SAVED_CART) listener(savedCart(event.newValue));
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/**
 * Stores the last known lines of a refused session as an intent to restore them. Those of an
 * account stay in the account's cart, to which the next sign-in leads.
 */
function storeRefusedLines(): void {
  const { customer, data } = savedCart() ?? {};
  const restoration = restorationOf(data?.cart);
  if (restoration.lines.length === 0 || isAccountId(customer) || isRestorePending()) return;
  addIntent({ kind: "restore", ...restoration });
}

/** From now on, the lines of a session that is refused are stored. */
export function keepRefusedCarts(): void {
  onRefusedSession({ storeLines: storeRefusedLines });
}
