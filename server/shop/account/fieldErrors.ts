import { validate } from "#relay/contract/validation/fieldValidation.ts";
import type { FieldRules } from "#relay/contract/order/checkoutRules.ts";

/** Validates typed fields; returns one error message per invalid field. */
export async function fieldErrors(
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
