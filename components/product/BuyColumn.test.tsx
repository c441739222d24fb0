import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { shopTexts } from "#components/layout/shopTextsFixture.ts";
import { implementing, showLamp, variation } from "./productViewFixture.tsx";

vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({
    urlPathname: "/product/lamp",
    urlParsed: { search: {} },
    shop: { priceNote: "incl. VAT", colorAttributes: [], texts: shopTexts },
  }),
}));
vi.mock("vike/client/router", () => ({ navigate: () => undefined }));

afterEach(cleanup);

test.each([
  ["the tax of a price", "£9.00", true, ["incl. VAT"]],
  ["no tax of a free product", null, true, []],
  ["no tax of a product without a price", null, false, []],
])("BuyColumn notes %s", (_, price, purchasable, notes) => {
  showLamp({ ...implementing("SimpleProduct"), variations: null, price, purchasable });
  expect(screen.queryAllByText("incl. VAT").map(({ textContent }) => textContent)).toEqual(notes);
});

test("BuyColumn shows the delivery of an available variation, and none of a sold-out one", () => {
  const soldOut = { ...variation(2, "oat", "table", "£92.00"), stockStatus: "OUT_OF_STOCK" };
  showLamp({ variations: { nodes: [variation(1, "rust", "table", "£118.00"), soldOut] } });
  fireEvent.click(screen.getByRole("radio", { name: "Table" }));
  expect(screen.getByRole("row", { name: /^Delivered/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: /^Oat/ }));
  expect(screen.getByRole("button", { name: "Sold out" })).toBeTruthy();
  expect(screen.queryByRole("row", { name: /^Delivered/ })).toBeNull();
});

test("BuyColumn links a product of a plugin's type to its page in WordPress instead of the form", () => {
  const link = "https://wp.example/product/lamp/";
  showLamp({ ...implementing("UnsupportedProduct"), variations: null, price: "£9.00", link });
  const options = screen.getByRole("link", { name: "See options and buy" });
  expect(options.getAttribute("href")).toBe(link);
  expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
  expect(screen.getByText("£9.00")).toBeTruthy();
});
