import { addressParts, hasOwnBilling, maxLengths, rateFields } from "./orderFields.ts";
import type { AddressType, AddressPart, CheckoutField, TypedCheckout } from "./orderFields.ts";
import { t } from "#words/t.ts";

// Validation rules of the checkout form, and of the account's addresses.

/** A country's address requirements. */
export type AddressDemands = {
  /** Required parts of an address there. */
  required: readonly AddressPart[];
  /** The country's labels for the parts, where they differ from the default. */
  labels?: Partial<Record<AddressPart, string>>;
  /** The kind of its states, if known, for the message about one that is not listed. */
  stateKind?: string;
  /** The country's postcode pattern, and the error message for other postcodes. */
  postcode?: { pattern: RegExp; message: string };
};

/** Facts that an order is validated against; lists are absent where they are unknown. */
export type CheckoutFacts = {
  needsShipping: boolean;
  demandsOf: (country: string, hasStates: boolean) => AddressDemands;
  countries?: readonly string[];
  /** Returns the codes of a country's states; empty where the state is free text. */
  statesOf?: (country: string) => readonly string[];
  /** Number of packages that need a delivery method; one by default. */
  packages?: number;
  /** False if the order has nothing to pay. */
  needsPayment?: boolean;
  gateways?: readonly string[];
  /** True if the shop needs no phone number. */
  isPhoneOptional?: boolean | undefined;
  /** True if the shop has terms to accept. */
  hasTerms?: boolean;
};

/** A field's rules, for `validate` and for a `Field`: `[["required"], ["length", 0, 60]]`. */
export type FieldRules = {
  label: string;
  rules: readonly (readonly [rule: string, ...args: unknown[]])[];
  /** Custom error messages, by rule. */
  messages?: Readonly<Record<string, string>>;
};

const partLabels = (): Record<AddressPart, string> => ({
  firstName: t("address.firstName"),
  lastName: t("address.lastName"),
  company: t("address.company"),
  address1: t("address.address1"),
  address2: t("address.address2"),
  city: t("address.city", { kind: "" }),
  state: t("address.state", { kind: "" }),
  postcode: t("address.postcode", { kind: "" }),
  country: t("address.country"),
});

const within = (name: CheckoutField) => ["length", 0, maxLengths[name]] as const;

const oneOf = (list: readonly string[] | undefined) =>
  list === undefined ? [] : [["is", ...list] as const];

function partRules(
  part: AddressPart,
  name: CheckoutField,
  { required, labels, stateKind = "", postcode }: AddressDemands,
  { countries, states }: { countries?: readonly string[] | undefined; states: readonly string[] },
): FieldRules {
  const isRequired = part === "country" || required.includes(part);
  return {
    label: labels?.[part] ?? partLabels()[part],
    rules: [
      ...(isRequired ? [["required", "trim"] as const] : []),
      within(name),
      ...(part === "country" ? oneOf(countries) : []),
      ...(part === "state" && states.length > 0 ? oneOf(states) : []),
      ...(part === "postcode" && postcode ? [["matches", postcode.pattern] as const] : []),
    ],
    messages: {
      is:
        part === "country"
          ? t("address.countryNotListed")
          : t("address.stateNotListed", { kind: stateKind }),
      ...(postcode && { matches: postcode.message }),
    },
  };
}

/** Facts that an address is validated against. */
type AddressFacts = Pick<CheckoutFacts, "demandsOf" | "countries" | "statesOf" | "isPhoneOptional">;

function addressRules(type: AddressType, country: string, facts: AddressFacts) {
  const states = facts.statesOf?.(country) ?? [];
  const demands = facts.demandsOf(country, states.length > 0);
  const lists = { countries: facts.countries, states };
  return Object.fromEntries(
    addressParts.map((part) => {
      const name = `${type}_${part}` as const;
      return [name, partRules(part, name, demands, lists)];
    }),
  );
}

// The characters that WooCommerce accepts; "#" precedes an extension.
const PHONE = /^\+?[\d\s()./_-]{5,}(?:#\d{1,8})?$/;

const phoneRules = (country: string, isOptional = false): FieldRules => ({
  label: t("address.phone"),
  rules: [
    ...(isOptional ? [] : [["required", "trim"] as const]),
    within("phone"),
    ["matches", PHONE],
    ["phone", country],
  ],
  messages: { matches: t("address.phoneInvalid"), phone: t("address.phoneInvalid") },
});

/** Returns the rules of an address in the account, and of the phone number beside a billing one. */
export const accountAddressRules = (
  type: AddressType,
  country: string,
  facts: AddressFacts,
): Partial<Record<CheckoutField, FieldRules>> => ({
  ...addressRules(type, country, facts),
  ...(type === "billing" && { phone: phoneRules(country, facts.isPhoneOptional) }),
});

const deliveryRules = (): FieldRules => ({
  label: t("checkout.deliveryLabel"),
  rules: [["required"]],
  messages: { required: t("checkout.deliveryMissing") },
});

/**
 * Returns the rules of every field that applies to the typed values; other fields are not
 * validated.
 */
export function checkoutRules(
  typed: TypedCheckout,
  facts: CheckoutFacts,
): Partial<Record<CheckoutField, FieldRules>> {
  const { needsShipping } = facts;
  const { shipping_country: shippingCountry, billing_country: billingCountry } = typed;
  const hasBilling = hasOwnBilling(typed, needsShipping);
  return {
    email: { label: t("address.email"), rules: [["required", "trim"], within("email"), ["email"]] },
    phone: phoneRules(needsShipping ? shippingCountry : billingCountry, facts.isPhoneOptional),
    ...(needsShipping && {
      ...addressRules("shipping", shippingCountry, facts),
      billing: {
        label: t("checkout.billingLabel"),
        rules: [["required"], ["is", "same", "other"]],
      },
    }),
    ...(hasBilling && addressRules("billing", billingCountry, facts)),
    ...(needsShipping &&
      Object.fromEntries(
        rateFields.slice(0, facts.packages ?? 1).map((name) => [name, deliveryRules()]),
      )),
    ...(facts.needsPayment !== false && {
      paymentMethod: {
        label: t("checkout.paymentLabel"),
        rules: [["required"], ...oneOf(facts.gateways)],
        messages: {
          required: t("checkout.paymentMissing"),
          is: t("checkout.paymentUnavailable"),
        },
      },
    }),
    customerNote: { label: t("checkout.noteLabel"), rules: [within("customerNote")] },
    ...(facts.hasTerms && {
      terms: {
        label: t("checkout.termsLabel"),
        rules: [["accepted"]],
        messages: { accepted: t("checkout.termsMissing") },
      },
    }),
  };
}
