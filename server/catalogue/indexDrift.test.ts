import { expect, test } from "vitest";
import { recordDrift } from "./indexState.ts";
import { changedSettings } from "./indexShop.ts";

const state = (record: Record<string, string>) => new Map(Object.entries(record));

test("Records differ if they are missing, stale or surplus", () => {
  const wanted = state({ a: "1", b: "2", c: "3" });
  expect(recordDrift(wanted, state({ b: "2", c: "", d: "4" }))).toEqual({
    missing: ["a"],
    stale: ["c"],
    surplus: ["d"],
  });
});

test("Settings are compared by meaning, not by an index's formatting", () => {
  const wanted = {
    searchableAttributes: ["unordered(a),unordered(b)"],
    attributesForFaceting: ["price", "rating"],
    customRanking: ["desc(a)", "desc(b)"],
  };
  const same = {
    searchableAttributes: ["unordered(a), unordered(b)"],
    attributesForFaceting: ["rating", "price"],
    customRanking: ["desc(a)", "desc(b)"],
    hitsPerPage: 30,
  };
  expect(changedSettings(wanted, same)).toEqual([]);
  expect(changedSettings(wanted, { ...same, customRanking: ["desc(b)", "desc(a)"] })).toEqual([
    "customRanking",
  ]);
  expect(changedSettings(wanted)).toEqual(Object.keys(wanted));
});
