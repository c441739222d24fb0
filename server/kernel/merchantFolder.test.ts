import { expect, test } from "vitest";
import { merchantPayment, readPaymentFields } from "./merchantFolder.ts";

const number = { name: "po_number", label: "Purchase order number", required: true };
const method = { id: "purchase_order", fields: [number] };

test("A declared method is read as it is", () => {
  expect(readPaymentFields([method])).toEqual([method]);
  expect(readPaymentFields([])).toEqual([]);
});

test("A shop without the file has no methods with fields", () => {
  expect(merchantPayment()).toEqual([]);
});

test.each([
  ["no list", {}, "paymentFields: "],
  ["an id with a space", [{ ...method, id: "a b" }], "0.id: use letters, digits, - and _ only"],
  ["no fields", [{ ...method, fields: [] }], "0.fields: a method without fields needs no entry"],
  ["an empty label", [{ ...method, fields: [{ ...number, label: " " }] }], "a label is missing"],
  ["a misspelled part", [{ ...method, fields: [{ ...number, requird: true }] }], "requird"],
  ["a field twice", [{ ...method, fields: [number, number] }], "two fields share a name"],
  ["a method twice", [method, method], "two methods share an id"],
])("A declaration with %s stops the start with a sentence", (_, declared, sentence) => {
  const error = readPaymentFields(declared);
  expect(error).toMatchObject({ message: expect.stringContaining(sentence) as string });
  expect((error as Error).message).toMatch(/^shop\/payment\.ts cannot be used: /);
});
