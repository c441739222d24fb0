import { expect, test } from "vitest";
import type { BenchGuard } from "./benchGuards.ts";
import { scaled } from "#tests/support/environment.ts";
import { guardedSchedules } from "./guardedSchedules.ts";
import type { GuardedSchedule } from "./guardedSchedules.ts";
import { withFaultyShop } from "./runSchedules.ts";

const guarded = Object.entries(guardedSchedules) as [BenchGuard, GuardedSchedule][];

test.each(guarded)(
  "The bench fails without the guard %s",
  { timeout: scaled(60_000) },
  async (without, { kind, ...schedule }) => {
    const { violations } = await withFaultyShop({ without, speed: 2 }, (run) => run(schedule));
    // Any violation would do on a slow machine: a schedule that does not settle breaks one, too.
    expect(violations).toContainEqual(expect.stringMatching(`^${kind}: `));
  },
);

test("The bench passes with all guards", { timeout: scaled(60_000) }, async () => {
  await withFaultyShop({ speed: 2 }, async (run) => {
    for (const [guard, schedule] of guarded)
      expect([guard, (await run(schedule)).violations]).toEqual([guard, []]);
  });
});
