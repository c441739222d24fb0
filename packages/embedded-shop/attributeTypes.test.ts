import { readFileSync } from "node:fs";
import { buildASTSchema, isEnumType, parse, validateSchema } from "graphql";
import { expect, test } from "vitest";
import { withShopAttributes } from "./attributeTypes.ts";

const document = parse(readFileSync(new URL("schema.graphql", import.meta.url), "utf8"));

test("withShopAttributes adds a term type and an enum value per attribute", () => {
  const schema = buildASTSchema(withShopAttributes(document, ["glaze", "made-in"]));
  expect(validateSchema(schema)).toEqual([]);
  expect(schema.getType("PaGlaze")).toBeDefined();
  expect(schema.getType("PaMadeIn")).toBeDefined();
  expect(schema.getType("PaColor")).toBeUndefined();
  const attributes = schema.getType("ProductAttributeEnum");
  const values = isEnumType(attributes) ? attributes.getValues().map(({ name }) => name) : [];
  expect(values).toEqual(["PA_GLAZE", "PA_MADE_IN"]);
});

test("withShopAttributes returns the schema unchanged for a shop without attributes", () => {
  expect(withShopAttributes(document, [])).toBe(document);
});

test.each([
  ["色", "PaX8272"],
  ["%e8%89%b2", "PaX25e8x2589x25b2"],
])("The attribute %s has the type %s, with the codes of its letters", (slug, type) => {
  const schema = buildASTSchema(withShopAttributes(document, [slug]));
  expect(validateSchema(schema)).toEqual([]);
  expect(schema.getType(type)).toBeDefined();
});
