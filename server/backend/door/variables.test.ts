import { Source, print } from "graphql";
import { describe, expect, test } from "vitest";
import { relaySchema } from "#server/commands/relaySchema.ts";
import { browserInputs, readBrowserInputs } from "#server/backend/schema/browserInputs.ts";
import { describeOperation } from "./describeOperation.ts";
import { operationTexts } from "./operations.ts";
import { createVariableCheck } from "./variables.ts";

const check = createVariableCheck(readBrowserInputs());

/** Returns the error in the variables of an operation with these definitions. */
const errorOf = (definitions: string, values: Record<string, unknown>) =>
  check(describeOperation(`query Q(${definitions}) { x }`), values);

const addition = "$input: AddToCartInput!";
const listing = "$first: Int, $where: RootQueryToProductConnectionWhereArgs";

describe("Variables", () => {
  test.each([
    ["an addition", addition, { input: { productId: 7, quantity: 2, variationId: null } }],
    [
      "an addition with attributes",
      addition,
      { input: { productId: 7, variation: [{ attributeName: "pa_size", attributeValue: "s" }] } },
    ],
    ["none where all are optional", listing, {}],
    ["null where it is allowed", listing, { first: null, where: null }],
    [
      "attributes and countries that only this shop has",
      `${listing}, $country: CountriesEnum!, $taxonomies: [CollectionStatsQueryInput]`,
      {
        country: "XK",
        where: { attributes: { queries: [{ taxonomy: "PA_MADE_IN_2", terms: ["oak"] }] } },
        taxonomies: [{ taxonomy: "PA_WOOD", relation: "OR" }],
      },
    ],
    [
      "a listing's filters and order",
      listing,
      {
        first: 100,
        where: {
          visibility: "VISIBLE",
          orderby: [{ field: "PRICE", order: "ASC" }],
          minPrice: 10.5,
          stockStatus: ["IN_STOCK"],
          typeIn: ["SUBSCRIPTION"],
        },
      },
    ],
    ["an id as a number", "$id: ID!", { id: 12 }],
    ["200 entries", "$slugs: [String]", { slugs: Array(200).fill("slug") }],
  ])("are accepted: %s", (_, definitions, values) => {
    expect(errorOf(definitions, values)).toBeUndefined();
  });

  test.each([
    ["a missing one", addition, {}],
    ["null for a required one", addition, { input: null }],
    ["an unknown one", listing, { where: {}, extra: 1 }],
    ["one named as a property of the prototype", listing, { constructor: 1 }],
    ["an unknown field", addition, { input: { productId: 7, price: "0" } }],
    ["a field in another case", addition, { input: { productID: 7 } }],
    ["a field with a blank", addition, { input: { productId: 7, "quantity ": 1 } }],
    ["a missing field", addition, { input: { quantity: 1 } }],
    ["a text as number", addition, { input: { productId: "7" } }],
    ["a fraction as integer", addition, { input: { productId: 7.5 } }],
    ["a number beyond 32 bits", addition, { input: { productId: 1e99 } }],
    ["an infinite number", listing, { where: { minPrice: Infinity } }],
    ["a list as number", addition, { input: { productId: [7] } }],
    ["a number as text", "$slug: String", { slug: 7 }],
    ["an object as text", "$slug: String", { slug: { toString: "x" } }],
    ["a number as boolean", "$has: Boolean!", { has: 1 }],
    ["a fraction as id", "$id: ID!", { id: 1.5 }],
    ["an unknown enum value", listing, { where: { orderby: [{ field: "PASSWORD" }] } }],
    ["a number as enum value", "$country: CountriesEnum!", { country: 1 }],
    ["a sentence as enum value", "$country: CountriesEnum!", { country: 'GB") { x }' }],
    ["201 entries", "$slugs: [String]", { slugs: Array(201).fill("slug") }],
    ["a text of 5001 characters", "$slug: String", { slug: "x".repeat(5001) }],
    ["half a character", "$slug: String", { slug: "\ud800" }],
    ["a NUL character", "$slug: String", { slug: "\0" }],
  ])("with %s are refused in a sentence", (_, definitions, values) => {
    const error = errorOf(definitions, values);
    expect(error).toMatch(/\.$/);
    expect(error?.length).toBeLessThan(300);
  });

  test("that set a connection's page size are limited to what the backend returns", () => {
    const operation = describeOperation(
      "query Q($count: Int, $other: Int) { products(first: $count, offset: $other) { x } }",
    );
    expect(check(operation, { count: 100, other: 101 })).toBeUndefined();
    expect(check(operation, { count: 101 })).toContain("at most 100");
  });

  test.each([
    ["AddToCartInput", { productId: 7, extraData: "{}" }],
    ["WriteReviewInput", { rating: 5, status: "APPROVE" }],
    ["WriteReviewInput", { rating: 5, approved: "1" }],
    ["WriteReviewInput", { rating: 5, date: "2020-01-01" }],
    ["WriteReviewInput", { rating: 5, parent: "1" }],
    ["CheckoutInput", { isPaid: true }],
    ["CheckoutInput", { transactionId: "1" }],
    ["CheckoutInput", { metaData: [{ key: "a", value: "b" }] }],
    ["CheckoutInput", { fees: [{ name: "a", amount: -5 }] }],
    ["UpdateCustomerInput", { customerId: 1 }],
    ["UpdateCustomerInput", { sessionData: [] }],
  ])("of type %s are refused with %j, which only the server may send", (type, input) => {
    expect(errorOf(`$input: ${type}!`, { input })).toContain("unknown field");
  });

  test("of a listing may name the published status alone", () => {
    expect(errorOf(listing, { where: { status: "publish" } })).toBeUndefined();
    for (const status of ["draft", "private", "any", "PUBLISH", ["publish"], ""]) {
      expect(errorOf(listing, { where: { status } }), String(status)).toBeDefined();
    }
  });

  test("are not repeated in their error", () => {
    const input = { productId: 7, "ann@example.test": 1, email: "ann@example.test" };
    expect(errorOf(addition, { input: { ...input, quantity: "secret" } })).not.toContain("secret");
  });
});

