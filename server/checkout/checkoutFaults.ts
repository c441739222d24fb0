import { validate } from "#components/form/validate.ts";
import { checkoutRules } from "#relay/checkoutRules.ts";
import type { CheckoutFaults, CheckoutField, TypedCheckout } from "#relay/checkoutFields.ts";
import type { CheckoutFacts, FieldRules } from "#relay/checkoutRules.ts";

/** What keeps a typed order from being placed, a sentence to each field; empty where nothing does. */
export async function checkoutFaults(
  typed: TypedCheckout,
  facts: CheckoutFacts,
): Promise<CheckoutFaults> {
  const rules = Object.entries(checkoutRules(typed, facts)) as [CheckoutField, FieldRules][];
  const found = await Promise.all(
    rules.map(async ([name, { rules: written, label, messages }]) => {
      const failures = await validate(written, typed[name], {
        name,
        label,
        messages,
        values: typed,
      });
      const failure = failures.find(({ blocking }) => blocking);
      return failure ? [[name, failure.message] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
