import { describe, expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { benchOptions } from "#tests/faults/benchOptions.ts";
import { failureTexts, reportFigures } from "#tests/faults/figures.ts";
import { PER_SEED, runForgeries } from "#tests/faults/runForgeries.ts";

const options = benchOptions(10);

describe("A forged operation, variable or body", { timeout: scaled(3_600_000) }, () => {
  test("never reaches the backend, and is refused with 4xx", async () => {
    const figures = await runForgeries(options);
    await reportFigures(options, figures);
    expect(failureTexts("forgeries", figures)).toEqual([]);
    expect(figures.counts["refused"]).toBe((options.to - options.from + 1) * PER_SEED);
  });
});
