import { expect, test } from "vitest";
import { haveChanged, displayedPrices } from "./priceAndStock.ts";

const mug = { slug: "mug", price: "£16.00", onSale: false, stockStatus: "IN_STOCK" };
const lamp = { slug: "lamp", price: "£92.00", onSale: true, stockStatus: "IN_STOCK" };

test("displayedPrices collects every product with a slug and a price from a page's data once", () => {
  const data = {
    products: { nodes: [mug, { __typename: "SimpleProduct", ...lamp }] },
    story: { nodes: [{ slug: "mug", price: "£16.00" }] },
    categories: { nodes: [{ slug: "mugs", name: "Mugs" }] },
    product: { variations: { nodes: [{ price: "£5.00" }] }, related: null },
  };
  const prices = displayedPrices(data);
  expect([...prices.keys()]).toEqual(["mug", "lamp"]);
  expect(prices.get("mug")).toMatchObject(mug);
});

test.each([
  ["price", { price: "£17.00" }, true],
  ["sale", { onSale: true }, true],
  ["stock", { stockStatus: "OUT_OF_STOCK" }, true],
  ["field that is not displayed", { regularPrice: "£20.00" }, false],
])("haveChanged, with another %s (%j), returns %s", (_, current, isChange) => {
  const response = { products: { nodes: [lamp, { ...mug, ...current }] } };
  expect(haveChanged(displayedPrices([mug]), response)).toBe(isChange);
});
