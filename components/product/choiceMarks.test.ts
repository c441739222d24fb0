import { describe, expect, test } from "vitest";
import type { ChoosableAttribute } from "./choiceMarks.ts";
import {
  buyableDefaults,
  explainAvailable,
  explainImpossible,
  explainSoldOut,
  impossibleValues,
  possibleChoice,
  soldOutValues,
  valuePrices,
} from "./choiceMarks.ts";

const attribute = (name: string, label: string, values: string[]): ChoosableAttribute => ({
  name,
  label,
  options: values.map((value) => ({ value, name: value, description: "" })),
});
const glaze = attribute("pa_glaze", "Glaze", ["Rust", "Oat", "Ink"]);
const size = attribute("pa_size", "Size", ["Shelf", "Floor"]);
const variation = (databaseId: number, glazeValue: string, sizeValue: string) => ({
  databaseId,
  attributes: [
    { name: "pa_glaze", value: glazeValue },
    { name: "pa_size", value: sizeValue },
  ],
});
const lamp = [
  variation(1, "Rust", "Shelf"),
  variation(2, "Oat", ""),
  variation(3, "Ink", "Shelf"),
  variation(4, "Ink", "Floor"),
];

describe("The values of an attribute", () => {
  test("are all possible while no choice is made", () => {
    expect(impossibleValues(lamp, size, {})).toEqual(new Set());
  });

  test("are impossible when no variation has them together with the choice", () => {
    expect(impossibleValues(lamp, size, { pa_glaze: "Rust" })).toEqual(new Set(["Floor"]));
    expect(impossibleValues(lamp, glaze, { pa_size: "Floor" })).toEqual(new Set(["Rust"]));
  });

  test("are possible when a variation leaves the attribute open", () => {
    expect(impossibleValues(lamp, size, { pa_glaze: "Oat" })).toEqual(new Set());
  });

  test("depend on the other attributes' choices, not on their own", () => {
    const choice = { pa_glaze: "Rust", pa_size: "Shelf" };
    expect(impossibleValues(lamp, glaze, choice)).toEqual(new Set());
  });
});

test("explainImpossible names the alternatives of an impossible value", () => {
  expect(explainImpossible(lamp, size, [glaze], { pa_glaze: "Rust" })).toEqual([
    "Floor isn’t made in Rust. It comes in Oat and Ink.",
  ]);
});

test("explainImpossible says when no variation has a value at all", () => {
  const glazes = attribute("pa_glaze", "Glaze", ["Rust", "Lead"]);
  expect(explainImpossible([variation(1, "Rust", "Shelf")], glazes, [], {})).toEqual([
    "Lead isn’t made.",
  ]);
});

describe("possibleChoice", () => {
  const names = ["pa_glaze", "pa_size"];

  test("keeps values that exist in one variation", () => {
    const wanted = { pa_glaze: "Ink", pa_size: "Floor" };
    expect(possibleChoice(lamp, names, wanted)).toEqual(wanted);
  });

  test("keeps the value of the shop's first attribute when two exclude each other", () => {
    const wanted = { pa_size: "Floor", pa_glaze: "Rust" };
    expect(possibleChoice(lamp, names, wanted)).toEqual({ pa_glaze: "Rust" });
  });

  test("drops nothing while no variations are known", () => {
    expect(possibleChoice([], names, { pa_size: "Floor" })).toEqual({ pa_size: "Floor" });
  });
});

test("A value is sold out when every variation that fits the rest of the choice is", () => {
  const stocked = lamp.map((each) => ({
    ...each,
    stockStatus: each.databaseId === 4 ? "OUT_OF_STOCK" : "IN_STOCK",
  }));
  expect(soldOutValues(stocked, size, { pa_glaze: "Ink" })).toEqual(new Set(["Floor"]));
  expect(soldOutValues(stocked, size, { pa_glaze: "Oat" })).toEqual(new Set());
  expect(soldOutValues(stocked, glaze, { pa_size: "Floor" })).toEqual(new Set(["Ink"]));
});

test("explainSoldOut names the rest of the choice and skips the chosen value", () => {
  const soldOut = new Set(["Rust", "Ink"]);
  const choice = { pa_glaze: "Ink", pa_size: "Floor" };
  expect(explainSoldOut(soldOut, glaze, [size], choice)).toEqual(["Rust is sold out in Floor."]);
  expect(explainSoldOut(soldOut, glaze, [], {})).toEqual(["Rust is sold out.", "Ink is sold out."]);
});

test("Values have their prices if each has one with the rest of the choice, and they differ", () => {
  const prices = ["£19", "£25", "£19", "£30"];
  const priced = lamp.map((each, place) => ({ ...each, price: prices[place] }));
  const ofInk = new Map([
    ["Shelf", "£19"],
    ["Floor", "£30"],
  ]);
  expect(valuePrices(priced, size, { pa_glaze: "Ink" })).toEqual(ofInk);
  // One price, of the only possible value; several of one value; the same of all.
  expect(valuePrices(priced, size, { pa_glaze: "Rust" })).toEqual(new Map());
  expect(valuePrices(priced, glaze, {})).toEqual(new Map());
  const alike = lamp.map((each) => ({ ...each, price: "£19" }));
  expect(valuePrices(alike, size, { pa_glaze: "Ink" })).toEqual(new Map());
});

describe("a default choice that has sold out", () => {
  const stocked = (gone: readonly number[]) =>
    lamp.map((one) => ({
      ...one,
      stockStatus: gone.includes(one.databaseId) ? "OUT_OF_STOCK" : "IN_STOCK",
    }));
  const inkFloor = { pa_glaze: "Ink", pa_size: "Floor" };

  test("is replaced by one that can be bought, preferably with the same values", () => {
    expect(buyableDefaults(stocked([4]), [glaze, size], inkFloor)).toEqual({
      pa_glaze: "Ink",
      pa_size: "Shelf",
    });
    expect(buyableDefaults(stocked([3, 4]), [glaze, size], inkFloor)).toEqual({
      pa_glaze: "Rust",
      pa_size: "Shelf",
    });
  });

  test("stays while it can be bought, and where nothing can", () => {
    for (const gone of [[], [1], [1, 2, 3, 4]]) {
      expect(buyableDefaults(stocked(gone), [glaze, size], inkFloor)).toEqual(inkFloor);
    }
  });

  test("names the values in which it is available", () => {
    const explain = (gone: readonly number[]) =>
      explainAvailable(stocked(gone), [glaze, size], inkFloor);
    expect(explain([4])).toBe("Available in Oat.");
    expect(explain([4, 2])).toBe("Available in Shelf.");
    expect(explain([1, 2, 3, 4])).toBe("");
  });
});
