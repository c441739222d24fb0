import { addressParts } from "#relay/contract/orderFields.ts";
import { onCartSavedElsewhere } from "#relay/persistence.ts";
import { browserTokens, customerOf } from "#relay/session/session.ts";
import { isNewerVersion } from "#relay/storedVersion.ts";

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

type StoredDraft = { version?: number; customer?: string; typed: Record<string, string> };

const customer = () => customerOf(browserTokens.read());

/** Returns the checkout values typed in this tab by the same shopper, or an empty object. */
export function checkoutDraft(): Readonly<Record<string, string>> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<StoredDraft> | null;
    if (!stored?.typed || stored.customer !== customer()) return {};
    if ((stored.version ?? VERSION) !== VERSION) return {};
    return Object.fromEntries(
      savedNames.flatMap((name) => {
        const text: unknown = stored.typed?.[name];
        return typeof text === "string" ? [[name, text]] : [];
      }),
    );
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
    if (browserTokens.read() === undefined) forgetText();
  });
}

/** Saves the typed values until the tab closes or its shopper changes. */
export function saveCheckoutDraft(values: Readonly<Record<string, unknown>>): void {
  listenForSignOut();
  const typed = Object.fromEntries(
    savedNames.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name]]] : [])),
  );
  try {
    if (isNewerVersion(sessionStorage.getItem(KEY), VERSION)) return;
    sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, customer: customer(), typed }));
  } catch {
    // Full or forbidden storage only means that nothing is saved.
  }
}

/** Deletes the draft after the order is placed. */
export function forgetText(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was saved either.
  }
}
