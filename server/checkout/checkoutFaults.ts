import { validate } from "#relay/contract/validation/validate.ts";
import { checkoutRules } from "#relay/contract/checkoutRules.ts";
import type {
  CheckoutFaults,
  CheckoutField,
  TypedCheckout,
} from "#relay/contract/checkoutFields.ts";
import type { CheckoutFacts, FieldRules } from "#relay/contract/checkoutRules.ts";

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
