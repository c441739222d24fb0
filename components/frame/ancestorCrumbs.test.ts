import { expect, test } from "vitest";
import { ancestorCrumbs } from "./ancestorCrumbs.ts";

test("ancestorCrumbs lists a page's ancestors from the top, without other content and pages of WooCommerce", () => {
  const nodes = [
    { uri: "/shop/help/sizes/", title: "Sizes &amp; fits" },
    { uri: "/shop/help/", title: "Help" },
    { uri: "/shop/", title: "Shop" },
    { uri: "/untitled/" },
    { uri: null, title: "Hidden" },
  ];
  expect(ancestorCrumbs({ ancestors: { nodes } })).toEqual([
    { name: "Help", path: "/shop/help" },
    { name: "Sizes & fits", path: "/shop/help/sizes" },
  ]);
  expect(ancestorCrumbs({ ancestors: null })).toEqual([]);
});
