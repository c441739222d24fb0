import { Source, buildSchema } from "graphql";
import { expect, test } from "vitest";
import { slotFragment } from "./slotFragment.ts";

const file = new Source(`
  extend interface Product { careInstructions: String, care: Care, sizes(unit: Unit!): [String] }
  extend type SimpleProduct { origins: [String] }
  extend type Post { subtitle: String }
  type Care { wash: Int }
`);

const schema = buildSchema(`
  interface Product { name: String, careInstructions: String, care: Care, sizes(unit: Unit!): [String] }
  type SimpleProduct implements Product {
    name: String, careInstructions: String, care: Care, sizes(unit: Unit!): [String], origins: [String]
  }
  type Post { subtitle: String }
  type Care { wash: Int }
  enum Unit { CM }
`);

test("A shop's fragment reads the own fields of products that need neither selection nor argument", () => {
  const text = slotFragment(schema, [file]);
  expect(text.replaceAll(/\s+/g, " ")).toContain(
    "fragment slotProduct_product on Product { databaseId slug name careInstructions ... on SimpleProduct { origins } }",
  );
});

test("A shop's fragment without own fields reads a product's name", () => {
  expect(slotFragment(schema, []).replaceAll(/\s+/g, " ")).toContain(
    "fragment slotProduct_product on Product { databaseId slug name }",
  );
});
