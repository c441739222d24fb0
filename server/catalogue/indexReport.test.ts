import { expect, test } from "vitest";
import { driftReport, progressLine, showProgress } from "./indexReport.ts";

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

test("Progress is a count, and a bar once the total is known", () => {
  expect(progressLine("read", 300)).toBe("Read 300 products");
  expect(progressLine("sent", 500, 1000)).toBe("[###############---------------] 500 of 1000 sent");
});

test("Progress overwrites one line of a terminal, with its rate, and writes nothing to a file", () => {
  const written = (isTTY: boolean) => {
    let text = "";
    const write = (more: string | Uint8Array) => ((text += String(more)), true);
    const { show, end } = showProgress({ isTTY, write });
    show("read", 1);
    show("sent", 1, 2);
    end();
    return text;
  };
  expect(written(true)).toMatch(/^\r\S+\[.* 1 of 2 sent, [\d.]+ a second\r\S+$/);
  expect(written(false)).toBe("");
});
