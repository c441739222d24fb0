import { custom } from "zod/mini";
import type { Rules } from "#relay/contract/validation/rule.ts";
import { PHONE_ERROR } from "#relay/contract/checkoutRules.ts";

/** Whether a country has such a phone number; where that cannot be known here the server says it. */
async function isCalled(typed: unknown, country: string): Promise<boolean> {
  try {
    const { isPhoneNumber } = await import("#relay/contract/phoneNumbers.ts");
    return isPhoneNumber(String(typed), country);
  } catch {
    return true;
  }
}

/** The checkout's own rules beside those that every form has: `phone:GB`. */
export const checkoutRuleTable: Rules = {
  phone: ([country]) =>
    custom((typed) => isCalled(typed, String(country)), {
      error: () => PHONE_ERROR,
    }),
};
