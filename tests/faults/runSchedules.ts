import fc from "fast-check";
import { vi } from "vitest";
import type { BenchOptions } from "./benchOptions.ts";
import { startFastClock } from "./fastClock.ts";
import { openFormDriver } from "./formDriver.ts";
import { openScriptDriver } from "./scriptDriver.ts";
import { openFaultyShop } from "./faultyShop.ts";
import type { FaultyShop } from "./faultyShop.ts";
import { count, noFigures } from "./figures.ts";
import type { Figures } from "./figures.ts";
import { silenceLogs } from "./silenceLogs.ts";
import { runSchedule } from "./runSchedule.ts";
import type { ScheduleResult } from "./runSchedule.ts";
import { schedules, textOf } from "./schedule.ts";
import type { Schedule } from "./schedule.ts";

// Schedule part of the fault bench: random schedules of one shopper, on a fast clock.

const STEPS = 20;
/** Speed of the fast clock: seconds for shopper and server per real second. */
const SPEED = 10;
/** Time limit for shrinking a failing schedule. */
const SHRINK_MS = 60_000;
const UNENDED = "unsettled: the schedule did not end within a minute";

/** Runs work with a shop on a fast clock, and silences the logs of the injected errors. */
async function withFaultyShop<T>(
  work: (run: (schedule: Schedule) => Promise<ScheduleResult>) => Promise<T>,
): Promise<T> {
  const silence = silenceLogs();
  const stopClock = startFastClock(SPEED);
  const shop: FaultyShop = await openFaultyShop();
  try {
    return await work(async (schedule) => {
      const result = await runSchedule(shop, schedule.steps, (model) =>
        schedule.shopper === "script" ? openScriptDriver(shop, model) : openFormDriver(shop, model),
      );
      // The server renders its pages in this process, which is no browser to the next shopper.
      vi.unstubAllGlobals();
      return result;
    });
  } finally {
    await shop.close();
    stopClock();
    vi.unstubAllGlobals();
    silence.end();
  }
}

/** Runs the schedules of a range of seeds; shrinks those that break a promise. */
export const runSchedules = (options: BenchOptions): Promise<Figures> =>
  withFaultyShop(async (run) => {
    const figures = noFigures();
    for (let seed = options.from; seed <= options.to; seed += 1) {
      let first: ScheduleResult | undefined;
      let running: Promise<ScheduleResult> | undefined;
      const property = fc.asyncProperty(schedules(STEPS), async (schedule) => {
        running = run(schedule);
        const result = await running;
        first ??= result;
        return result.violations.length === 0;
      });
      const { counterexample } = await fc.check(property, {
        seed,
        numRuns: 1,
        interruptAfterTimeLimit: SHRINK_MS,
      });
      // fast-check leaves the schedule running when it stops shrinking; it would disturb the next
      // one.
      await running;
      // An interrupted schedule counts neither as a promise kept nor as a counterexample.
      const { violations, ...counts } = first ?? { violations: [UNENDED] };
      count(figures, { schedules: 1, ...counts });
      const [smallest] = counterexample ?? [];
      if (violations.length > 0) {
        figures.failures.push({ seed, violations, detail: smallest ? textOf(smallest) : "" });
      }
    }
    return figures;
  });
