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

/** Returns the texts of a hit's SKU and stock, in a theme that has them on cards. */
function linesOf(fields: Partial<Hit>): unknown[] {
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
  return ["sku", "stock"].map(
    (name) => container.querySelector(`[data-part="card.${name}"]`)?.textContent,
  );
}

test("A theme's search hit has the SKU and the stock, as its card does", () => {
  expect(HIT_FIELDS).toContain("sku");
  expect(linesOf({ sku: "OS-T02" })).toEqual(["Item OS-T02", "In stock"]);
  expect(linesOf({ stockStatus: "onbackorder" })).toEqual([undefined, "Available on backorder"]);
  expect(linesOf({ stockStatus: "outofstock" })).toEqual([undefined, undefined]);
});
