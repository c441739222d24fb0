import { expect, test } from "vitest";
import { orderFields, maxLengths, typedCheckout } from "./orderFields.ts";

test("typedCheckout reads only the form's own fields, as text, trimmed and truncated", () => {
  const forged = { isPaid: true, fees: [{ amount: -40 }], email: { a: 1 }, phone: " 1\u00002 " };
  const typed = typedCheckout({ ...forged, shipping_city: "x".repeat(5000) });
  expect(Object.keys(typed)).toEqual(orderFields);
  expect(typed.email).toBe("");
  expect(typed.phone).toBe("1 2");
  expect(typed.shipping_city).toHaveLength(maxLengths.shipping_city + 1);
  expect(
    typedCheckout(Object.create({ email: "x" }) as object as Record<string, unknown>).email,
  ).toBe("");
});

test("A customer note keeps its line breaks", () => {
  expect(typedCheckout({ customerNote: "Leave it\r\nat the\u0007 door\n" }).customerNote).toBe(
    "Leave it\nat the  door",
  );
});
