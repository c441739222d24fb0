import { addressDemands } from "#relay/contract/account/addressFormats.ts";
import { withNormalCodes } from "#relay/contract/account/normalCodes.ts";
import { addressParts, typedCheckout } from "#relay/contract/order/orderFields.ts";
import { checkoutRules, PHONE_ERROR } from "#relay/contract/order/checkoutRules.ts";
import type { FieldRules } from "#relay/contract/order/checkoutRules.ts";
import { isPhoneNumber } from "#relay/contract/account/phoneNumbers.ts";
import type { ShopChoices } from "#server/shop/checkout/shopChoices.ts";
import { fieldErrors } from "#server/shop/checkout/checkoutErrors.ts";

/** Validates a posted address; returns the change to save and the validation errors. */
export async function addressChange(
  fields: Record<string, unknown>,
  choices: ShopChoices,
): Promise<{ change: object; errors: Record<string, string> }> {
  const kind = fields["kind"] === "billing" ? "billing" : "shipping";
  const typed = { ...withNormalCodes(typedCheckout(fields)), billing: "other" };
  const country = typed[`${kind}_country`];
  const states = [...(await choices.statesOf(country)).keys()];
  const rules = checkoutRules(typed, {
    needsShipping: true,
    demandsOf: addressDemands,
    countries: await choices.countries(),
    statesOf: () => states,
  });
  const isOwn = ([name]: [string, FieldRules]) => name.startsWith(`${kind}_`);
  const own = Object.fromEntries(Object.entries(rules).filter(isOwn));
  const hasPhone = kind === "billing" && typed.phone !== "";
  const errors = await fieldErrors({ ...own, ...(hasPhone && { phone: rules.phone }) }, typed);
  if (hasPhone && !errors["phone"] && !isPhoneNumber(typed.phone, country)) {
    errors["phone"] = PHONE_ERROR;
  }
  const parts = addressParts.map((part) => [part, typed[`${kind}_${part}`]]);
  const address = {
    ...Object.fromEntries(parts),
    ...(kind === "billing" && { phone: typed.phone }),
  };
  return { change: { [kind]: address as object }, errors };
}
