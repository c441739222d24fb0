import { expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { attackNames } from "#tests/faults/attacks.ts";
import { benchOptions } from "#tests/faults/benchOptions.ts";
import { failureTexts, reportFigures } from "#tests/faults/figures.ts";
import { runAttacks } from "#tests/faults/runAttacks.ts";

const options = benchOptions(attackNames.length);

test(
  "An attack on the shop or one of its shoppers fails",
  { timeout: scaled(3_600_000) },
  async () => {
    const figures = await runAttacks(options);
    await reportFigures(options, figures);
    expect(failureTexts("attacks", figures)).toEqual([]);
  },
);
