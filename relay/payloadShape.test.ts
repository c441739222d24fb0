import { expect, test } from "vitest";
import variationsQuery from "#__generated__/variationsQuery.graphql.ts";
import cartPageQuery from "#__generated__/CartPageQuery.graphql.ts";
import { hasShapeOf, nullResponse } from "./payloadShape.ts";

const variation = {
  __typename: "SimpleProductVariation",
  databaseId: 1,
  attributes: null,
  id: "a",
};
const variations = (nodes: unknown) => ({
  product: {
    __typename: "VariableProduct",
    slug: "lamp",
    id: "lamp",
    __isProductWithVariations: "VariableProduct",
    variations: { pageInfo: { hasNextPage: false, endCursor: null }, nodes },
  },
});
const fits = (data: Record<string, unknown>) =>
  hasShapeOf(variationsQuery, { data, variables: { id: "1" } });

test.each([
  ["every selected field", variations([variation])],
  ["an empty list", variations([])],
  ["null for an object", { product: null }],
  ["null for a list, and within one", variations([null])],
  ["a type that a fragment is not on", { product: { __typename: "A", slug: null, id: "1" } }],
  ["more than was selected", { ...variations([]), more: 1 }],
])("A payload with %s has the shape of its query", (_, data) => {
  expect(fits(data)).toBe(true);
});

test.each([
  ["no fields", {}],
  ["a list for an object", { product: [] }],
  ["an object for a list", variations({})],
  ["null for the nodes of a connection", variations(null)],
  ["text in a list of objects", variations(["a"])],
  ["a missing field in a fragment", variations([{ ...variation, databaseId: undefined }])],
])("A payload with %s does not have the shape of its query", (_, data) => {
  expect(fits(data)).toBe(false);
});

test.each([
  [true, ["productCategories", "pages", "saleItems", "cart", "customer"]],
  [false, ["productCategories", "pages", "saleItems", "newest"]],
])("A null response has the shape of its query, with hasSession %s", (hasSession, names) => {
  const response = nullResponse(cartPageQuery, { hasSession });
  expect(response.data).toEqual(Object.fromEntries(names.map((name) => [name, null])));
  expect(hasShapeOf(cartPageQuery, response)).toBe(true);
});
