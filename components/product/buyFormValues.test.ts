import { expect, test } from "vitest";
import { choiceIn, quantityIn } from "./buyFormValues.ts";

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("choiceIn reads the chosen values by attribute name", () => {
  const data = formOf({ productId: "11", attribute_pa_glaze: "rust", attribute_logo: "Yes" });
  expect(choiceIn(data)).toEqual({ pa_glaze: "rust", logo: "Yes" });
});

test("quantityIn defaults to one without a number and never returns less than zero", () => {
  expect(quantityIn(formOf({}))).toBe(1);
  expect(quantityIn(formOf({ quantity: "3" }))).toBe(3);
  expect(quantityIn(formOf({ "quantity[7]": "-2" }), "quantity[7]")).toBe(0);
});
