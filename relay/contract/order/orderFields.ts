import type { Effect } from "#relay/contract/errors.ts";

// Fields of the checkout form, its draft and its responses.

/** The parts of an address, by the backend's names. */
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

/** The two addresses of an order; without delivery there is only the billing address. */
export type AddressType = "shipping" | "billing";

/**
 * Delivery method fields: one for each package, as a shop may ship an order in several. Further
 * packages use the backend's choice.
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

/** Names of the checkout's fields, in its HTML, in requests and in validation errors. */
export type CheckoutField =
  | "email"
  | "phone"
  | `${AddressType}_${AddressPart}`
  | "billing"
  | RateField
  | "paymentMethod"
  | "customerNote"
  | "terms"
  | "intent"
  /** The confirmed order as JSON; forms of earlier releases gave it this name. */
  | "seen";

/** Input of a payment method's own field. */
export type PaymentInput = `payment_${string}`;

/** Typed values of the checkout form. */
export type TypedCheckout = Record<CheckoutField, string> & {
  readonly [input: PaymentInput]: string;
};

/** Validation errors of the checkout form, one sentence per field. */
export type CheckoutErrors = Partial<Record<CheckoutField, string>> & {
  readonly [input: PaymentInput]: string;
};

/** A rejected checkout post (sent without JavaScript), for its page to re-render. */
export type CheckoutDraft = {
  typed: TypedCheckout;
  validationErrors: CheckoutErrors;
  message?: string;
  /** Changes since the shopper confirmed the order, one sentence each. */
  changes?: readonly string[];
  /** A rejected coupon and its error message. */
  coupon?: { typed: string; error: string };
};

/**
 * Our server's response to a checkout sent by script. `faults`, the validation errors, keeps its
 * name: the script of an older open tab reads it.
 */
export type CheckoutResponse =
  | { outcome: "placed"; location: string }
  /**
   * The order exists, and its payment takes place on another page; or the cart is handed over to a
   * page where it is ordered.
   */
  | { outcome: "redirect"; location: string; isHandedOver?: boolean }
  | { outcome: "faults"; message: string; faults: CheckoutErrors }
  | { outcome: "changed"; message: string; changes: readonly string[] }
  /**
   * The order was rejected, by the backend or by our server; none was placed. With `isSpent`, the
   * next attempt needs a new intent; with `isDeclined`, the payment was declined.
   */
  | { outcome: "refused"; message: string; isSpent?: boolean; isDeclined?: boolean }
  /** The result is not known yet; the client must not resend the order. */
  | { outcome: "checking"; location: string; message: string }
  /**
   * This attempt placed no order: a call before it failed, the backend did not process it, or it could
   * not be recorded. Or no response of ours reached the script, which makes this one: then the order
   * may exist, and a repeat with the same intent places no second one.
   */
  | { outcome: "failed"; message: string; effectOfCall?: Effect };

/** Our server's response to the request for the state of an order's payment. */
export type ConfirmResponse =
  /** It is paid, or the provider works on it: the page of the order. */
  | { status: "settled"; location: string }
  /** The shopper has to confirm it, by the provider's script. */
  | { status: "action"; clientSecret: string }
  | { status: "failed"; message: string };

const maxPartLengths: Record<AddressPart, number> = {
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

const maxPartLengthsByField = Object.fromEntries(
  ["shipping", "billing"].flatMap((type) =>
    addressParts.map((part) => [`${type}_${part}`, maxPartLengths[part]]),
  ),
) as Record<`${AddressType}_${AddressPart}`, number>;

const maxRateLengths = Object.fromEntries(rateFields.map((name) => [name, 100])) as Record<
  RateField,
  number
>;

/** Maximum length of each field, in characters. */
export const maxLengths: Readonly<Record<CheckoutField, number>> = {
  email: 100,
  phone: 30,
  ...maxPartLengthsByField,
  billing: 5,
  ...maxRateLengths,
  paymentMethod: 100,
  customerNote: 1000,
  terms: 3,
  intent: 64,
  seen: 24_000,
};

/** All field names, in the form's order. */
export const orderFields = Object.keys(maxLengths) as CheckoutField[];

// Control characters cannot be typed into a single-line field; a note keeps its line breaks.
const CONTROLS = /\p{Cc}+/gu;
const NOTE_CONTROLS = /[^\P{Cc}\n]+/gu;

/** Reads a typed text, without control characters and shortened. */
export function textOf(value: unknown, maxLength: number, isNote = false): string {
  if (typeof value !== "string") return "";
  const cut = value.slice(0, maxLength * 2 + 2);
  const text = isNote
    ? cut.replaceAll("\r\n", "\n").replace(NOTE_CONTROLS, " ")
    : cut.replace(CONTROLS, " ");
  // Keeps one character too many, so that the length rule can reject the value.
  return text
    .toWellFormed()
    .trim()
    .slice(0, maxLength + 1);
}

/** Reads the checkout's fields from a form post or a request body; ignores everything else. */
export function typedCheckout(fields: Record<string, unknown>): TypedCheckout {
  const given = (name: CheckoutField) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  return Object.fromEntries(
    orderFields.map((name) => [
      name,
      textOf(given(name), maxLengths[name], name === "customerNote"),
    ]),
  ) as TypedCheckout;
}

/** True if the order has a billing address of its own, or only that one. */
export const hasOwnBilling = (typed: TypedCheckout, needsShipping: boolean): boolean =>
  !needsShipping || typed.billing === "other";
