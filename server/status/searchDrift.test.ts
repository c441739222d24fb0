import { expect, test, vi } from "vitest";
import type { Drift } from "#server/catalogue/indexShop.ts";
import { createSearchDrift } from "./searchDrift.ts";

const MINUTE = 60_000;

const drift: Drift = {
  products: 12,
  missing: ["1"],
  stale: ["2", "3"],
  surplus: [],
  settings: new Map([["products", ["ranking"]]]),
  synonyms: { changed: ["a"], surplus: [] },
};

test("The first reader starts a comparison, and a later one sees its result for an hour", async () => {
  let time = 0;
  const compare = vi.fn(async () => drift);
  const read = createSearchDrift(compare, { now: () => time });
  expect(read()).toEqual({ state: "comparing" });
  expect(read()).toEqual({ state: "comparing" });
  await vi.waitFor(() => expect(read().state).toBe("compared"));
  time = 59 * MINUTE;
  expect(read()).toEqual({
    state: "compared",
    at: 0,
    products: 12,
    drift: { missing: 1, stale: 2, surplus: 0, settings: 2 },
  });
  expect(compare).toHaveBeenCalledOnce();
  time = 60 * MINUTE;
  read();
  expect(compare).toHaveBeenCalledTimes(2);
});

test("A comparison that fails is reported, and repeated a minute later", async () => {
  let time = 0;
  const onError = vi.fn();
  const compare = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue(drift);
  const read = createSearchDrift(compare, { now: () => time, onError });
  read();
  await vi.waitFor(() => expect(read()).toEqual({ state: "failed", at: 0 }));
  expect(onError).toHaveBeenCalledOnce();
  time = MINUTE;
  read();
  await vi.waitFor(() => expect(read().state).toBe("compared"));
});

test("The embedded shop's search and an index without its key are not compared", () => {
  expect(createSearchDrift(undefined)()).toEqual({ state: "embedded" });
  const compare = vi.fn(async () => drift);
  expect(createSearchDrift(compare, { isKeyMissing: true })()).toEqual({ state: "noKey" });
  expect(compare).not.toHaveBeenCalled();
});
