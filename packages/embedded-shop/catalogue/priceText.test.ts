import { expect, test } from "vitest";
import { openSmallShop } from "#shop/search/smallShopFixture.ts";
import { priceText } from "./priceText.ts";
import { findProduct } from "./products.ts";

test.each([
  ["6", "£6.00", "6"],
  ["0", null, null],
  ["", null, null],
])("The price of a product entered as '%s' is %s, and %s as RAW", async (entered, text, raw) => {
  const shop = await openSmallShop({ id: 103, slug: "brush", regularPrice: entered });
  const brush = findProduct(shop, { id: 103 });
  expect(brush && priceText(shop, brush, "price", "FORMATTED")).toBe(text);
  expect(brush && priceText(shop, brush, "price", "RAW")).toBe(raw);
});
