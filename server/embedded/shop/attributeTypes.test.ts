import { readFileSync } from "node:fs";
import { buildASTSchema, isEnumType, parse, validateSchema } from "graphql";
import { expect, test } from "vitest";
import { withShopAttributes } from "./attributeTypes.ts";

const document = parse(readFileSync("server/embedded/shop/schema.graphql", "utf8"));

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
