import { describe, expect, test } from "vitest";
import { scaled } from "#tests/support/environment.ts";
import { mayMountDisk } from "#tests/support/smallDisk.ts";
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

  /** Runs the attack that needs a guard, without it. */
  async function runWithout(without: (typeof attackGuards)[number]) {
    const seed = attackGuards.indexOf(without) + 1;
    const { failures } = await runAttacks({ from: seed, to: seed, without });
    return failures.map(({ detail }) => detail);
  }

  test.each(attackGuards.filter((guard) => guard !== "fullDisk"))(
    "succeeds without the guard %s",
    async (without) => {
      expect(await runWithout(without)).toEqual([without]);
    },
  );

  const needsDisk = {
    skip: !mayMountDisk(),
    meta: { skipReason: "this user may not mount a disk: that requires root" },
  };

  test("succeeds without the guard fullDisk", needsDisk, async () => {
    expect(await runWithout("fullDisk")).toEqual(["fullDisk"]);
  });
});
