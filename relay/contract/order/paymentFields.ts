import type { FieldRules } from "./checkoutRules.ts";
import { textOf } from "./orderFields.ts";
import type { PaymentInput, TypedCheckout } from "./orderFields.ts";
import type { PolicyPart } from "#relay/contract/policyPart.ts";

// Payment methods' own fields on our checkout: those that the merchant declares, and values that an
// adapter gets from the provider's script.

/** A field of a payment method. */
export type PaymentField = {
  /** The gateway's name of the value. */
  name: string;
  label: string;
  /** Hint below the label. */
  description?: string | undefined;
  required?: boolean | undefined;
};

/** Settings of a provider's script, as WordPress tells them: public ones only. */
export type AdapterConfig = {
  publishableKey: string;
  /** Address of the script, if it is not the provider's own. */
  script?: string | undefined;
  /** Connected account. */
  accountId?: string | undefined;
  /** Currency of the shop (ISO 4217). */
  currency: string;
  /** Language of the provider's fields; by default the browser's. */
  locale?: string | undefined;
  /** Kinds of payment that are switched on, by the provider's names. */
  types: readonly string[];
  /** True if customers may save their card. */
  savesCards: boolean;
  /** True if wallets such as Apple Pay and Google Pay are switched on. */
  takesExpressPay?: boolean | undefined;
};

/** Adapter that draws a method's fields with its provider's script, in the browser. */
export type PaymentAdapterUse = {
  /** Name of the adapter: a built-in one, or one of `shop/payment.ts`. */
  name: string;
  config: AdapterConfig;
  /** Origins of the provider, by which the checkout's content security policy is widened. */
  sources: PolicyPart;
};

/** A payment method with fields of its own. */
export type MethodFields = {
  /** The gateway's id. */
  id: string;
  /** Fields; with an adapter the values that it hands to the gateway, which are not displayed. */
  fields: readonly PaymentField[];
  adapter?: PaymentAdapterUse | undefined;
};

/** Payment methods with fields of their own. */
export type PaymentFields = readonly MethodFields[];

/** Maximum length of a value, in characters. */
const MAX_LENGTH = 200;

/** Returns the name of a field's input in the checkout's form. */
export const paymentInput = (method: string, { name }: PaymentField): PaymentInput =>
  `payment_${method}_${name}`;

/** Returns the fields of a payment method; empty if it has none. */
export const paymentFieldsOf = (methods: PaymentFields, method: string): readonly PaymentField[] =>
  methods.find(({ id }) => id === method)?.fields ?? [];

/** Reads the values of all methods' fields from a form post or a request body. */
export const typedPayment = (
  fields: Record<string, unknown>,
  methods: PaymentFields,
): Readonly<Record<PaymentInput, string>> =>
  Object.fromEntries(
    methods
      .flatMap(({ id, fields: own }) => own.map((field) => paymentInput(id, field)))
      .map((input) => [
        input,
        textOf(Object.hasOwn(fields, input) ? fields[input] : undefined, MAX_LENGTH),
      ]),
  );

/** Returns the rules of a field, for the browser and the server. */
export const rulesOf = ({ required }: PaymentField): FieldRules["rules"] => [
  ...(required ? [["required", "trim"] as const] : []),
  ["length", 0, MAX_LENGTH],
];

/** Returns the rules of the chosen method's fields. */
export const paymentRules = (
  { paymentMethod }: TypedCheckout,
  methods: PaymentFields,
): Readonly<Record<PaymentInput, FieldRules>> =>
  Object.fromEntries(
    paymentFieldsOf(methods, paymentMethod).map((field) => [
      paymentInput(paymentMethod, field),
      { label: field.label, rules: rulesOf(field) },
    ]),
  );

/**
 * Returns the values of the chosen method's fields, for its gateway; undefined if it has none. An
 * adapter's values are those that it has handed over.
 */
export function paymentDataOf(methods: PaymentFields, typed: TypedCheckout) {
  const fields = paymentFieldsOf(methods, typed.paymentMethod);
  if (fields.length === 0) return undefined;
  const data = fields.map((field) => ({
    key: field.name,
    value: typed[paymentInput(typed.paymentMethod, field)] ?? "",
  }));
  return adapterOf(methods, typed.paymentMethod) ? data.filter(({ value }) => value !== "") : data;
}

/** Returns the adapter of a payment method; undefined if it has none. */
export const adapterOf = (methods: PaymentFields, method: string): PaymentAdapterUse | undefined =>
  methods.find(({ id }) => id === method)?.adapter;

/**
 * True if the chosen method's adapter has handed over nothing: without script, or if the provider's
 * script did not arrive.
 */
export const lacksAdapter = (methods: PaymentFields, typed: TypedCheckout): boolean =>
  adapterOf(methods, typed.paymentMethod) !== undefined &&
  paymentDataOf(methods, typed)?.length === 0;
