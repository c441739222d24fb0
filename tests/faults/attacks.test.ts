import { describe, expect, test } from "vitest";
import { scaled } from "#tests/support/environment.ts";
import { attackGuards } from "./attacks.ts";
import { benchOptions } from "./benchOptions.ts";
import { failureTexts, reportFigures } from "./figures.ts";
import { runAttacks } from "./runAttacks.ts";

const options = benchOptions(attackGuards.length);

describe("An attack on the shop or one of its shoppers", { timeout: scaled(3_600_000) }, () => {
  test("fails", async () => {
    const figures = await runAttacks(options);
    await reportFigures(options, figures);
    expect(failureTexts("attacks", figures)).toEqual([]);
  });

  test.each(attackGuards)("succeeds without the guard %s", async (without) => {
    const seed = attackGuards.indexOf(without) + 1;
    const { failures } = await runAttacks({ from: seed, to: seed, without });
    expect(failures).toMatchObject([{ seed, detail: without }]);
  });
});
