import { SAVED_CART } from "./savedCartKey.ts";
import { storage } from "./browserStorage.ts";
import { withBrowserSessionLock } from "#relay/session/tabLock.ts";
import { restartLiveConnection } from "./subscriptions.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

// Sign-in and sign-out in the browser.

/** Result of a sign-in or a sign-out; the message is shown to the shopper. */
export type SignInResponse = { ok: true; location?: string } | { ok: false; message: string };

// Longer than the server waits for the backend.
const TIMEOUT_MS = 40_000;

async function post(action: string, fields?: object): Promise<SignInResponse> {
  const headers = { "content-type": "application/json" };
  try {
    const response = await fetch(localePath(`/account/${action}`), {
      method: "POST",
      credentials: "same-origin",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(fields && { headers, body: JSON.stringify(fields) }),
    });
    const body = (await response.json()) as {
      ok?: boolean;
      message?: string;
      location?: string;
    };
    const { location } = body;
    if (response.ok && body.ok) return { ok: true, ...(location !== undefined && { location }) };
    return { ok: false, message: body.message ?? t("account.noAnswer") };
  } catch {
    return { ok: false, message: t("account.noAnswer") };
  }
}

/**
 * Removes the saved cart. Writes first, so that other tabs get a storage event even if none was
 * saved.
 */
function forgetSavedCart(): void {
  storage.write(SAVED_CART, "null");
  storage.write(SAVED_CART, null);
}

/**
 * Ends the previous shopper's live connection and saved data. The full page load that follows would
 * close the connection too, but only once it arrives.
 */
function endPreviousShopper(forget: () => void): void {
  restartLiveConnection();
  forget();
}

/** Clears everything our pages saved in this browser: nothing outlasts its shopper. */
function forgetAll(): void {
  forgetSavedCart();
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      globalThis[name].clear();
    } catch {
      // Forbidden storage holds nothing.
    }
  }
}

/**
 * Signs a customer in; their cart then includes the guest's lines. The tokens stay with the server,
 * and the caller must leave the page by a full page load.
 */
export async function signIn(credentials: {
  username: string;
  password: string;
}): Promise<SignInResponse> {
  // In the session lock: no call of the earlier session may be in flight meanwhile.
  const result = await withBrowserSessionLock(() => post("login", credentials));
  if (result.ok) endPreviousShopper(forgetSavedCart);
  return result;
}

/**
 * Signs the customer out. Their cart stays with the account: this browser drops session and saved
 * data, and the caller must leave the page by a full page load.
 */
export async function signOut(): Promise<SignInResponse> {
  const result = await withBrowserSessionLock(() => post("logout"));
  if (result.ok) endPreviousShopper(forgetAll);
  return result;
}
