import { KEPT_CART } from "./keptCartKey.ts";
import { storage } from "./persistence.ts";
import { withBrowserSessionLock } from "#relay/session/sessionLock.ts";
import { restartLiveConnection } from "./subscriptions.ts";

/** What came of a login or a logout; a message is for the shopper to read. */
export type LoginAnswer = { ok: true; location?: string } | { ok: false; message: string };

// Longer than the server waits for the backend.
const DEADLINE_MS = 40_000;
const NO_ANSWER = "The shop did not answer. Please try again in a moment.";

async function post(action: string, fields?: object): Promise<LoginAnswer> {
  const headers = { "content-type": "application/json" };
  try {
    const response = await fetch(`/account/${action}`, {
      method: "POST",
      credentials: "same-origin",
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(fields && { headers, body: JSON.stringify(fields) }),
    });
    const answer = (await response.json()) as {
      ok?: boolean;
      message?: string;
      location?: string;
    };
    const { location } = answer;
    if (response.ok && answer.ok) return { ok: true, ...(location !== undefined && { location }) };
    return { ok: false, message: answer.message ?? NO_ANSWER };
  } catch {
    return { ok: false, message: NO_ANSWER };
  }
}

/** Tells the other tabs that the cart is another's, though none was kept; forgets what was. */
function forgetKeptCart(): void {
  storage.write(KEPT_CART, "null");
  storage.write(KEPT_CART, null);
}

/**
 * Does what nothing of the earlier shopper may outlast. A page that is loaded as a whole would end
 * the connection too, but only once it comes.
 */
function beginAnew(forget: () => void): void {
  restartLiveConnection();
  forget();
}

/** Forgets everything that pages of ours have kept: none of it outlasts its person. */
function forgetAll(): void {
  forgetKeptCart();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // What is forbidden holds nothing.
  }
}

/**
 * Logs a customer in, whose cart then holds the guest's lines too. The tokens stay with the server;
 * the page is to be left for one that is loaded as a whole.
 */
export async function logIn(credentials: {
  username: string;
  password: string;
}): Promise<LoginAnswer> {
  // In the session's turn, as nothing of the earlier session may be under way meanwhile.
  const answer = await withBrowserSessionLock(() => post("login", credentials));
  if (answer.ok) beginAnew(forgetKeptCart);
  return answer;
}

/**
 * Logs the customer out. Their cart stays with their account: this browser forgets it, session and
 * all that was kept, and the page is to be left for one that is loaded as a whole.
 */
export async function logOut(): Promise<LoginAnswer> {
  const answer = await withBrowserSessionLock(() => post("logout"));
  if (answer.ok) beginAnew(forgetAll);
  return answer;
}
