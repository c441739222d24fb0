import { expect, test } from "vitest";
import { priceText, findProduct } from "#tests/worlds/backends/embeddedShop.ts";
import type { ShopSettings, PriceFormat, PriceKind } from "#tests/worlds/backends/embeddedShop.ts";
import { openReferenceShop } from "#tests/worlds/backends/referenceShop.ts";

const shop = await openReferenceShop();

function priceOf(
  slug: string,
  kind: PriceKind = "price",
  format: PriceFormat = null,
  settings: Partial<ShopSettings> = {},
) {
  const product = findProduct(shop, { slug });
  const other = { ...shop, settings: { ...shop.settings, ...settings } };
  return product && priceText(other, product, kind, format);
}

test("a price is formatted in the shop's currency, and raw without trailing zeros", () => {
  expect(priceOf("e-book")).toBe("$9.99");
  expect(priceOf("cafe-unicode-bold-tee", "price", "RAW")).toBe("21.5");
  expect(priceOf("belt", "salePrice")).toBe("$55.00");
  expect(priceOf("sunglasses", "salePrice")).toBeNull();
});

test("a variable product's price is a range, and raw a list", () => {
  expect(priceOf("hoodie")).toBe("$42.00 - $45.00");
  expect(priceOf("hoodie", "regularPrice")).toBe("$45.00");
  expect(priceOf("hoodie", "price", "RAW")).toBe("42.00, 45.00, 45.00, 45.00");
  expect(priceOf("hoodie", "salePrice", "RAW")).toBe("42.00");
  expect(priceOf("v-neck-t-shirt", "salePrice")).toBeNull();
});

test("a grouped product has only the price range of its parts", () => {
  expect(priceOf("logo-collection")).toBe("$18.00 - $45.00");
  expect(priceOf("logo-collection", "price", "RAW")).toBe("$18.00 - $45.00");
  expect(priceOf("logo-collection", "regularPrice")).toBeNull();
});

test("prices are shown with or without the base address's tax, as the settings require", () => {
  expect(priceOf("belt", "price", null, { displayPricesWithTax: true })).toBe("$59.54");
  expect(priceOf("belt", "price", null, { pricesIncludeTax: true })).toBe("$50.81");
});
