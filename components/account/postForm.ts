import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import type { AccountResponse } from "#relay/contract/account/accountData.ts";
import { t } from "#words/t.ts";
import { localePath, withoutLocale } from "#words/localePath.ts";

// Posts of the account's forms by script.

// Request timeout, longer than the server's own timeout for the backend.
const DEADLINE_MS = 40_000;

async function post(action: string, fields: object): Promise<AccountResponse> {
  try {
    const response = await fetch(localePath(action), {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const result = (await response.json()) as Partial<AccountResponse>;
    if (result.ok !== undefined) return result as AccountResponse;
  } catch {
    // Handled as a response without a result.
  }
  return { ok: false, message: t("account.noAnswer") };
}

/** Navigates with a full page load. Never resolves, so that the calling form stays pending. */
export function leaveFor(address: string): Promise<never> {
  location.assign(localePath(address));
  return new Promise(() => {});
}

/**
 * Posts an account form as JSON; returns the errors, or navigates to the server's location, unless
 * that is `here`.
 */
export async function postForm(
  action: string,
  fields: Readonly<Record<string, string>>,
  here?: string,
): Promise<FormRefusal | undefined> {
  const response = await post(action, fields);
  if (response.ok) {
    return withoutLocale(response.location) === here ? undefined : leaveFor(response.location);
  }
  const { message, faults: validationErrors } = response;
  return { message, ...(validationErrors && { errors: validationErrors }) };
}
