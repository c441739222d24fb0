import { expect, test } from "vitest";
import { additionInput, readCartForm } from "./cartForm.ts";
import { formFields } from "./formPosts.ts";

const KEY = "aab3238922bcc25a6f606eb525ffdc56";

function read(body: string) {
  const { isForm, fields } = formFields({ body: new URLSearchParams(body) });
  return isForm ? readCartForm(fields) : undefined;
}

test("A product's form adds it with quantity and choices", () => {
  expect(read("productId=12&quantity=2&attribute_pa_glaze=ink")).toEqual({
    kind: "add",
    additions: [{ productId: 12, quantity: 2, choice: { pa_glaze: "ink" } }],
  });
});
test("A form without a quantity adds one", () => {
  expect(read("productId=12")).toMatchObject({ additions: [{ quantity: 1 }] });
});
test("A grouped product's form adds the chosen parts", () => {
  expect(read("productId=9&quantity%5B4%5D=2&quantity%5B5%5D=0")).toEqual({
    kind: "add",
    additions: [{ productId: 4, quantity: 2, choice: {} }],
  });
});
test("A line's form sets its quantity, and a stepper button overrides the field", () => {
  expect(read(`quantity[${KEY}]=2&quantity[${KEY}]=3`)).toEqual({
    kind: "set",
    items: [{ key: KEY, quantity: 3 }],
    isRemoval: false,
  });
});
test("Quantity 0 removes the line", () => {
  expect(read(`quantity[${KEY}]=0`)).toMatchObject({ isRemoval: true });
});
test("Clearing the cart differs from removing its last line", () => {
  expect(read(`quantity[${KEY}]=0&action=clear`)).toMatchObject({ isRemoval: false });
});
test.each(["", "productId=abc", "productId=1&quantity=-1", "productId=1&quantity=1e9", "x=1"])(
  "The form post %j has no intent",
  (body) => expect(read(body)).toBeUndefined(),
);
test("An addition carries the choices that its variation leaves open", () => {
  const addition = { productId: 1, quantity: 1, choice: { pa_size: "small" } };
  expect(additionInput(addition, 7)).toEqual({
    productId: 1,
    quantity: 1,
    variationId: 7,
    variation: [{ attributeName: "pa_size", attributeValue: "small" }],
  });
});
