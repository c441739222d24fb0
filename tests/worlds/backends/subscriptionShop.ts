import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoShop, openShop } from "./embeddedShop.ts";
import type { Product } from "./embeddedShop.ts";

// Data of a demo shop that sells a subscription, as a plugin of WooCommerce adds them.

const [first] = demoShop.products.filter(({ type }) => type === "simple");
if (!first) throw new Error("The demo shop has no simple product.");

/** Product of a plugin's type, which only WordPress sells. */
export const SUBSCRIPTION = {
  ...first,
  slug: "club",
  name: "Quarterly club",
  type: "subscription",
} satisfies Product;

/** Creates the data folder of a demo shop that sells the subscription. */
export async function subscriptionShop(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-subscription-"));
  const settings = { ...demoShop.settings, enablesUnsupportedTypes: true };
  const products = [...demoShop.products, SUBSCRIPTION];
  const shop = await openShop({ dataDir, merchandise: { ...demoShop, settings, products } });
  shop.close();
  return dataDir;
}
