import type { FieldRules } from "./checkoutRules.ts";
import { textOf } from "./orderFields.ts";
import type { PaymentInput, TypedCheckout } from "./orderFields.ts";

// Payment methods' own fields on our checkout, as the merchant declares them.

/** A field of a payment method. */
export type PaymentField = {
  /** The gateway's name of the value. */
  name: string;
  label: string;
  /** Hint below the label. */
  description?: string | undefined;
  required?: boolean | undefined;
};

/** Payment methods with fields of their own, by the gateway's id. */
export type PaymentFields = readonly { id: string; fields: readonly PaymentField[] }[];

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

/** Returns the values of the chosen method's fields, for its gateway; undefined if it has none. */
export function paymentDataOf(methods: PaymentFields, typed: TypedCheckout) {
  const fields = paymentFieldsOf(methods, typed.paymentMethod);
  if (fields.length === 0) return undefined;
  return fields.map((field) => ({
    key: field.name,
    value: typed[paymentInput(typed.paymentMethod, field)] ?? "",
  }));
}
