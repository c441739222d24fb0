import { reload } from "vike/client/router";
import { resetBrowserEnvironment } from "./environment.ts";
import { forgetCart, forgetShopper } from "./persistence.ts";
import { inSessionTurn } from "./sessionTurn.ts";
import { restartLiveConnection } from "./subscriptions.ts";

/** What came of a login or a logout; a message is for the shopper to read. */
export type AccountAnswer = { ok: true } | { ok: false; message: string };

// Longer than the server waits for the backend.
const DEADLINE_MS = 40_000;
const NO_ANSWER = "The shop did not answer. Please try again in a moment.";

async function post(action: string, fields?: object): Promise<AccountAnswer> {
  const headers = { "content-type": "application/json" };
  try {
    const response = await fetch(`/account/${action}`, {
      method: "POST",
      credentials: "same-origin",
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(fields && { headers, body: JSON.stringify(fields) }),
    });
    const answer = (await response.json()) as { ok?: boolean; message?: string };
    if (response.ok && answer.ok) return { ok: true };
    return { ok: false, message: answer.message ?? NO_ANSWER };
  } catch {
    return { ok: false, message: NO_ANSWER };
  }
}

/** The session is another one from here on, and so is all that is shown. */
async function beginAnew(forget: () => void): Promise<void> {
  restartLiveConnection();
  try {
    // Its going tells the other tabs.
    forget();
    resetBrowserEnvironment();
    await reload();
  } catch (error) {
    console.error("The page's data could not be loaded anew.", error);
  }
}

/**
 * Logs a customer in, whose cart the guest's becomes. The tokens stay with the server; the page is
 * loaded anew as the customer's before this resolves.
 */
export async function logIn(credentials: {
  username: string;
  password: string;
}): Promise<AccountAnswer> {
  // In the session's turn, as nothing of the earlier session may be under way meanwhile.
  const answer = await inSessionTurn(() => post("login", credentials));
  if (answer.ok) await beginAnew(forgetCart);
  return answer;
}

/**
 * Logs the customer out. Their cart stays with their account: this browser forgets it, session and
 * all, and the page is loaded anew as a new guest's before this resolves.
 */
export async function logOut(): Promise<AccountAnswer> {
  const answer = await inSessionTurn(() => post("logout"));
  if (answer.ok) await beginAnew(forgetShopper);
  return answer;
}
