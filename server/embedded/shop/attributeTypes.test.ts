import { readFileSync } from "node:fs";
import { buildASTSchema, isEnumType, parse, validateSchema } from "graphql";
import { expect, test } from "vitest";
import { withShopAttributes } from "./attributeTypes.ts";

const document = parse(readFileSync("server/embedded/shop/schema.graphql", "utf8"));

test("gives each of the shop's attributes a term type and an enum value", () => {
  const schema = buildASTSchema(withShopAttributes(document, ["glaze", "made-in"]));
  expect(validateSchema(schema)).toEqual([]);
  expect(schema.getType("PaGlaze")).toBeDefined();
  expect(schema.getType("PaMadeIn")).toBeDefined();
  expect(schema.getType("PaColor")).toBeUndefined();
  const attributes = schema.getType("ProductAttributeEnum");
  const values = isEnumType(attributes) ? attributes.getValues().map(({ name }) => name) : [];
  expect(values).toEqual(["PA_GLAZE", "PA_MADE_IN"]);
});

test("leaves the schema as it is written for a shop without attributes", () => {
  expect(withShopAttributes(document, [])).toBe(document);
});
