/** The parts of an address, as the backend calls them. */
export const addressParts = [
  "firstName",
  "lastName",
  "company",
  "address1",
  "address2",
  "city",
  "state",
  "postcode",
  "country",
] as const;

export type AddressPart = (typeof addressParts)[number];

/** The two addresses of an order; where nothing is delivered there is only the one billed. */
export type AddressKind = "shipping" | "billing";

/**
 * The ways of delivery: one for each package, as a shop may send an order in several. Packages
 * beyond these go as the backend has it.
 */
export const rateFields = [
  "shippingMethod",
  "shippingMethod_2",
  "shippingMethod_3",
  "shippingMethod_4",
  "shippingMethod_5",
  "shippingMethod_6",
] as const;

export type RateField = (typeof rateFields)[number];

/** The names of the checkout's fields: in its HTML, in what script sends and in what is faulted. */
export type CheckoutField =
  | "email"
  | "phone"
  | `${AddressKind}_${AddressPart}`
  | "billing"
  | RateField
  | "paymentMethod"
  | "customerNote"
  | "terms"
  | "intent"
  | "seen";

/** What a shopper typed and chose, as it stands in the form. */
export type TypedCheckout = Record<CheckoutField, string>;

/** What is to be mended, in a sentence to each field. */
export type CheckoutFaults = Partial<Record<CheckoutField, string>>;

/** A form that was posted without script and could not be taken, as its page shows it again. */
export type CheckoutDraft = {
  typed: TypedCheckout;
  faults: CheckoutFaults;
  message?: string;
  /** What is another than it was when the shopper last saw it. */
  changes?: readonly string[];
  /** A discount code that was not taken, and why. */
  code?: { typed: string; fault: string };
};

/** What our server says to a checkout that script sent. */
export type CheckoutAnswer =
  | { outcome: "placed"; location: string }
  /** The order is there and is to be paid at another place. */
  | { outcome: "redirect"; location: string }
  | { outcome: "faults"; message: string; faults: CheckoutFaults }
  | { outcome: "changed"; message: string; changes: readonly string[] }
  /** The backend said no. */
  | { outcome: "refused"; message: string }
  /** It is not known yet what became of it, and nothing is sent again. */
  | { outcome: "checking"; location: string; message: string }
  /** Nothing was placed. */
  | { outcome: "failed"; message: string };

const longestPart: Record<AddressPart, number> = {
  firstName: 60,
  lastName: 60,
  company: 100,
  address1: 100,
  address2: 100,
  city: 80,
  state: 60,
  postcode: 16,
  country: 2,
};

const longestParts = Object.fromEntries(
  ["shipping", "billing"].flatMap((kind) =>
    addressParts.map((part) => [`${kind}_${part}`, longestPart[part]]),
  ),
) as Record<`${AddressKind}_${AddressPart}`, number>;

const longestRates = Object.fromEntries(rateFields.map((name) => [name, 100])) as Record<
  RateField,
  number
>;

/** How many characters each field may hold. */
export const longest: Readonly<Record<CheckoutField, number>> = {
  email: 100,
  phone: 30,
  ...longestParts,
  billing: 5,
  ...longestRates,
  paymentMethod: 100,
  customerNote: 1000,
  terms: 3,
  intent: 64,
  seen: 24_000,
};

/** Every field's name, in the form's order. */
export const checkoutFields = Object.keys(longest) as CheckoutField[];

// Nothing of these can be typed into a field of one line; a note keeps its lines.
const CONTROLS = /\p{Cc}+/gu;
const NOTE_CONTROLS = /[^\P{Cc}\n]+/gu;

function textOf(value: unknown, name: CheckoutField): string {
  if (typeof value !== "string") return "";
  const cut = value.slice(0, longest[name] * 2 + 2);
  const isNote = name === "customerNote";
  const text = isNote
    ? cut.replaceAll("\r\n", "\n").replace(NOTE_CONTROLS, " ")
    : cut.replace(CONTROLS, " ");
  // One more than may be, so that a rule still sees that it is too long.
  return text
    .toWellFormed()
    .trim()
    .slice(0, longest[name] + 1);
}

/** What was typed, from a form's entries or from what script sent; whatever else it holds is nothing. */
export function typedCheckout(fields: Record<string, unknown>): TypedCheckout {
  const given = (name: CheckoutField) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  return Object.fromEntries(
    checkoutFields.map((name) => [name, textOf(given(name), name)]),
  ) as TypedCheckout;
}

/** Whether the address to be billed is one of its own, or the only one. */
export const hasOwnBilling = (typed: TypedCheckout, needsShipping: boolean): boolean =>
  !needsShipping || typed.billing === "other";
