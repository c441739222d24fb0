import { expect, test } from "vitest";
import { appUnderTest } from "#tests/worlds/servers/appUnderTest.ts";
import { missingProperties } from "#tests/worlds/pages/missingProperties.ts";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import type { JsonLdNode } from "#tests/worlds/pages/pageHead.ts";

const app = appUnderTest({ SITE_URL: "https://shop.example" });

const headOf = async (url: string) => pageHead((await app().inject({ url })).body);

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
  const { body } = await app().inject({ url: "/product/breakfast-set" });
  const [, low, high] = /£(\d+\.00) - £(\d+\.00)/.exec(body.slice(body.indexOf("<h1"))) ?? [];
  expect([lowPrice, highPrice]).toEqual([low, high]);
});
