import { describe, expect, test } from "vitest";
import type { ChoosableAttribute } from "./choiceMarks.ts";
import {
  explainImpossible,
  explainSoldOut,
  impossibleValues,
  possibleChoice,
  soldOutValues,
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

describe("the values of an attribute", () => {
  test("are all possible before anything is chosen", () => {
    expect(impossibleValues(lamp, size, {})).toEqual(new Set());
  });

  test("are marked where nothing is made with what was chosen", () => {
    expect(impossibleValues(lamp, size, { pa_glaze: "Rust" })).toEqual(new Set(["Floor"]));
    expect(impossibleValues(lamp, glaze, { pa_size: "Floor" })).toEqual(new Set(["Rust"]));
  });

  test("are possible where a variation leaves them open", () => {
    expect(impossibleValues(lamp, size, { pa_glaze: "Oat" })).toEqual(new Set());
  });

  test("are judged by the other attributes, not by their own choice", () => {
    const choice = { pa_glaze: "Rust", pa_size: "Shelf" };
    expect(impossibleValues(lamp, glaze, choice)).toEqual(new Set());
  });
});

test("says what an impossible value comes in instead", () => {
  expect(explainImpossible(lamp, size, [glaze], { pa_glaze: "Rust" })).toEqual([
    "Floor isn’t made in Rust. It comes in Oat and Ink.",
  ]);
});

test("says of a value that nothing is made in just that", () => {
  const glazes = attribute("pa_glaze", "Glaze", ["Rust", "Lead"]);
  expect(explainImpossible([variation(1, "Rust", "Shelf")], glazes, [], {})).toEqual([
    "Lead isn’t made.",
  ]);
});

describe("of what is wanted", () => {
  const names = ["pa_glaze", "pa_size"];

  test("what can be had together is chosen", () => {
    const wanted = { pa_glaze: "Ink", pa_size: "Floor" };
    expect(possibleChoice(lamp, names, wanted)).toEqual(wanted);
  });

  test("the value that came first in the shop's order stays where two exclude each other", () => {
    const wanted = { pa_size: "Floor", pa_glaze: "Rust" };
    expect(possibleChoice(lamp, names, wanted)).toEqual({ pa_glaze: "Rust" });
  });

  test("nothing is dropped while no variations are known", () => {
    expect(possibleChoice([], names, { pa_size: "Floor" })).toEqual({ pa_size: "Floor" });
  });
});

test("a value is sold out where everything that fits the rest of the choice is", () => {
  const stocked = lamp.map((each) => ({
    ...each,
    stockStatus: each.databaseId === 4 ? "OUT_OF_STOCK" : "IN_STOCK",
  }));
  expect(soldOutValues(stocked, size, { pa_glaze: "Ink" })).toEqual(new Set(["Floor"]));
  expect(soldOutValues(stocked, size, { pa_glaze: "Oat" })).toEqual(new Set());
  expect(soldOutValues(stocked, glaze, { pa_size: "Floor" })).toEqual(new Set(["Ink"]));
});

test("what is sold out is said with what it would be chosen with, unless it is chosen", () => {
  const soldOut = new Set(["Rust", "Ink"]);
  const choice = { pa_glaze: "Ink", pa_size: "Floor" };
  expect(explainSoldOut(soldOut, glaze, [size], choice)).toEqual(["Rust is sold out in Floor."]);
  expect(explainSoldOut(soldOut, glaze, [], {})).toEqual(["Rust is sold out.", "Ink is sold out."]);
});
