import { afterAll, describe, expect, test } from "vitest";
import { createShopHandler } from "#tests/worlds/backends/embeddedShop.ts";
import { pluginProducts, protectedProduct } from "#tests/worlds/backends/pluginProducts.ts";
import { openReferenceShop } from "#tests/worlds/backends/referenceShop.ts";
import { createShopper, sendTo } from "./shopper.ts";

// Lists that WooGraphQL fails on, as recorded: products with a password, and types of plugins.

const settings = { listsProtected: true };
const options = { isSmall: true, more: [protectedProduct, ...pluginProducts] };
const off = await openReferenceShop({ ...options, settings });
const on = await openReferenceShop({
  ...options,
  settings: { ...settings, enablesUnsupportedTypes: true },
});
afterAll(() => {
  off.close();
  on.close();
});
const [PROTECTED, BUNDLE, BEANIE] = [5_001, 5_002, 14];
const FAILED = "Internal server error";
const UNSUPPORTED =
  'The "bundle" product type is not supported by the core WPGraphQL for WooCommerce (WooGraphQL) schema.';

/** Returns data and errors of a guest's query, without the errors' locations. */
async function respond(query: string, shop = off) {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ query }) };
  const { body } = await sendTo(createShopHandler(shop), init);
  const { data, errors = [] } = body as {
    data?: unknown;
    errors?: { message: string; path: unknown }[];
  };
  return { data, errors: errors.map(({ message, path }) => ({ message, path })) };
}

const ofBoth = (fields: string, more = "") =>
  `{ products(first: 10, where: { include: [${PROTECTED}, ${BEANIE}] ${more} }) { ${fields} } }`;

describe("a visible product with a password", () => {
  test.each([
    ["nodes { databaseId }", "", ["products", "nodes", 0]],
    ["nodes { __typename }", "visibility: VISIBLE", ["products", "nodes", 0]],
    ["edges { cursor node { databaseId } }", "", ["products", "edges", 0, "node"]],
    ["nodes { databaseId }", "supportedTypesOnly: true", ["products", "nodes", 0]],
    ["nodes { databaseId }", `exclude: [${PROTECTED}]`, ["products", "nodes", 0]],
  ])("makes a list null that asks for %s %s", async (fields, where, path) => {
    expect(await respond(ofBoth(fields, where))).toEqual({
      data: { products: null },
      errors: [{ message: FAILED, path }],
    });
  });

  test("leaves number and cursors of its list", async () => {
    const { data, errors } = await respond(ofBoth("found pageInfo { endCursor } edges { cursor }"));
    const cursors = [PROTECTED, BEANIE].map((id) => ({
      cursor: Buffer.from(`arrayconnection:${id}`).toString("base64"),
    }));
    expect(errors).toEqual([]);
    expect(data).toEqual({
      products: { found: 2, pageInfo: { endCursor: cursors[1]?.cursor }, edges: cursors },
    });
  });

  test("can be excluded from a list without ids of its own", async () => {
    const { data, errors } = await respond(
      `{ products(where: { search: "hoodie", category: "hoodies", supportedTypesOnly: true, exclude: [${PROTECTED}] }) { found } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ products: { found: 4 } });
  });

  test("alone is null with the same error", async () => {
    const query = `{ product(id: ${PROTECTED}, idType: DATABASE_ID) { databaseId } }`;
    const errors = [{ message: FAILED, path: ["product"] }];
    expect(await respond(query)).toEqual({ data: { product: null }, errors });
  });
});

describe("a product of a plugin's type", () => {
  const list = (more = "") =>
    `{ products(where: { include: [${BUNDLE}, ${BEANIE}] ${more} }) { found nodes { databaseId type __typename } } }`;
  const beanie = { databaseId: BEANIE, type: "SIMPLE", __typename: "SimpleProduct" };

  test("makes a list null, and is null alone, while the setting is off", async () => {
    const path = ["products", "nodes", 0];
    const errors = [{ message: UNSUPPORTED, path }];
    expect(await respond(list())).toEqual({ data: { products: null }, errors });
    expect(await respond('{ product(id: "hoodie-bundle", idType: SLUG) { slug } }')).toEqual({
      data: { product: null },
      errors: [{ message: UNSUPPORTED, path: ["product"] }],
    });
  });

  test.each([off, on])("is left out of a list of supported types, setting %#", async (shop) => {
    expect(await respond(list("supportedTypesOnly: true"), shop)).toEqual({
      data: { products: { found: 1, nodes: [beanie] } },
      errors: [],
    });
  });

  test("is an UnsupportedProduct with the setting", async () => {
    const bundle = {
      databaseId: BUNDLE,
      type: "UNSUPPORTED",
      __typename: "UnsupportedProduct",
    };
    expect(await respond(list(), on)).toEqual({
      data: { products: { found: 2, nodes: [bundle, beanie] } },
      errors: [],
    });
  });

  test("in the cart leaves a line whose product is null", async () => {
    const { data, errors } = await createShopper(createShopHandler(off)).request(
      `mutation { addToCart(input: { productId: ${BUNDLE} }) { cart { contents { itemCount nodes { quantity product { node { name } } } } } } }`,
    );
    const contents = { itemCount: 1, nodes: [{ quantity: 1, product: null }] };
    expect(data).toEqual({ addToCart: { cart: { contents } } });
    expect(errors).toEqual([UNSUPPORTED]);
  });

  test("is a value of the enum of types with the setting only", async () => {
    const query = "{ products(where: { type: UNSUPPORTED }) { found } }";
    expect(await respond(query, on)).toEqual({ data: { products: { found: 0 } }, errors: [] });
    const { errors } = await respond(query);
    expect(errors[0]?.message).toMatch(/"UNSUPPORTED" does not exist in "ProductTypesEnum" enum/);
  });
});
