import { expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { benchOptions } from "./benchOptions.ts";
import { failureTexts, reportFigures } from "./figures.ts";
import { runSchedules } from "./runSchedules.ts";

const options = benchOptions(40);

test(
  "Schedules of changes, faults and kills lose or double no change, and leak no secret of another shopper",
  { timeout: scaled(3_600_000) },
  async () => {
    const figures = await runSchedules(options);
    await reportFigures(options, figures);
    expect(failureTexts("schedules", figures)).toEqual([]);
  },
);
