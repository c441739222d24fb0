import type { ShopSettings } from "#shop/merchandise.ts";

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

/** A billing or shipping address; a field that is not filled in is the empty string. */
export type Address = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Address input of a mutation; `overwrite` empties the fields that it omits. */
export type AddressInput = { [Field in keyof Address]?: string | null } & {
  overwrite?: boolean | null;
};

/** Empty address. */
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

/** Returns the default address of a new session: the shop's country and state. */
export function startAddress({ baseCountry, baseState }: ShopSettings): Address {
  return { ...EMPTY_ADDRESS, country: baseCountry, state: baseState };
}

/** Merges an address input over an address. */
export function changedAddress(address: Address, input: AddressInput): Address {
  const start = input.overwrite ? EMPTY_ADDRESS : address;
  const named = FIELDS.filter((field) => input[field] !== undefined);
  return { ...start, ...Object.fromEntries(named.map((field) => [field, input[field] ?? ""])) };
}

/** Copies a billing address as a shipping address; WooCommerce stores no email there. */
export function asShippingAddress(billing: Address): Address {
  return { ...billing, email: "" };
}

/** True if two addresses have the same tax and shipping rates. */
export function isSamePlace(one: Address, other: Address): boolean {
  return (
    one.country === other.country && one.state === other.state && one.postcode === other.postcode
  );
}
