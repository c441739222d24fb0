import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { knownAddresses_query$key } from "#__generated__/knownAddresses_query.graphql.ts";
import type { CustomerAddressInput } from "#__generated__/useUpdateCustomerMutation.graphql.ts";
import { addressFormat } from "#relay/contract/account/addressFormats.ts";
import { normalPostcode } from "#relay/contract/account/normalCodes.ts";
import { addressParts } from "#relay/contract/order/orderFields.ts";
import type { AddressType, AddressPart } from "#relay/contract/order/orderFields.ts";
import { startCountry } from "#relay/contract/account/startCountry.ts";
import type { PricedAddresses } from "./useUpdateCustomer.ts";

// Address conversion of the checkout: backend to form fields, and those to priced addresses.

const customerFragment = graphql`
  fragment knownAddresses_query on RootQuery {
    allowedCountries
    customer {
      email
      shipping {
        ...customerAddress_address @relay(mask: false)
      }
      billing {
        ...customerAddress_address @relay(mask: false)
        email
        phone
      }
    }
  }
`;

type Address = { readonly [Part in AddressPart]?: string | null | undefined };

type KnownCustomer =
  | {
      /** The account's email address. */
      readonly email?: string | null | undefined;
      readonly shipping?: Address | null | undefined;
      readonly billing?:
        | (Address & {
            readonly email?: string | null | undefined;
            readonly phone?: string | null | undefined;
          })
        | null
        | undefined;
    }
  | null
  | undefined;

type Values = Readonly<Record<string, string>>;

/** Countries in which an address may be, and the shop's own. */
export type AddressCountries = {
  allowed: readonly (string | null | undefined)[];
  base?: string | undefined;
};

const fieldsOf = (kind: AddressType, address: Address | null | undefined) =>
  addressParts.map((part) => [`${kind}_${part}`, address?.[part] ?? ""] as const);

/**
 * Returns the shopper's addresses as the backend knows them, as form fields; one without a country
 * starts with the shop's.
 */
export function knownAddresses(
  customer: KnownCustomer,
  { allowed, base }: AddressCountries,
): Values {
  const { shipping, billing, email } = customer ?? {};
  const isOther =
    Boolean(billing?.address1) &&
    Boolean(shipping?.address1) &&
    addressParts.some((part) => (billing?.[part] ?? "") !== (shipping?.[part] ?? ""));
  return {
    // A new account has no order yet.
    email: (billing?.email || email) ?? "",
    phone: billing?.phone ?? "",
    billing: isOther ? "other" : "same",
    ...Object.fromEntries(fieldsOf("shipping", shipping)),
    ...Object.fromEntries(fieldsOf("billing", billing)),
    shipping_country: startCountry(shipping?.country, allowed, base),
    billing_country: startCountry(billing?.country, allowed, base),
  };
}

/**
 * Returns the addresses that the backend knew when the page was rendered, as form fields.
 * @param base the shop's country, if it is known, for an address without one
 */
export function useKnownAddresses(
  queryKey: knownAddresses_query$key,
  base: string | undefined,
): Readonly<Record<string, string>> {
  const { allowedCountries, customer } = useFragment(customerFragment, queryKey);
  // Later responses are no newer than typed values.
  const [known] = useState(() =>
    knownAddresses(customer, { allowed: allowedCountries ?? [], base }),
  );
  return known;
}

/** Returns the fields of a form's delivery address that are filled in. */
export const deliveryAddress = (values: Values): Values =>
  Object.fromEntries(
    fieldsOf("shipping", null).flatMap(([name]) => (values[name] ? [[name, values[name]]] : [])),
  );

const pricedParts = ["country", "state", "postcode", "city"] as const;

/** Fields that determine rates and taxes. */
export const pricedFields = [
  "billing",
  "shipping_address1",
  ...pricedParts.map((part) => `shipping_${part}` as const),
  ...pricedParts.map((part) => `billing_${part}` as const),
] as const;

/** True for a country whose states the shop lists. */
type HasStates = (country: string) => boolean;

const hasNone: HasStates = () => false;

function pricedAddress(
  kind: AddressType,
  values: Values,
  hasStates: HasStates,
): CustomerAddressInput {
  const country = values[`${kind}_country`] ?? "";
  const { rows, postcode } = addressFormat(country, hasStates(country));
  const requestedParts = new Set(rows.flat().map(({ part }) => part));
  // A field that the country does not use keeps no value of an earlier country.
  const text = (part: AddressPart) =>
    part === "country" || requestedParts.has(part) ? (values[`${kind}_${part}`] ?? "").trim() : "";
  const written = normalPostcode(country, text("postcode"));
  return {
    country: text("country") as NonNullable<CustomerAddressInput["country"]>,
    state: text("state"),
    // An incomplete address, or one of another country, is not priced.
    postcode: postcode?.pattern.test(written) === false ? "" : written,
    city: text("city"),
  };
}

/**
 * Returns the part of the form's addresses that determines prices. Without delivery the order is
 * taxed by the billing address, but the cart by its delivery address: both get the billing address.
 * A delivery address saved for other orders stays unchanged until an order is placed.
 */
export function pricedAddresses(
  values: Values,
  needsShipping: boolean,
  hasStates = hasNone,
): PricedAddresses {
  if (!needsShipping) {
    const billing = pricedAddress("billing", values, hasStates);
    return values["shipping_address1"] ? { billing } : { shipping: billing, billing };
  }
  const shipping = pricedAddress("shipping", values, hasStates);
  return {
    shipping,
    billing: values.billing === "other" ? pricedAddress("billing", values, hasStates) : shipping,
  };
}

/** Returns addresses that were sent to the backend, as form fields. */
export const sentFields = ({ shipping, billing }: PricedAddresses): Values =>
  Object.fromEntries(
    pricedParts.flatMap((part) => [
      ...(shipping ? [[`shipping_${part}`, shipping[part] ?? ""]] : []),
      ...(billing ? [[`billing_${part}`, billing[part] ?? ""]] : []),
    ]),
  );

/** True if an address contains everything that its country needs for a final price. */
export function isPriceable(address: CustomerAddressInput, hasStates = hasNone): boolean {
  const { country } = address;
  if (!country) return false;
  const fields = addressFormat(country, hasStates(country)).rows.flat();
  return pricedParts.every((part) => {
    const isRequired = fields.some((field) => field.part === part && field.isRequired);
    return !isRequired || (address[part] ?? "") !== "";
  });
}
