import { expect, test } from "vitest";
import { admissionClassOf } from "./admission.ts";

test.each([
  ["useCheckoutCartQuery", "checkout"],
  ["useUpdateShippingMethodMutation", "checkout"],
  ["useCouponsApplyMutation", "checkout"],
  ["useAddToCartMutation", "cart"],
  [null, "cart"],
])("The personal operation %s is admitted in the class %s", (name, admissionClass) => {
  expect(admissionClassOf({ name, operation: { isPersonal: true } })).toBe(admissionClass);
});

test("An anonymous operation is admitted in the class pages", () => {
  const operation = { isPersonal: false };
  expect(admissionClassOf({ name: "useCheckoutQuery", operation })).toBe("pages");
});
