import { expect, test } from "vitest";
import type { StatusFacts } from "./statusFacts.ts";
import { statusPage } from "./statusPage.ts";

/** The state of a shop in which all is well. */
const well = {
  name: "Osier",
  at: 0,
  startedAt: 0,
  readiness: { degraded: [] },
  backend: { name: "WordPress", hour: [], breaker: "closed", running: 0, waiting: 0 },
  changes: { refused: 0 },
  pages: { queue: { running: 0, waiting: 0 }, results: { done: 0, failed: 0 }, delay: {} },
  search: { state: "embedded" },
  unplaced: { count: 0, latest: [] },
  leftOut: { failing: [], unsupported: 0 },
  editAddress: String,
} as unknown as StatusFacts;

const shown = (over: object = {}) => {
  const html = statusPage({ ...well, ...over });
  return {
    headline: /<p class="[^"]*head">([^<]*)/.exec(html)?.[1],
    toDo: [...html.matchAll(/<li><a href="#([^"]*)">([^<]*)/g)].map(([, id, text]) => [id, text]),
    parts: [...html.matchAll(/<section id="([^"]*)"/g)].map(([, id]) => id),
  };
};

test("The status page says that all works only if nothing is to be looked at", () => {
  expect(shown()).toMatchObject({ headline: "All parts of the shop work.", toDo: [] });
});

test("The status page names first what is to be looked at, and leaves out what shoppers correct", () => {
  const drift = { missing: 6, stale: 1, surplus: 0, settings: 1 };
  const latest = [
    { at: 0, outcome: "failed", reason: "" },
    { at: 0, outcome: "faults", reason: "" },
  ];
  const { headline, toDo, parts } = shown({
    search: { state: "compared", at: 0, products: 9, drift },
    unplaced: { count: 2, latest },
  });
  expect(headline).toBe("The shop works, with 3 things to look at:");
  expect(toDo).toEqual([
    ["search", "7 search records to correct"],
    ["search", "1 search setting to correct"],
    ["orders", "1 order rejected, or not known to be placed"],
  ]);
  expect(parts).toEqual(["search", "orders", "backend", "changes", "left-out"]);
});

test("The status page of a shop without its backend does not say that it works", () => {
  const { headline } = shown({ readiness: { degraded: ["backend"] } });
  expect(headline).toMatch(/^The backend does not respond\./);
});
