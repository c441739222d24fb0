import { expect, test } from "vitest";
import { serializedPageElement } from "./payload.ts";
import type { ShopFacts } from "./publicFacts.ts";

const shop = { name: "Osier" } as ShopFacts;

/** Parses the JSON in an element. */
const dataIn = (element: string) => JSON.parse(element.replace(/<[^>]*>/g, "")) as unknown;

test("A page's data carry its payload beside the facts of the shop", () => {
  const payload = { data: { cart: { total: "£4.00" } }, variables: { first: 2 } };
  const element = serializedPageElement({ shop }, JSON.stringify(payload));
  expect(dataIn(element)).toEqual({ payload, shop: { name: "Osier" } });
});

test("A page without a payload carries the facts alone", () => {
  expect(dataIn(serializedPageElement({ shop }))).toEqual({ shop: { name: "Osier" } });
});

test("No text of a payload ends the element", () => {
  const element = serializedPageElement({ shop }, JSON.stringify({ text: "</script><b>" }));
  expect(element.match(/<\/script>/g)).toHaveLength(1);
  expect(element).toContain("\\u003c/script>\\u003cb>");
});
