import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import type { AccountAnswer } from "#relay/contract/account.ts";

// Longer than the server waits for the backend.
const DEADLINE_MS = 40_000;
const NO_ANSWER = "The shop did not answer. Please try again in a moment.";

async function post(action: string, fields: object): Promise<AccountAnswer> {
  try {
    const response = await fetch(action, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const answer = (await response.json()) as Partial<AccountAnswer>;
    return answer.ok === undefined ? { ok: false, message: NO_ANSWER } : (answer as AccountAnswer);
  } catch {
    return { ok: false, message: NO_ANSWER };
  }
}

/** Goes to a page that is loaded as a whole; what calls this has nothing left to do. */
export function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}

/** Sends one of the account's forms, and goes on where the server says; or says what is to be mended. */
export async function postForm(
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<FormRefusal> {
  const answer = await post(action, fields);
  if (answer.ok) return leaveFor(answer.location);
  const { message, faults } = answer;
  return { message, ...(faults && { errors: faults }) };
}
