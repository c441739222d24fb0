import { expect, test } from "vitest";
import { scaled } from "#tests/support/environment.ts";
import { attackNames } from "./attacks.ts";
import { benchOptions } from "./benchOptions.ts";
import { failureTexts, reportFigures } from "./figures.ts";
import { runAttacks } from "./runAttacks.ts";

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
