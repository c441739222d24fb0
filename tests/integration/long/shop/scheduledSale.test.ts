import { expect, test } from "vitest";
import { loadMerchandise } from "#tests/worlds/backends/embeddedShop.ts";
import { openReferenceShop, referenceShop } from "#tests/worlds/backends/referenceShop.ts";
import { requestGraphql } from "#tests/worlds/backends/requestGraphql.ts";

const QUERY = `{
  product(id: "lamp", idType: SLUG) {
    onSale
    ... on ProductWithPricing { price regularPrice salePrice }
  }
  products(where: { onSale: true }) { found nodes { slug } }
  cheap: products(where: { maxPrice: 120 }) { found }
}`;

test("a scheduled sale's price applies from its start until its end, in lists too", async () => {
  let now = Date.parse("2026-11-20T12:00:00Z");
  const shop = await openReferenceShop({ now: () => now });
  const lamp = {
    slug: "lamp",
    name: "Lamp",
    type: "simple" as const,
    shortDescription: "",
    description: "",
    categories: ["decor"],
    pictures: [],
    regularPrice: "148",
    salePrice: "118",
    saleFrom: "+2 days",
    saleTo: "+9 days",
  };
  const today = new Date(now);
  loadMerchandise(shop.database, { ...referenceShop, products: [lamp] }, { today });
  const full = { onSale: false, price: "$148.00", regularPrice: "$148.00", salePrice: "$118.00" };
  const before = { product: full, products: { found: 0, nodes: [] }, cheap: { found: 0 } };

  expect(await requestGraphql(shop, QUERY)).toEqual(before);
  now = Date.parse("2026-11-22T00:00:00Z");
  expect(await requestGraphql(shop, QUERY)).toEqual({
    product: { ...full, onSale: true, price: "$118.00" },
    products: { found: 1, nodes: [{ slug: "lamp" }] },
    cheap: { found: 1 },
  });
  now = Date.parse("2026-11-29T00:00:00Z");
  expect(await requestGraphql(shop, QUERY)).toEqual(before);
});
