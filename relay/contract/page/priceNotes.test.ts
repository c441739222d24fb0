import { expect, test } from "vitest";
import { priceNotes } from "./priceNotes.ts";

const unit = { key: "vitrine_unit_price", value: "2,40&nbsp;€ / 100 g" };
const lowest = { key: "vitrine_lowest_price", value: "Lowest price: <b>£10.00</b>" };

test("priceNotes are the backend's texts as plain ones, the lowest price of a reduced one alone", () => {
  expect(priceNotes([unit, lowest], true)).toEqual(["2,40\u00a0€ / 100 g", "Lowest price: £10.00"]);
  expect(priceNotes([unit, lowest], false)).toEqual(["2,40\u00a0€ / 100 g"]);
});

test("priceNotes are none without metadata or with empty entries", () => {
  expect(priceNotes(null, true)).toEqual([]);
  expect(priceNotes([null, { ...unit, value: null }], true)).toEqual([]);
});
