import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import { implementing, showLamp, variation } from "#tests/worlds/fixtures/productViewFixture.tsx";

const page = vi.hoisted((): { checkout?: object } => ({ checkout: { at: "here" } }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({
    urlPathname: "/product/lamp",
    urlParsed: { search: {} },
    shop: { priceNote: "incl. VAT", colorAttributes: [], texts: shopTexts, ...page },
  }),
}));
vi.mock("vike/client/router", () => ({ navigate: () => undefined }));

afterEach(() => {
  cleanup();
  page.checkout = { at: "here" };
});

test.each([
  ["the tax of a price", "£9.00", true, ["incl. VAT"]],
  ["no tax of a free product", null, true, []],
  ["no tax of a product without a price", null, false, []],
])("BuyColumn notes %s", (_, price, purchasable, notes) => {
  showLamp({ ...implementing("SimpleProduct"), variations: null, price, purchasable });
  expect(screen.queryAllByText("incl. VAT").map(({ textContent }) => textContent)).toEqual(notes);
});

const metaData = [
  { key: "vitrine_unit_price", value: "2,40&nbsp;€ / 100 g" },
  { key: "vitrine_lowest_price", value: "Lowest price of the last 30 days: <b>£10.00</b>" },
];

test.each([
  [
    "the price per unit and, on sale, the lowest price before",
    true,
    ["2,40\u00a0€ / 100 g", "Lowest"],
  ],
  ["the price per unit alone if it is not on sale", false, ["2,40\u00a0€ / 100 g"]],
])("BuyColumn shows the backend's texts on a price: %s", (_, onSale, texts) => {
  const facts = { price: "£9.00", regularPrice: "£12.00", purchasable: true, onSale, metaData };
  showLamp({ ...implementing("SimpleProduct"), variations: null, ...facts });
  const shown = screen.queryAllByText(/^(?:2,40|Lowest)/).map(({ textContent }) => textContent);
  expect(shown).toEqual(texts.map((text) => expect.stringContaining(text)));
});

test.each([
  ["IN_STOCK", 1],
  ["OUT_OF_STOCK", 0],
])("BuyColumn shows a sale and its end only for what can be bought: %s", (stockStatus, count) => {
  const sale = { onSale: true, price: "£9.00", raw: "9.00", regularPrice: "£12.00" };
  const end = { purchasable: true, stockStatus, dateOnSaleTo: "2026-12-09T23:59:59+00:00" };
  showLamp({ ...implementing("SimpleProduct"), variations: null, ...sale, ...end });
  expect(screen.queryAllByText(/^Save|^Sale$/)).toHaveLength(count);
  expect(screen.queryAllByText(/^Sale ends/)).toHaveLength(count);
  expect(screen.getByText("£9.00")).toBeTruthy();
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

describe("Where WordPress's checkout is offered", () => {
  beforeEach(() => void delete page.checkout);

  const product = { ...implementing("UnsupportedProduct"), variations: null, price: "£9.00" };
  const form = () =>
    screen.getByRole<HTMLButtonElement>("button", { name: "See options and buy" }).form;

  test("a form without script names a product of a plugin's type", () => {
    showLamp({ ...product, link: "https://wp.example/product/lamp/" });
    expect(form()?.outerHTML).toMatch(
      /method="post" action="\/checkout\/wordpress".*type="submit" name="product" value="\d+"/,
    );
    expect(screen.queryByRole("link", { name: "See options and buy" })).toBeNull();
  });

  test("a product of another shop has a link to it", () => {
    const externalUrl = "https://other.example/lamp";
    showLamp({ ...implementing("ExternalProduct"), variations: null, externalUrl });
    expect(screen.getByRole("link", { name: "Buy it there" }).getAttribute("href")).toBe(
      externalUrl,
    );
    expect(screen.getByText("You’ll buy it at other.example.")).toBeTruthy();
  });
});
