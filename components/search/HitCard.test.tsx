import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { closeShops, openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import { HIT_FIELDS } from "./hit.ts";
import type { Hit } from "./hit.ts";
import { HitCard } from "./HitCard.tsx";

vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({ shop: { texts: {} } }) }));
vi.mock("#theme/theme.json", () => ({ hero: "window", sku: true, stock: true, add: true }));

afterEach(() => {
  cleanup();
  closeShops();
});

/** Returns the texts of parts of a hit's card, in a theme that has a SKU and stock on cards. */
function linesOf(fields: Partial<Hit>, parts = ["sku", "stock"]): unknown[] {
  const hit = {
    objectID: "7",
    slug: "fen-tumbler",
    name: "Fen tumbler",
    type: "simple",
    onSale: false,
    stockStatus: "instock",
    ...fields,
  } as Hit;
  const { container } = render(
    <HitCard hit={hit} vocabulary={{ attributes: [], categories: [] }} chosen={{}} isEager />,
    { wrapper: openShop().wrapper },
  );
  return parts.map((name) => container.querySelector(`[data-part="card.${name}"]`)?.textContent);
}

test("A theme's search hit has the SKU and the stock, as its card does", () => {
  expect(HIT_FIELDS).toContain("sku");
  expect(linesOf({ sku: "OS-T02" })).toEqual(["Item OS-T02", "In stock"]);
  expect(linesOf({ stockStatus: "onbackorder" })).toEqual([undefined, "Available on backorder"]);
  expect(linesOf({ stockStatus: "outofstock" })).toEqual([undefined, undefined]);
});

test("A search hit whose name has no word of the query shows the text that it was found by", () => {
  const marked = (value: string) => ({
    value,
    matchLevel: "full" as const,
    matchedWords: [],
  });
  const found = {
    fact: "Beech",
    _snippetResult: { description: marked("room for six \u{E000}mugs\u{E001} and a pot") },
  };
  expect(linesOf(found, ["meta"])).toEqual(["room for six mugs and a pot"]);
  const named = { ...found, _highlightResult: { name: marked("Fen \u{E000}mugs\u{E001}") } };
  expect(linesOf(named, ["meta"])).toEqual(["Beech"]);
});
