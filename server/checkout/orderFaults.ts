import { addressDemands } from "#relay/contract/addressFormats.ts";
import { PHONE_FAULT } from "#relay/contract/checkoutRules.ts";
import type { CheckoutFaults, TypedCheckout } from "#relay/contract/checkoutFields.ts";
import { isPhoneNumber } from "#relay/contract/phoneNumbers.ts";
import { checkoutFaults } from "./checkoutFaults.ts";
import type { ReadCart } from "./readCart.ts";
import type { ShopChoices } from "./shopChoices.ts";

/** What is wrong with an order by our own rules, over what the backend lets people choose from. */
export async function faultsOf(
  typed: TypedCheckout,
  { needsShipping, gateways, packages }: ReadCart,
  choices: ShopChoices,
): Promise<CheckoutFaults> {
  const [countries, ofShipping, ofBilling, hasTerms] = await Promise.all([
    choices.countries(),
    choices.statesOf(typed.shipping_country),
    choices.statesOf(typed.billing_country),
    choices.hasTerms(),
  ]);
  const states = { [typed.billing_country]: ofBilling, [typed.shipping_country]: ofShipping };
  const faults = await checkoutFaults(typed, {
    needsShipping,
    hasTerms,
    demandsOf: addressDemands,
    countries,
    statesOf: (country) => [...(states[country]?.keys() ?? [])],
    // Until the address is known there may be none to choose for.
    packages: Math.max(1, packages.length),
    gateways: gateways.map(({ id }) => id),
  });
  const country = needsShipping ? typed.shipping_country : typed.billing_country;
  return !faults.phone && !isPhoneNumber(typed.phone, country)
    ? { ...faults, phone: PHONE_FAULT }
    : faults;
}
