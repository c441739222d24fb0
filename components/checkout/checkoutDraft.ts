import { addressParts } from "#relay/contract/order/orderFields.ts";
import { onCartSavedElsewhere } from "#relay/cart/persistence.ts";
import { browserTokens, customerOf } from "#relay/session/session.ts";
import { isNewerVersion } from "#relay/browserStorage.ts";

// Draft of the checkout form: typed values, saved in `sessionStorage` for one shopper.

const KEY = "vitrine.checkout";
/** Releases up to November 2026 wrote no version, with the same data. */
const VERSION = 1;

/** Saved fields: no payment data, and no consent, which must be given again. */
const savedNames: readonly string[] = [
  "email",
  "phone",
  "billing",
  "customerNote",
  ...["shipping", "billing"].flatMap((kind) => addressParts.map((part) => `${kind}_${part}`)),
];

type Values = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

type StoredDraft = {
  version?: number;
  customer?: string;
  typed: Record<string, string>;
  /** Values that this tab read from the backend or sent to it; absent in earlier releases. */
  known?: readonly Texts[];
};

const customer = () => customerOf(browserTokens.read());

const textsOf = (values: Values, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name]]] : [])),
  );

/** Removes the differences between a typed text and the one that the backend stores. */
const normalized = (text = "") => text.replaceAll(/\s/g, "").toLowerCase();

/**
 * Returns the checkout values typed in this tab by the same shopper, or an empty object.
 * @param now the values that the backend knows now: one that was changed elsewhere, for example in
 *   the account, replaces the typed one
 */
export function checkoutDraft(now: Texts = {}): Texts {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<StoredDraft> | null;
    if (!stored?.typed || stored.customer !== customer()) return {};
    if ((stored.version ?? VERSION) !== VERSION) return {};
    const { typed, known = [now] } = stored;
    const isNewest = (name: string) =>
      [typed, ...known].some((texts) => normalized(texts[name]) === normalized(now[name]));
    return textsOf(typed, savedNames.filter(isNewest));
  } catch {
    return {};
  }
}

let isListening = false;

/** Deletes the draft once another tab signs its shopper out. */
function listenForSignOut(): void {
  if (isListening) return;
  isListening = true;
  onCartSavedElsewhere(() => {
    if (browserTokens.read() === undefined) deleteCheckoutDraft();
  });
}

/**
 * Saves the typed values until the tab closes or its shopper changes.
 * @param backend values that this tab read from the backend or sent to it
 */
export function saveCheckoutDraft(values: Values, backend: readonly Texts[]): void {
  listenForSignOut();
  const typed = textsOf(values, savedNames);
  const known = backend.map((texts) => textsOf(texts, Object.keys(typed)));
  try {
    if (isNewerVersion(sessionStorage.getItem(KEY), VERSION)) return;
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ version: VERSION, customer: customer(), typed, known }),
    );
  } catch {
    // Full or forbidden storage only means that nothing is saved.
  }
}

/** Deletes the draft after the order is placed. */
export function deleteCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was saved either.
  }
}
