import { addressParts } from "#relay/contract/checkoutFields.ts";
import { onCartSavedElsewhere } from "#relay/persistence.ts";
import { browserTokens, customerOf } from "#relay/session/session.ts";
import { isNewerVersion } from "#relay/storedVersion.ts";

const KEY = "vitrine.checkout";
/** Releases up to November 2026 wrote none, in the same form. */
const VERSION = 1;

/** What of the form is kept: nothing of payment, and nothing that is to be agreed to anew. */
const savedNames: readonly string[] = [
  "email",
  "phone",
  "billing",
  "customerNote",
  ...["shipping", "billing"].flatMap((kind) => addressParts.map((part) => `${kind}_${part}`)),
];

type Kept = { version?: number; customer?: string; typed: Record<string, string> };

const customer = () => customerOf(browserTokens.read());

/** What was typed into the checkout of this tab, by the same shopper; empty where nothing was. */
export function checkoutDraft(): Readonly<Record<string, string>> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    if (!kept?.typed || kept.customer !== customer()) return {};
    if ((kept.version ?? VERSION) !== VERSION) return {};
    return Object.fromEntries(
      savedNames.flatMap((name) => {
        const text: unknown = kept.typed?.[name];
        return typeof text === "string" ? [[name, text]] : [];
      }),
    );
  } catch {
    return {};
  }
}

let isListening = false;

/** Forgets what was typed once another tab tells that its shopper has signed out. */
function listenForSignOut(): void {
  if (isListening) return;
  isListening = true;
  onCartSavedElsewhere(() => {
    if (browserTokens.read() === undefined) forgetText();
  });
}

/** Keeps what is typed, for as long as the tab is open and its shopper the same. */
export function saveCheckoutDraft(values: Readonly<Record<string, unknown>>): void {
  listenForSignOut();
  const typed = Object.fromEntries(
    savedNames.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name]]] : [])),
  );
  try {
    if (isNewerVersion(sessionStorage.getItem(KEY), VERSION)) return;
    sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, customer: customer(), typed }));
  } catch {
    // A full or forbidden storage only means that nothing is kept.
  }
}

/** Forgets what was typed: the order is placed. */
export function forgetText(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
