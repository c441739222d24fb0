import { setTimeout as pause } from "node:timers/promises";
import { color } from "#tests/worlds/backends/referenceProducts.ts";
import type { Product } from "#tests/worlds/backends/embeddedShop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

// Shop of a thousand products, of which a hundred change their prices: all are on cached lists.

/** Number of products that change. */
const CHANGING = 100;
/** Categories whose first page shows them: twelve, and here ten or fewer products that change. */
const LISTS = [
  "uncategorized",
  "tshirts",
  "hoodies",
  "music",
  "decor",
  "accessories",
  "bulk-a",
  "bulk-b",
  "bulk-c",
  "bulk-d",
];
/** First id of these products, each of which takes three. */
const FIRST_ID = 5_000;
/** Bulk products that are withdrawn, so that a thousand products are left. */
const FIRST_WITHDRAWN = 863;

/** Time between two requests of the visitors, in milliseconds. */
const VISIT_MS = 50;

/** A product whose price changes: its own, or that of its first variation. */
export type RepricedProduct = { id: number; slug: string; list: string; variation?: number };

/** Every fifth is variable. */
export const pricedProducts: readonly RepricedProduct[] = Array.from(
  { length: CHANGING },
  (_, at): RepricedProduct => {
    const id = FIRST_ID + at * 3;
    const list = LISTS[at % LISTS.length] ?? "";
    const isVariable = Math.floor(at / LISTS.length) % 5 === 0;
    return { id, slug: `priced-${at}`, list, ...(isVariable && { variation: id + 1 }) };
  },
);

/** Returns a product as the merchant has it, before all others of its category. */
function productOf({ id, slug, list, variation }: RepricedProduct): Product {
  const common = {
    id,
    slug,
    sku: slug,
    name: `Priced ${slug}`,
    shortDescription: "",
    description: "<p>A product whose price changes.</p>\n",
    categories: [list],
    pictures: [],
    menuOrder: -1,
    totalSales: 10_000,
  };
  if (variation === undefined) return { ...common, type: "simple", regularPrice: "20" };
  const variationOf = (number: number, shade: string, regularPrice: string) => ({
    id: id + number,
    sku: `${slug}-${shade}`,
    regularPrice,
    attributes: { color: shade },
  });
  return {
    ...common,
    type: "variable",
    attributes: [color(["blue", "red"], true)],
    variations: [variationOf(1, "blue", "20"), variationOf(2, "red", "9000")],
  };
}

/** Opens the shop's WordPress. */
export async function openPricedShop(): Promise<WooServer> {
  const woo = await openWooServer({ more: pricedProducts.map(productOf) });
  for (let number = FIRST_WITHDRAWN; number <= 1_000; number += 1) {
    woo.withdraw(`bulk-product-${String(number).padStart(4, "0")}`);
  }
  return woo;
}

/** Rejects if a storefront's lists do not show all products. */
export async function checkLists(url: string): Promise<void> {
  for (const list of LISTS) {
    const html = await (await fetch(`${url}/category/${list}`)).text();
    for (const { slug, list: own } of pricedProducts) {
      if (own === list && !html.includes(`"/product/${slug}"`)) {
        throw new Error(`The list of ${list} does not show ${slug}.`);
      }
    }
  }
}

/** Requests pages that change at random, as visitors do, until it is aborted. */
export async function visit(url: string, signal: AbortSignal): Promise<void> {
  const paths = [
    "/",
    ...pricedProducts.flatMap(({ slug, list }) => [`/product/${slug}`, `/category/${list}`]),
  ];
  while (!signal.aborted) {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? "/";
    fetch(url + path, { signal })
      .then((response) => response.arrayBuffer())
      .catch(() => {});
    await pause(VISIT_MS);
  }
}
