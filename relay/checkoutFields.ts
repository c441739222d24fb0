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

/** The names of the checkout's fields: in its HTML, in what script sends and in what is faulted. */
export type CheckoutField =
  | "email"
  | "phone"
  | `${AddressKind}_${AddressPart}`
  | "billing"
  | "shippingMethod"
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

/** How many characters each field may hold. */
export const longest: Readonly<Record<CheckoutField, number>> = {
  email: 100,
  phone: 30,
  ...longestParts,
  billing: 5,
  shippingMethod: 100,
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

/** What a country asks of an address. */
export type AddressDemands = {
  /** The parts that an address there is not complete without. */
  required: readonly AddressPart[];
  /** What the country calls the parts, where it is not what we call them. */
  labels?: Partial<Record<AddressPart, string>>;
  /** How a postcode is written there, and what to say of one that is not. */
  postcode?: { pattern: RegExp; message: string };
};

/** What an order is checked against; lists are left out where they are not known. */
export type CheckoutFacts = {
  needsShipping: boolean;
  demandsOf: (country: string) => AddressDemands;
  countries?: readonly string[];
  /** The codes of a country's states; of none where its people write what they like. */
  statesOf?: (country: string) => readonly string[];
  rates?: readonly string[];
  gateways?: readonly string[];
  /** Whether the shop has terms to be accepted. */
  hasTerms?: boolean;
};

/** A field's rules, for `validate` and for a `Field`: `[["required"], ["length", 0, 60]]`. */
export type FieldRules = {
  label: string;
  rules: readonly (readonly [rule: string, ...args: unknown[]])[];
  /** Our own words, by the rule. */
  messages?: Readonly<Record<string, string>>;
};

const partLabels: Record<AddressPart, string> = {
  firstName: "First name",
  lastName: "Last name",
  company: "Company",
  address1: "Address",
  address2: "Second address line",
  city: "Town or city",
  state: "State or county",
  postcode: "Postcode",
  country: "Country",
};

const within = (name: CheckoutField) => ["length", 0, longest[name]] as const;

const oneOf = (list: readonly string[] | undefined) =>
  list === undefined ? [] : [["is", ...list] as const];

function partRules(
  part: AddressPart,
  name: CheckoutField,
  { required, labels, postcode }: AddressDemands,
  { countries, states }: { countries?: readonly string[] | undefined; states: readonly string[] },
): FieldRules {
  const label = labels?.[part] ?? partLabels[part];
  const isRequired = part === "country" || required.includes(part);
  return {
    label,
    rules: [
      ...(isRequired ? [["required", "trim"] as const] : []),
      within(name),
      ...(part === "country" ? oneOf(countries) : []),
      ...(part === "state" && states.length > 0 ? oneOf(states) : []),
      ...(part === "postcode" && postcode ? [["matches", postcode.pattern] as const] : []),
    ],
    messages: {
      is: `Choose the ${label.toLowerCase()} from the list.`,
      ...(postcode && { matches: postcode.message }),
    },
  };
}

function addressRules(kind: AddressKind, typed: TypedCheckout, facts: CheckoutFacts) {
  const country = typed[`${kind}_country`];
  const demands = facts.demandsOf(country);
  const lists = { countries: facts.countries, states: facts.statesOf?.(country) ?? [] };
  return addressParts.map((part) => {
    const name = `${kind}_${part}` as const;
    return [name, partRules(part, name, demands, lists)] as const;
  });
}

const PHONE = /^\+?[\d\s()./-]{5,}$/;

/** The rules of every field that counts in what was typed; fields without any are not looked at. */
export function checkoutRules(
  typed: TypedCheckout,
  facts: CheckoutFacts,
): Partial<Record<CheckoutField, FieldRules>> {
  const { needsShipping } = facts;
  const hasBilling = hasOwnBilling(typed, needsShipping);
  return {
    email: { label: "Email", rules: [["required", "trim"], within("email"), ["email"]] },
    phone: {
      label: "Phone",
      rules: [["required", "trim"], within("phone"), ["matches", PHONE]],
      messages: { matches: "Enter a full phone number, with its area code." },
    },
    ...(needsShipping && {
      ...Object.fromEntries(addressRules("shipping", typed, facts)),
      billing: { label: "Billing address", rules: [["required"], ["is", "same", "other"]] },
    }),
    ...(hasBilling && Object.fromEntries(addressRules("billing", typed, facts))),
    ...(needsShipping && {
      shippingMethod: {
        label: "Delivery",
        rules: [["required"], ...oneOf(facts.rates)],
        messages: {
          required: "Choose how it is to be delivered.",
          is: "This delivery is not to be had any more. Choose another.",
        },
      },
    }),
    paymentMethod: {
      label: "Payment",
      rules: [["required"], ...oneOf(facts.gateways)],
      messages: {
        required: "Choose how to pay.",
        is: "This way to pay is not to be had any more. Choose another.",
      },
    },
    customerNote: { label: "Note", rules: [within("customerNote")] },
    ...(facts.hasTerms && { terms: { label: "terms", rules: [["accepted"]] } }),
  };
}