describe("Variables of a type that the schema no longer has", () => {
  const definitions = "$input: FormerInput!";

  test("pass, as an open tab of an earlier build sends them", () => {
    expect(errorOf(definitions, { input: { anything: [1, { at: "all" }] } })).toBeUndefined();
  });

  test.each([
    [{ isPaid: true }],
    [{ nested: [{ metaData: [] }] }],
    [{ list: Array(201).fill(1) }],
    [{ text: "x".repeat(5001) }],
  ])("are refused with %j", (input) => {
    expect(errorOf(definitions, { input })).toBeDefined();
  });
});

describe("The input types of the schema", () => {
  test("contain the type of every variable of the storefront's operations", () => {
    const types = readBrowserInputs().getTypeMap();
    for (const { name, variables } of operationTexts().map(describeOperation)) {
      for (const { type } of variables) {
        expect(Object.keys(types), name).toContain(print(type).replaceAll(/[[\]!]/g, ""));
      }
    }
  });

  test("include those of a shop's own schema, and its scalars take any value", () => {
    const own = new Source(
      "scalar Wish\ninput EngravingInput { text: String!, wish: Wish }\nextend type RootQuery { engraving(input: EngravingInput): String }",
      "shop/schema/engraving.graphql",
    );
    const embedded = "schema { query: RootQuery } type RootQuery { x: String }";
    const ownCheck = createVariableCheck(browserInputs(relaySchema(embedded, [own])));
    const operation = describeOperation("query Q($input: EngravingInput!) { x }");
    expect(ownCheck(operation, { input: { text: "Ann", wish: { any: [1] } } })).toBeUndefined();
    expect(ownCheck(operation, { input: { wish: 1 } })).toBeDefined();
    expect(ownCheck(operation, { input: { text: "Ann", isPaid: true } })).toBeDefined();
  });
});
