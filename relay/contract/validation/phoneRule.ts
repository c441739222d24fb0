import { custom } from "zod/mini";
import type { Rules } from "./rule.ts";

// Validation rule for phone numbers, of the forms with addresses and of the server.

/** Checks a phone number against its country's plan; accepts it if only the server can check. */
async function isCalled(typed: unknown, country: string): Promise<boolean> {
  try {
    const { isPhoneNumber } = await import("#relay/contract/account/phoneNumbers.ts");
    return isPhoneNumber(String(typed), country);
  } catch {
    return true;
  }
}

/** Rule table of these forms: `phone:GB` in addition to the general rules. */
export const phoneRule: Rules = {
  phone: ([country]) => custom((typed) => isCalled(typed, String(country))),
};
