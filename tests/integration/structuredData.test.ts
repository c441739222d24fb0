import { expect, test } from "vitest";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import type { JsonLdNode } from "#tests/worlds/pages/pageHead.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

/**
 * Required properties by type, according to schema.org and the search engines that show it; of
 * several names in one string one suffices.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ["lowPrice", "priceCurrency"],
  AggregateRating: ["ratingValue", "ratingCount|reviewCount"],
  BreadcrumbList: ["itemListElement"],
  EntryPoint: ["urlTemplate"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "url|item", "name"],
  Offer: ["price", "priceCurrency", "url"],
  Organization: ["name", "url"],
  Product: ["name", "image", "offers|review|aggregateRating"],
  ProductGroup: ["name", "productGroupID", "hasVariant"],
  SearchAction: ["target", "query-input"],
  WebPage: ["name", "url"],
  WebSite: ["name", "url"],
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length);

const isEntity = (value: unknown): value is JsonLdNode =>
  typeof value === "object" && value !== null && "@type" in value;

/**
 * Returns the missing required properties of an item and the items within it, such as "Offer:
 * price".
 */
function missingProperties(entity: JsonLdNode): string[] {
  const type = entity["@type"];
  const required = REQUIRED[type];
  if (!required) return [`${type} is no kind that is known`];
  const missing = required.filter((names) =>
    names.split("|").every((name) => isEmpty(entity[name])),
  );
  const within = Object.values(entity).flat().filter(isEntity);
  return [
    ...missing.map((names) => `${type}: ${names}`),
    ...within.flatMap((part) => missingProperties(part)),
  ];
}

const world = worldOf({ settings: { SITE_URL: "https://shop.example" } });

const headOf = async (url: string) => pageHead((await world().app.inject({ url })).body);

test.each([
  "/",
  "/products",
  "/category/table",
  "/categories",
  "/about",
  "/product/jardiniere",
  "/product/three-hills-print",
  "/product/breakfast-set",
  "/product/rod-bundle",
  "/product/rook-desk-lamp",
  "/product/gift-card",
])("the structured data of %s has all properties that its types require", async (url) => {
  const { entities } = await headOf(url);
  expect(entities.length).toBeGreaterThan(0);
  expect(entities.flatMap((entity) => missingProperties(entity))).toEqual([]);
});

test("a grouped product's offer ranges from the price of its cheapest part to that of its most expensive one", async () => {
  const { entity } = await headOf("/product/breakfast-set");
  expect(entity("Product")).toMatchObject({
    name: "Breakfast for two",
    offers: { "@type": "AggregateOffer", offerCount: 4, priceCurrency: "GBP" },
  });
  const { lowPrice, highPrice } = (entity("Product") as JsonLdNode)["offers"] as JsonLdNode;
  const { body } = await world().app.inject({ url: "/product/breakfast-set" });
  const [, low, high] = /£(\d+\.00) - £(\d+\.00)/.exec(body.slice(body.indexOf("<h1"))) ?? [];
  expect([lowPrice, highPrice]).toEqual([low, high]);
});
