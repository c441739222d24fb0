import { expect, test } from "vitest";
import { partsOffer, productOffer } from "./productJsonLd.ts";

const place = { path: "/product/mug", search: {}, shopName: "Osier", site: {}, texts: {} };

test.each(["", "£6.20 - £28.00", "Ask us"])(
  "productOffer returns no offer for the price %j, which is not a single amount",
  (words) => expect(productOffer({ price: "12" }, words, place)).toBeUndefined(),
);

test("productOffer states the displayed price, with the tax that the raw one lacks", () => {
  expect(productOffer({ price: "7.9167" }, "£9.50", place)).toMatchObject({
    price: "9.50",
    priceCurrency: "GBP",
    url: "/product/mug",
  });
});

test("productOffer prefers the shop's currency setting to the currency symbol", () => {
  const site = { currency: "EGP" };
  expect(productOffer({ price: "9" }, "£9", { ...place, site })?.["priceCurrency"]).toBe("EGP");
});

test.each([
  ["IN_STOCK", "https://schema.org/InStock"],
  ["OUT_OF_STOCK", "https://schema.org/OutOfStock"],
  ["ON_BACKORDER", "https://schema.org/OutOfStock"],
  [undefined, undefined],
])("productOffer maps stock status %s to %s", (stockStatus, availability) => {
  const offer = productOffer({ price: "9", stockStatus }, "£9", place);
  expect(offer?.["availability"]).toBe(availability);
});

test("productOffer states an end of the price's validity only during a sale", () => {
  const sale = { price: "9", dateOnSaleTo: "2026-11-29T23:59:59" };
  expect(productOffer({ ...sale, onSale: true }, "£9", place)).toHaveProperty(
    "priceValidUntil",
    "2026-11-29",
  );
  expect(productOffer({ ...sale, onSale: false }, "£9", place)).not.toHaveProperty(
    "priceValidUntil",
  );
});

test("partsOffer ranges over all prices of the parts", () => {
  const parts = [
    { price: "13.33", words: "£16.00" },
    { price: "9.50, 120.00", words: "£9.50 - £120.00" },
    { price: null, words: null },
  ];
  expect(partsOffer(parts, place)).toMatchObject({
    lowPrice: "9.50",
    highPrice: "120.00",
    offerCount: 3,
    priceCurrency: "GBP",
  });
  expect(partsOffer([{ price: null, words: null }], place)).toBeUndefined();
});

test("productOffer states a backorder only where the shop says when it is sent, as the feed does", () => {
  const delivery = { madeToOrderDays: 21 } as never;
  const offer = productOffer({ price: "9", stockStatus: "ON_BACKORDER" }, "£9", {
    ...place,
    texts: { delivery },
  });
  expect(offer).toMatchObject({ availability: "https://schema.org/BackOrder" });
});
