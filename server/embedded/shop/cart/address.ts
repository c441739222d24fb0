import type { ShopSettings } from "#server/embedded/shop/merchandise.ts";

const FIELDS = [
  "firstName",
  "lastName",
  "company",
  "address1",
  "address2",
  "city",
  "state",
  "postcode",
  "country",
  "email",
  "phone",
] as const;

/** A billing or shipping address; a field nobody filled in is the empty string. */
export type Address = Readonly<Record<(typeof FIELDS)[number], string>>;

/** An address as a mutation gives it; `overwrite` empties the fields it does not name. */
export type AddressInput = { [Field in keyof Address]?: string | null } & {
  overwrite?: boolean | null;
};

/** An address nobody filled in. */
export const EMPTY_ADDRESS: Address = {
  firstName: "",
  lastName: "",
  company: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postcode: "",
  country: "",
  email: "",
  phone: "",
};

/** Where a shopper is taken to live until they say otherwise: the shop's country and state. */
export function startAddress({ baseCountry, baseState }: ShopSettings): Address {
  return { ...EMPTY_ADDRESS, country: baseCountry, state: baseState };
}

/** An address with the fields that the input names. */
export function changedAddress(address: Address, input: AddressInput): Address {
  const start = input.overwrite ? EMPTY_ADDRESS : address;
  const named = FIELDS.filter((field) => input[field] !== undefined);
  return { ...start, ...Object.fromEntries(named.map((field) => [field, input[field] ?? ""])) };
}

/** A billing address as the place to deliver to; WooCommerce keeps no e-mail there. */
export function asShippingAddress(billing: Address): Address {
  return { ...billing, email: "" };
}

/** Whether two addresses are charged alike, for tax and for delivery. */
export function isSamePlace(one: Address, other: Address): boolean {
  return (
    one.country === other.country && one.state === other.state && one.postcode === other.postcode
  );
}
