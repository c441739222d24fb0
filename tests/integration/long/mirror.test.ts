import { decodeHTML } from "entities";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, openMirror } from "#server/backend/line/backend.ts";
import type { Backend } from "#server/backend/line/backend.ts";
import { readConfig } from "#server/kernel/config.ts";
import type { ShopReading } from "#packages/doctor/mirror/readShop.ts";
import {
  asMerchandise,
  newMirrorFolder,
  readMirrored,
} from "#tests/worlds/doctor/mirrorSettings.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

const PRODUCTS = `{ products(first: 100, where: { orderby: [{ field: SLUG, order: ASC }] }) { nodes {
  __typename databaseId slug name catalogVisibility featured description shortDescription
  reviewCount averageRating onSale totalSales menuOrder
  image { databaseId altText } galleryImages { nodes { databaseId } }
  productCategories { nodes { databaseId slug name description parentDatabaseId } }
  productTags { nodes { name } }
  ... on ProductWithPricing { price regularPrice salePrice taxClass taxStatus }
  ... on ProductWithDimensions { weight length width height }
  ... on InventoriedProduct { manageStock stockQuantity stockStatus backorders soldIndividually }
  ... on ExternalProduct { externalUrl buttonText }
  ... on GroupProduct { products { nodes { slug } } }
  ... on SimpleProduct { sku virtual downloadable crossSell { nodes { slug } } upsell { nodes { slug } } }
  ... on ProductWithAttributes {
    attributes { nodes {
      name label options variation visible
      ... on GlobalProductAttribute { slug terms { nodes { databaseId slug name } } }
    } }
    defaultAttributes { nodes { name value } }
  }
  ... on ProductWithVariations { variations(first: 100) { nodes {
    databaseId price regularPrice salePrice manageStock stockQuantity stockStatus
    attributes { nodes { name value } } image { databaseId }
  } } }
} } }`;

const item = (id: number, label: string, address: string, more: object = {}) => ({
  id,
  parentId: 0,
  order: id,
  label,
  address,
  ...more,
});

const MENUS = {
  locations: ["PRIMARY"],
  menus: [
    {
      id: 900,
      name: "Main",
      slug: "main",
      locations: ["PRIMARY"],
      items: [
        item(901, "Clothing", "/product-category/clothing/"),
        item(902, "Hoodie", "/product/hoodie/", { parentId: 901 }),
        item(903, "A draft", "/?page_id=12"),
        item(904, "Log out", "/wp-login.php?action=logout"),
        item(905, "Elsewhere", "https://other.example/", { target: "_blank" }),
      ],
    },
  ],
};

const ADD = `mutation($id: Int!) { addToCart(input: { productId: $id, quantity: 3 }) { cart { total } } }`;
const DELIVER = `mutation($country: CountriesEnum!, $state: String) { updateCustomer(input: {
  shipping: { country: $country, state: $state }, billing: { country: $country, state: $state }
}) { customer { databaseId } } }`;
const CART = `{ cart(recalculateTotals: true) {
  total subtotal totalTax shippingTotal taxLines: totalTaxes { label amount }
  availableShippingMethods { rates { id label cost } }
} paymentGateways { nodes { id title description } } generalSettings { title description } }`;

/** Part of a product that a test reads. */
type Node = {
  databaseId: number;
  slug: string;
  description: string | null;
  shortDescription: string | null;
  image: { sourceUrl: string };
  reviews: {
    edges: {
      rating: number;
      node: { content: string | null; author: { node: { name: string } } };
    }[];
  };
};

type Result = { data: { products: { nodes: Node[] }; cart: { total: string } } };
type Send = (query: string, variables?: object) => Promise<Result>;

/** Sends queries of one guest's session. */
function guest(graphql: (request: Request) => Promise<Response>): Send {
  let session = "";
  return async (query, variables = {}) => {
    const headers = new Headers({ "content-type": "application/json" });
    if (session) headers.set("woocommerce-session", `Session ${session}`);
    const body = JSON.stringify({ query, variables });
    const response = await graphql(
      new Request("http://shop.example/graphql", { method: "POST", headers, body }),
    );
    session = response.headers.get("woocommerce-session") ?? session;
    return (await response.json()) as Result;
  };
}

