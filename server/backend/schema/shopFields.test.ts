import { Source, buildASTSchema, isInterfaceType, isObjectType, parse } from "graphql";
import type { GraphQLSchema } from "graphql";
import { expect, test } from "vitest";
import { missingShopFields, withShopFields } from "./shopFields.ts";

const BASE = parse(`
  interface Node { id: ID! }
  interface Product implements Node { id: ID!, name: String }
  interface ProductWithPrice implements Node & Product { id: ID!, name: String }
  type SimpleProduct implements Node & Product & ProductWithPrice { id: ID!, name: String }
  type Category implements Node { id: ID!, name: String }
  type Query { product: Product }
  extend type Query { category: Category }
`);

const file = (text: string, name = "shop/schema/care.graphql") => new Source(text, name);
const extended = (text: string) => buildASTSchema(withShopFields(BASE, [file(text)]));
/** Field names of a type. */
function fieldsOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  return isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : [];
}

test("withShopFields returns the same schema if there are no files", () => {
  expect(withShopFields(BASE, [])).toEqual(BASE);
});

test("withShopFields adds an interface's field to every type and interface that implements it", () => {
  const schema = extended("extend interface Product { careInstructions: String }");
  for (const type of ["Product", "ProductWithPrice", "SimpleProduct"]) {
    expect(fieldsOf(schema, type)).toContain("careInstructions");
  }
  expect(fieldsOf(schema, "Category")).not.toContain("careInstructions");
});

test("withShopFields adds a type's field to that type only", () => {
  const schema = extended("extend type SimpleProduct { careInstructions(first: Int): [String!] }");
  expect(fieldsOf(schema, "SimpleProduct")).toContain("careInstructions");
  expect(fieldsOf(schema, "Product")).not.toContain("careInstructions");
});

test("withShopFields accepts the same field for an interface and for a type that implements it", () => {
  const schema = extended(`
    extend interface Product { care: String }
    extend type SimpleProduct { care: String }
  `);
  expect(fieldsOf(schema, "SimpleProduct")).toEqual(["id", "name", "care"]);
});

test("withShopFields adds new types, and fields of type Query", () => {
  const schema = extended(`
    type Care { wash: CareHeat! }
    enum CareHeat { COLD WARM }
    extend type Query { care: Care }
  `);
  expect(schema.getQueryType()?.getFields()).toHaveProperty("care");
  expect(schema.getQueryType()?.getFields()).toHaveProperty("category");
});

test.each([
  [
    "an unknown type",
    "extend type Produkt { care: String }",
    'shop/schema/care.graphql: there is no "type Produkt" to extend.',
  ],
  [
    "an interface that is extended as a type",
    "extend type Product { care: String }",
    'shop/schema/care.graphql: there is no "type Product" to extend.',
  ],
  [
    "a field that exists",
    "extend interface Product { name: String }",
    "shop/schema/care.graphql: Product.name exists already.",
  ],
  [
    "a field that is declared twice",
    "extend interface Product { care: String } extend interface Product { care: String }",
    "shop/schema/care.graphql: Product.care exists already.",
  ],
  [
    "a field that may not be null",
    "extend interface Product { care: String! }",
    'shop/schema/care.graphql: Product.care must not end with "!": the embedded shop responds with null.',
  ],
  [
    "a field of an unknown type",
    "extend interface Product { care: Care }",
    "shop/schema/care.graphql: Product.care: there is no type Care.",
  ],
  [
    "a type that exists",
    "type Category { care: String }",
    "shop/schema/care.graphql: the type Category exists already; extend it instead.",
  ],
  [
    "a definition of another kind",
    "{ product { name } }",
    'shop/schema/care.graphql: "OperationDefinition" must be an "extend type", an "extend interface" or a new type.',
  ],
  [
    "a syntax error",
    "extend interface Product {\n  care String\n}",
    'shop/schema/care.graphql, line 2: Syntax Error: Expected ":", found Name "String".',
  ],
])(
  "withShopFields rejects %s with a sentence that names file and field",
  (_case, text, message) => {
    expect(() => extended(text)).toThrow(message);
  },
);

test("missingShopFields names the fields that a schema lacks", () => {
  const files = [file("extend interface Product { care: String, name: String }")];
  expect(missingShopFields(BASE, files)).toEqual(["shop/schema/care.graphql: Product.care"]);
});
