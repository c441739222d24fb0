import { describe, expect, test } from "vitest";
import { scaled } from "#tests/support/environment.ts";
import { benchOptions } from "./benchOptions.ts";
import { crowdGuards } from "./crowds.ts";
import { failureTexts, reportFigures } from "./figures.ts";
import { runCrowds } from "./runCrowds.ts";

const options = benchOptions(crowdGuards.length);

describe("A crowd at a failing backend", { timeout: scaled(3_600_000) }, () => {
  test("leaves a connection for a shopper's add, and takes no more than its share of the backend", async () => {
    const figures = await runCrowds(options);
    await reportFigures(options, figures);
    expect(failureTexts("crowds", figures)).toEqual([]);
  });

  test.each(crowdGuards)("takes more than its share without the guard %s", async (without) => {
    const seed = crowdGuards.indexOf(without) + 1;
    const { failures } = await runCrowds({ from: seed, to: seed, without });
    expect(failures).not.toEqual([]);
  });
});
