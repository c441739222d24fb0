import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();
const overWoo = worldOf({ woo: {} });

const partsIn = (html: string): string[] =>
  [...html.matchAll(/ data-part="([^"]+)"/g)].map(([, part = ""]) => part);

const documented = JSON.parse(readFileSync("packages/themes/parts.json", "utf8")) as object;

/** Parts that only an order has, which other tests place. */
const OF_ORDERS = ["receipt"];

/** Parts that only some themes have (`theme.json`). */
const OF_THEMES = ["card.add", "card.choose", "card.sku", "card.stock", "product.sku"];

test("pages have the parts that are listed for themes, and no others", async () => {
  const { app } = world();
  const pages = [
    "/",
    "/products",
    "/product/vesper-lamp",
    "/search?q=mug",
    "/cart",
    "/account",
    "/product/nothing",
  ];
  const bodies = await Promise.all(pages.map(async (url) => (await app.inject({ url })).body));
  const ann = await shopperWithCart(overWoo().app, { quantity: "1" });
  const own = await Promise.all(
    ["/cart", "/checkout"].map(async (url) => (await ann.open(url)).body),
  );
  const shown = new Set([...bodies, ...own].flatMap(partsIn));
  expect([...shown, ...OF_ORDERS, ...OF_THEMES].toSorted()).toEqual(Object.keys(documented));
});
