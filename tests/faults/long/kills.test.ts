import { expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { benchOptions } from "#tests/faults/benchOptions.ts";
import { failureTexts, reportFigures } from "#tests/faults/figures.ts";
import { runKills } from "#tests/faults/runKills.ts";

const options = benchOptions(2);

test(
  "A server that is killed loses no confirmed add, and places at most one order per intent",
  { timeout: scaled(3_600_000) },
  async () => {
    const figures = await runKills(options);
    await reportFigures(options, figures);
    expect(failureTexts("kills", figures)).toEqual([]);
    expect(figures.counts["confirmed"]).toBeGreaterThan(0);
  },
);
