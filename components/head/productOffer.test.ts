import { expect, test } from "vitest";
import { partsOffer, productOffer } from "./productOffer.ts";

const place = { path: "/product/mug", search: {}, shopName: "Osier", site: {} };

test.each(["", "12.00, 13.50", "£6.20 - £28.00", "1,250.00", null])(
  "the price %j is no single number, and so none that is told",
  (price) => expect(productOffer({ price }, "£12.00", place)).toBeUndefined(),
);

test("the price is told as the shop keeps it", () => {
  expect(productOffer({ price: "9.5" }, "£9.50", place)).toMatchObject({
    price: "9.5",
    priceCurrency: "GBP",
    url: "/product/mug",
  });
});

test("the shop's own word for its currency counts before a sign", () => {
  const site = { currency: "EGP" };
  expect(productOffer({ price: "9" }, "£9", { ...place, site })?.["priceCurrency"]).toBe("EGP");
});

test.each([
  ["IN_STOCK", "https://schema.org/InStock"],
  ["OUT_OF_STOCK", "https://schema.org/OutOfStock"],
  ["ON_BACKORDER", "https://schema.org/BackOrder"],
  [undefined, undefined],
])("stock that the shop calls %s is %s", (stockStatus, availability) => {
  const offer = productOffer({ price: "9", stockStatus }, "£9", place);
  expect(offer?.["availability"]).toBe(availability);
});

test("a sale's price is good until the sale ends, and only while it is on", () => {
  const sale = { price: "9", dateOnSaleTo: "2026-11-29T23:59:59" };
  expect(productOffer({ ...sale, onSale: true }, "£9", place)).toHaveProperty(
    "priceValidUntil",
    "2026-11-29",
  );
  expect(productOffer({ ...sale, onSale: false }, "£9", place)).not.toHaveProperty(
    "priceValidUntil",
  );
});

test("a set is offered at the prices of its parts, each of theirs counted", () => {
  const parts = [
    { price: "16", words: "£16.00" },
    { price: "9.5, 120", words: "£9.50 - £120.00" },
    { price: null, words: null },
  ];
  expect(partsOffer(parts, place)).toMatchObject({
    lowPrice: "9.5",
    highPrice: "120",
    offerCount: 3,
    priceCurrency: "GBP",
  });
  expect(partsOffer([{ price: null, words: null }], place)).toBeUndefined();
});
