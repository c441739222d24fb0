import { expect, test } from "vitest";
import { driftReport } from "./driftReport.ts";
import { recordDrift } from "./indexState.ts";
import { changedSettings } from "./settingsDrift.ts";

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

test("The drift report lists the differences, at most the first ones of each kind", () => {
  const none = { settings: new Map(), synonyms: { changed: [], surplus: [] } };
  const alike = { products: 20, missing: [], stale: [], surplus: [], ...none };
  expect(driftReport("goods", alike)).toBe("The index goods has all 20 products as they are.");
  const missing = Array.from({ length: 12 }, (_, at) => String(at));
  const settings = new Map([["goods_price", ["ranking"]]]);
  const synonyms = { changed: ["vitrine-mug"], surplus: ["vitrine-old"] };
  const drift = { ...alike, missing, stale: ["x"], surplus: ["y", "z"], settings, synonyms };
  expect(driftReport("goods", drift)).toBe(
    [
      "The index goods differs from the shop's 20 products:",
      "  missing records: 12 (0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more)",
      "  stale records: 1 (x)",
      "  surplus records: 2 (y, z)",
      "  settings of goods_price: ranking",
      "  changed synonyms: 1 (vitrine-mug)",
      "  surplus synonyms: 1 (vitrine-old)",
    ].join("\n"),
  );
});
