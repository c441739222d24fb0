import { validate } from "#relay/contract/validation/validate.ts";
import type { FieldRules } from "#relay/contract/checkoutRules.ts";

/** What keeps typed fields from being taken by their rules, a sentence to each. */
export async function fieldFaults(
  rules: Readonly<Record<string, FieldRules>>,
  typed: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const found = await Promise.all(
    Object.entries(rules).map(async ([name, { rules: written, label, messages }]) => {
      const field = { name, label, messages, values: typed };
      const failures = await validate(written, typed[name] ?? "", field);
      const failure = failures.find(({ blocking }) => blocking);
      return failure ? [[name, failure.message] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
