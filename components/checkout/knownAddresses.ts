import type { CustomerAddressInput } from "#__generated__/useUpdateCustomerMutation.graphql.ts";
import { addressFormat } from "#relay/contract/addressFormats.ts";
import { addressParts } from "#relay/contract/checkoutFields.ts";
import type { AddressType, AddressPart } from "#relay/contract/checkoutFields.ts";
import type { PricedAddresses } from "./useUpdateCustomer.ts";

type Address = { readonly [Part in AddressPart]?: string | null | undefined };

type KnownCustomer =
  | {
      /** The account's. */
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

const fieldsOf = (kind: AddressType, address: Address | null | undefined) =>
  addressParts.map((part) => [`${kind}_${part}`, address?.[part] ?? ""] as const);

/** What the backend knows of where this shopper's orders go, as the form's fields. */
export function knownAddresses(customer: KnownCustomer): Values {
  const { shipping, billing, email } = customer ?? {};
  const isOther =
    Boolean(billing?.address1) &&
    Boolean(shipping?.address1) &&
    addressParts.some((part) => (billing?.[part] ?? "") !== (shipping?.[part] ?? ""));
  return {
    // A new account has bought nothing yet.
    email: (billing?.email || email) ?? "",
    phone: billing?.phone ?? "",
    billing: isOther ? "other" : "same",
    ...Object.fromEntries(fieldsOf("shipping", shipping)),
    ...Object.fromEntries(fieldsOf("billing", billing)),
  };
}

/** The delivery address among a form's fields, as far as anything is written there. */
export const deliveryAddress = (values: Values): Values =>
  Object.fromEntries(
    fieldsOf("shipping", null).flatMap(([name]) => (values[name] ? [[name, values[name]]] : [])),
  );

const pricedParts = ["country", "state", "postcode", "city"] as const;

/** The fields that rates and taxes depend on. */
export const pricedFields = [
  "billing",
  "shipping_address1",
  ...pricedParts.map((part) => `shipping_${part}` as const),
  ...pricedParts.map((part) => `billing_${part}` as const),
] as const;

function pricedAddress(kind: AddressType, values: Values): CustomerAddressInput {
  const { rows, postcode } = addressFormat(values[`${kind}_country`] ?? "");
  const asked = new Set(rows.flat().map(({ part }) => part));
  // What the country does not ask for is none of an earlier one.
  const text = (part: AddressPart) =>
    part === "country" || asked.has(part) ? (values[`${kind}_${part}`] ?? "").trim() : "";
  return {
    country: text("country") as NonNullable<CustomerAddressInput["country"]>,
    state: text("state"),
    // Half of one, or one of another country, is priced as none.
    postcode: postcode?.pattern.test(text("postcode")) === false ? "" : text("postcode"),
    city: text("city"),
  };
}

/**
 * What of the form's addresses the prices depend on. Where nothing is delivered the order will be
 * taxed by the billing address, and the cart is by the one it would go to: that is told the same. One
 * that was written for other orders stays as it is until an order is placed.
 */
export function pricedAddresses(values: Values, needsShipping: boolean): PricedAddresses {
  if (!needsShipping) {
    const billing = pricedAddress("billing", values);
    return values["shipping_address1"] ? { billing } : { shipping: billing, billing };
  }
  const shipping = pricedAddress("shipping", values);
  return {
    shipping,
    billing: values.billing === "other" ? pricedAddress("billing", values) : shipping,
  };
}

/** Whether an address can be priced for good: all that its country needs for that is there. */
export function isPriceable(address: CustomerAddressInput): boolean {
  if (!address.country) return false;
  return pricedParts.every((part) => {
    const isRequired = addressFormat(address.country ?? "")
      .rows.flat()
      .some((field) => field.part === part && field.isRequired);
    return !isRequired || (address[part] ?? "") !== "";
  });
}