const overHttp =
  (endpoint: string) =>
  async (request: Request): Promise<Response> =>
    fetch(endpoint, { method: "POST", headers: request.headers, body: await request.text() });

describe("A mirror", () => {
  let folder = "";
  let woo: WooServer;
  let reading: ShopReading;
  let backend: Backend;
  let source: Send;
  let mirror: Send;

  beforeAll(async () => {
    folder = await newMirrorFolder();
    woo = await openWooServer({ isSmall: true, settings: { menus: MENUS } });
    reading = await readMirrored(woo.endpoint, folder);
    const { loadMirror } = await openMirror();
    loadMirror(folder, { merchandise: asMerchandise(reading), pictures: reading.pictures });
    backend = await openBackend(readConfig({ DATA_DIR: folder }));
    source = guest(overHttp(woo.endpoint));
    mirror = guest((request) => backend.graphql(request));
  });
  afterAll(async () => {
    backend.close();
    await woo.close();
    await removeFolder(folder);
  });

  test("has all products as the shop shows them, with their variations, terms and links", async () => {
    const [expected, found] = [await source(PRODUCTS), await mirror(PRODUCTS)];
    expect(expected.data.products.nodes.length).toBeGreaterThan(20);
    const decoded = ({ data }: typeof found) =>
      data.products.nodes.map((node) => ({
        ...node,
        // Sanitized texts have characters in place of entities.
        description: decodeHTML(node.description ?? ""),
        shortDescription: decodeHTML(node.shortDescription ?? ""),
      }));
    expect(decoded(found)).toEqual(decoded(expected));
  });
  test.each([
    ["US", "CA"],
    ["DE", ""],
  ])(
    "has the shop's totals, taxes, delivery and payment methods in %s %s",
    async (country, state) => {
      const { data } = await source(PRODUCTS);
      const product = data.products.nodes.find(({ slug }) => slug === "t-shirt");
      for (const send of [source, mirror]) {
        await send(ADD, { id: product?.databaseId });
        await send(DELIVER, { country, state });
      }
      const [expected, found] = [await source(CART), await mirror(CART)];
      expect(expected.data.cart.total).toMatch(/\$\d/);
      expect(found).toEqual(expected);
    },
  );

  test("has the menus at the theme's locations, without links that lead nowhere", async () => {
    const query = `{ menus { nodes { name locations } } menuItems(first: 100, where: { location: PRIMARY, parentDatabaseId: 0 }) {
      nodes { label path target childItems(first: 100) { nodes { label uri } } }
    } }`;
    expect(await mirror(query)).toMatchObject({
      data: {
        menus: { nodes: [{ name: "Main", locations: ["PRIMARY"] }] },
        menuItems: {
          nodes: [
            {
              label: "Clothing",
              path: "/product-category/clothing/",
              childItems: { nodes: [{ label: "Hoodie", uri: "/product/hoodie/" }] },
            },
            { label: "Elsewhere", path: "https://other.example/", target: "_blank" },
          ],
        },
      },
    });
  });

  test("has none of the demo shop's texts", () => {
    expect(backend).not.toHaveProperty("texts");
  });

  test("names the address of each picture of the shop", async () => {
    const { data } = await mirror("{ products(first: 1) { nodes { image { sourceUrl } } } }");
    const url = data.products.nodes[0]?.image.sourceUrl ?? "";
    const file = /uploads\/(.+)-\d+x\d+\.webp$/.exec(url)?.[1] ?? "";
    expect(reading.pictures[file]).toMatch(/^https:\/\/shop\.example\/wp-content\/uploads\//);
  });

  test("has ratings, but neither texts nor names of reviews", async () => {
    const query = `{ products(first: 100) { nodes { reviews(first: 100) { edges { rating node { content author { node { name } } } } } } } }`;
    const { data } = await mirror(query);
    const reviews = data.products.nodes.flatMap((node) => node.reviews.edges);
    expect(reviews.length).toBeGreaterThan(0);
    for (const { rating, node } of reviews) {
      expect(rating).toBeGreaterThan(0);
      expect(node.content ?? "").toBe("");
      expect(node.author.node.name).toBe("Customer");
    }
  });
});
