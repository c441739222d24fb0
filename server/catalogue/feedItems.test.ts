import { describe, expect, test } from "vitest";
import { UnknownCurrency, feedItems } from "./feedItems.ts";
import type { FeedProduct, FeedVariation } from "./feedProduct.ts";

const place = { siteUrl: "https://shop.example", currency: "GBP", colors: ["glaze"] };

const prices = {
  price: "24",
  words: "&pound;24.00",
  regularPrice: "24",
  regularWords: "&pound;24.00",
  salePrice: null,
  saleWords: null,
};
const sale = { salePrice: "20", saleWords: "&pound;20.00" };

const mug: FeedProduct = {
  databaseId: 7,
  type: "SIMPLE",
  slug: "fen-mug",
  name: "Fen &amp; mere mug",
  sku: "OS-1",
  description: "<p>Holds 300 ml.</p><p>Thrown in Ely.</p>",
  shortDescription: null,
  onSale: false,
  dateOnSaleFrom: null,
  dateOnSaleTo: null,
  image: { sourceUrl: "/wp-content/uploads/fen.webp" },
  galleryImages: { nodes: [{ sourceUrl: "https://cdn.example/side.jpg" }] },
  productCategories: {
    nodes: [
      { name: "Uncategorized", slug: "uncategorized", ancestors: null },
      {
        name: "Mugs",
        slug: "mugs",
        ancestors: { nodes: [{ name: "Ware" }, { name: "Table" }] },
      },
    ],
  },
  ...prices,
  stockStatus: "IN_STOCK",
};

const variation = (id: number, colour: string): FeedVariation => ({
  ...mug,
  ...prices,
  stockStatus: "IN_STOCK",
  databaseId: id,
  attributes: { nodes: [{ name: "pa_colour", value: colour }] },
});

const colour = {
  name: "pa_colour",
  label: "Colour",
  options: ["rust"],
  variation: true,
  terms: { nodes: [{ slug: "rust", name: "Rust" }] },
};

const facts = (product: FeedProduct, at = place) =>
  feedItems(product, at).map(({ elements }) => Object.fromEntries(elements));

describe("a feed item", () => {
  test("has the product's title, link, images and price", () => {
    expect(facts(mug)).toEqual([
      {
        "g:id": "7",
        "g:title": "Fen & mere mug",
        "g:description": "Holds 300 ml. Thrown in Ely.",
        "g:link": "https://shop.example/product/fen-mug",
        "g:image_link": "https://shop.example/wp-content/uploads/fen.webp",
        "g:additional_image_link": "https://cdn.example/side.jpg",
        "g:availability": "in_stock",
        "g:price": "24.00 GBP",
        "g:condition": "new",
        "g:product_type": "Table > Ware > Mugs",
        "g:identifier_exists": "no",
      },
    ]);
  });

  test("on sale has both prices, and the sale's dates if both are known", () => {
    const [from, to] = ["2026-11-10T00:00:00+00:00", "2026-12-01T23:59:59+00:00"];
    const onSale = { ...mug, onSale: true, price: "20", words: "&pound;20.00", dateOnSaleTo: to };
    const [open] = facts(onSale);
    expect(open).toMatchObject({ "g:price": "24.00 GBP", "g:sale_price": "20.00 GBP" });
    expect(open).not.toHaveProperty("g:sale_price_effective_date");
    const [closed] = facts({ ...onSale, dateOnSaleFrom: from });
    expect(closed?.["g:sale_price_effective_date"]).toBe(`${from}/${to}`);
    const planned = { ...mug, ...sale, dateOnSaleFrom: from, dateOnSaleTo: to };
    expect(facts(planned)[0]?.["g:sale_price"]).toBe("20.00 GBP");
    expect(facts({ ...mug, ...sale })[0]).not.toHaveProperty("g:sale_price");
  });

  test.each([
    ["OUT_OF_STOCK", "out_of_stock"],
    ["ON_BACKORDER", "backorder"],
    [undefined, "in_stock"],
  ] as const)("with stock status %s has availability %s", (stockStatus, availability) => {
    expect(facts({ ...mug, stockStatus: stockStatus ?? null })[0]?.["g:availability"]).toBe(
      availability,
    );
  });

  test("has a brand and identifiers if the merchant has such attributes", () => {
    const attribute = (name: string, value: string) => ({
      name,
      label: name,
      options: [value],
      variation: false,
    });
    const nodes = [attribute("Brand", "Fenware"), attribute("MPN", "F-1")];
    const [item] = facts({ ...mug, attributes: { nodes } });
    expect(item).toMatchObject({ "g:brand": "Fenware", "g:mpn": "F-1" });
    expect(item).not.toHaveProperty("g:identifier_exists");
  });

  test("takes its currency from the price's symbol if none is set", () => {
    const unset = { ...place, currency: undefined };
    expect(feedItems(mug, unset)).toHaveLength(1);
    expect(() => feedItems({ ...mug, words: "$24.00" }, unset)).toThrow(UnknownCurrency);
  });
});

const pageInfo = { hasNextPage: false, endCursor: null };

test("feedItems makes each variation an item of its product's group, with a link that selects it", () => {
  const product = {
    ...mug,
    attributes: { nodes: [{ ...colour, options: ["rust", "deep-moss"] }] },
    variations: {
      pageInfo,
      nodes: [variation(8, "rust"), variation(9, ""), variation(10, "rust")],
    },
  };
  const [rust, any, ...others] = facts(product);
  expect(rust).toMatchObject({
    "g:id": "8",
    "g:title": "Fen & mere mug - Rust",
    "g:item_group_id": "7",
    "g:color": "Rust",
    "g:link": "https://shop.example/product/fen-mug?colour=rust",
  });
  expect(any).toMatchObject({
    "g:id": "9",
    "g:title": "Fen & mere mug - deep moss",
    "g:color": "deep moss",
    "g:link": "https://shop.example/product/fen-mug?colour=deep-moss",
  });
  // The third is never selected: an earlier one has the same color.
  expect(others).toEqual([]);
});

test("A variation's title names all its options, and its color is that of each color attribute", () => {
  const attribute = (name: string, slug: string, term: string) => ({
    ...colour,
    name,
    terms: { nodes: [{ slug, name: term }] },
  });
  const nodes = [
    colour,
    attribute("pa_glaze", "moss-salt", "Moss &amp; salt"),
    attribute("pa_scent", "fig", "Wild fig"),
  ];
  const chosen = [
    { name: "pa_colour", value: "rust" },
    { name: "pa_glaze", value: "moss-salt" },
    { name: "pa_scent", value: "fig" },
  ];
  const variations = {
    pageInfo,
    nodes: [{ ...variation(8, "rust"), attributes: { nodes: chosen } }],
  };
  const [item] = facts({ ...mug, attributes: { nodes }, variations });
  expect(item).toMatchObject({
    "g:title": "Fen & mere mug - Rust, Moss & salt, Wild fig",
    "g:color": "Rust/Moss & salt",
  });
});

test("feedItems returns no item for a grouped product, which has no price of its own", () => {
  expect(feedItems({ ...mug, type: "GROUPED" }, place)).toEqual([]);
});
