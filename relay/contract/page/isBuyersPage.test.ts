import { expect, test } from "vitest";
import { isBuyersPage, isDeliveryPage } from "./isBuyersPage.ts";

test.each([
  "/terms/",
  "/delivery-and-returns/",
  "/refund_returns/",
  "/refund-policy",
  "/contact/",
  "/contact-us/",
  "/kontakt/",
])("isBuyersPage recognizes %s", (uri) => expect(isBuyersPage(uri)).toBe(true));

test.each(["/about/", "/contactless-lamps/", "/shop/returns/", "", null, undefined])(
  "isBuyersPage rejects %s",
  (uri) => expect(isBuyersPage(uri)).toBe(false),
);

test.each(["/delivery-and-returns/", "/versand-und-zahlung", "/zahlung-und-versandkosten/"])(
  "isDeliveryPage recognizes %s",
  (uri) => expect(isDeliveryPage(uri)).toBe(true),
);

test.each(["/lieferanten/", "/returns/", "/dropshippers/", "", null])(
  "isDeliveryPage rejects %s",
  (uri) => expect(isDeliveryPage(uri)).toBe(false),
);
