import { expect, test } from "vitest";
import { typedCheckout } from "./orderFields.ts";
import { paymentDataOf, paymentRules, typedPayment } from "./paymentFields.ts";
import type { PaymentFields } from "./paymentFields.ts";

const methods: PaymentFields = [
  {
    id: "purchase_order",
    fields: [
      { name: "number", label: "Order number", required: true },
      { name: "contact", label: "Contact" },
    ],
  },
  { id: "invoice", fields: [{ name: "number", label: "Customer number" }] },
];
const posted = {
  paymentMethod: "purchase_order",
  payment_purchase_order_number: "  PO\u00007 ",
  payment_invoice_number: "12",
  payment_invoice_secret: "x",
  payment_other: "y",
};
const typed = { ...typedCheckout(posted), ...typedPayment(posted, methods) };

test("Only declared fields are read, as text without control characters", () => {
  expect(typedPayment(posted, methods)).toEqual({
    payment_purchase_order_number: "PO 7",
    payment_purchase_order_contact: "",
    payment_invoice_number: "12",
  });
  const forged = Object.create({ payment_invoice_number: "12" }) as Record<string, unknown>;
  expect(typedPayment(forged, methods).payment_invoice_number).toBe("");
});

test("The gateway gets the values of the chosen method's fields", () => {
  expect(paymentDataOf(methods, typed)).toEqual([
    { key: "number", value: "PO 7" },
    { key: "contact", value: "" },
  ]);
  expect(paymentDataOf(methods, { ...typed, paymentMethod: "cod" })).toBeUndefined();
});

test("Only the chosen method's fields have rules", () => {
  expect(paymentRules(typed, methods)).toEqual({
    payment_purchase_order_number: {
      label: "Order number",
      rules: [
        ["required", "trim"],
        ["length", 0, 200],
      ],
    },
    payment_purchase_order_contact: { label: "Contact", rules: [["length", 0, 200]] },
  });
  expect(paymentRules({ ...typed, paymentMethod: "cod" }, methods)).toEqual({});
});
