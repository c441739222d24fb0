import { readFileSync } from "node:fs";
import type { Merchandise, Product } from "./merchandise.ts";

// The demo shop: settings, categories, pages, and products with their reviews, from packages/demo.

/** Files of the products, in the order of the shop's own lists. */
const GROUPS = [
  "table",
  "light",
  "textiles",
  "paper",
  "pantry",
  "bath",
  "keeping",
  "gifts",
  "unlisted",
];

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../demo/${name}.json`, import.meta.url), "utf8"));

/** The shop that a fresh clone opens with. */
export const demoShop: Merchandise = {
  ...(read("shop") as Omit<Merchandise, "products">),
  products: GROUPS.flatMap((group) => read(`products/${group}`) as Product[]),
};
