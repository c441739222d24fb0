import { addressDemands } from "#relay/contract/account/addressFormats.ts";
import { checkoutRules } from "#relay/contract/order/checkoutRules.ts";
import { phoneRule } from "#relay/contract/validation/phoneRule.ts";
import { rateFields } from "#relay/contract/order/orderFields.ts";
import type { CheckoutErrors, TypedCheckout } from "#relay/contract/order/orderFields.ts";
import { paymentRules } from "#relay/contract/order/paymentFields.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { CheckoutFacts, FieldRules } from "#relay/contract/order/checkoutRules.ts";
import { isFree } from "#relay/contract/cart/isFree.ts";
import { validate } from "#relay/contract/validation/fieldValidation.ts";
import { t } from "#words/t.ts";
import type { ReadCart } from "./readCart.ts";
import type { ShopChoices } from "./shopChoices.ts";

// Validation of typed fields on the server: an order's, and those of the account's forms.

/** Validates typed fields; returns one error message per invalid field. */
export async function fieldErrors(
  rules: Readonly<Record<string, FieldRules>>,
  typed: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const found = await Promise.all(
    Object.entries(rules).map(async ([name, { rules: written, label, messages }]) => {
      const field = { name, label, messages, values: typed, rules: phoneRule };
      const failures = await validate(written, typed[name] ?? "", field);
      const failure = failures.find(({ blocking }) => blocking);
      return failure ? [[name, failure.message] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Validates a typed order; returns a message for each invalid field. */
export const checkoutErrors = (
  typed: TypedCheckout,
  facts: CheckoutFacts,
  paymentFields: PaymentFields = [],
): Promise<CheckoutErrors> =>
  fieldErrors(
    {
      ...checkoutRules(typed, facts),
      ...(facts.needsPayment !== false && paymentRules(typed, paymentFields)),
    },
    typed,
  );

/** Validates a typed order against its cart and the backend's countries, states and terms. */
export async function errorsOf(
  typed: TypedCheckout,
  { cart, needsShipping, gateways, packages }: ReadCart,
  choices: ShopChoices,
  paymentFields: PaymentFields = [],
): Promise<CheckoutErrors> {
  const [countries, ofShipping, ofBilling, hasTerms] = await Promise.all([
    choices.countries(),
    choices.statesOf(typed.shipping_country),
    choices.statesOf(typed.billing_country),
    choices.hasTerms(),
  ]);
  const states = { [typed.billing_country]: ofBilling, [typed.shipping_country]: ofShipping };
  const facts: CheckoutFacts = {
    needsShipping,
    hasTerms,
    isPhoneOptional: choices.isPhoneOptional,
    demandsOf: addressDemands,
    countries,
    statesOf: (country) => [...(states[country]?.keys() ?? [])],
    // Without an address there may be no package yet.
    packages: Math.max(1, packages.length),
    needsPayment: !isFree(cart.rawTotal),
    gateways: gateways.map(({ id }) => id),
  };
  return checkoutErrors(typed, facts, paymentFields);
}

/** Returns validation errors for packages that their typed method cannot deliver. */
export const deliveryErrors = (
  typed: TypedCheckout,
  { packages, needsShipping }: Pick<ReadCart, "packages" | "needsShipping">,
): CheckoutErrors =>
  Object.fromEntries(
    rateFields
      .filter((name, at) => needsShipping && packages[at] && !packages[at].includes(typed[name]))
      .map((name) => [name, t("checkout.methodUnavailable")]),
  );
