import fc from "fast-check";
import { runSeeds } from "#faults/figures/figures.ts";
import type { BenchOptions, Figures } from "#faults/figures/figures.ts";
import { appliedFaults } from "#faults/proxy/faultKinds.ts";
import type { ScheduleResult } from "./runSchedule.ts";
import { CHECKOUT, schedules, textOf } from "./schedule.ts";
import type { Schedule, Step } from "./schedule.ts";

// Schedules of a range of seeds in the fault bench: all of them, or quick ones with script.

const STEPS = 20;
const QUICK_STEPS = 12;
/** Time limit for shrinking a failing schedule. */
const SHRINK_MS = 60_000;
const UNENDED = "unsettled: the schedule did not end within a minute";

type RunSchedule = (schedule: Schedule) => Promise<ScheduleResult>;

/** Runs the schedules of a range of seeds; shrinks those that break a promise. */
export const runSchedules = (options: BenchOptions, run: RunSchedule): Promise<Figures> =>
  runSeeds(options, async (seed, { count, fail }) => {
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
    // fast-check leaves the schedule running when it stops shrinking; it would disturb the next one.
    await running;
    // An interrupted schedule counts neither as a promise kept nor as a counterexample.
    const { violations, ...counts } = first ?? { violations: [UNENDED] };
    count({ schedules: 1, ...counts });
    const [smallest] = counterexample ?? [];
    fail(violations, smallest ? textOf(smallest) : "");
  });

/**
 * Returns a step with only those faults of an order after which its result is known at once: the
 * server's clock is the real one, and a lookup that finds no order takes a minute.
 */
function quickStep(step: Step): Step {
  if (step.do !== "order") return step;
  const faults = (step.faults ?? []).filter(
    ({ fault, matching }) =>
      matching === CHECKOUT && fault !== "hangAfter" && appliedFaults.some((one) => one === fault),
  );
  return { ...step, faults };
}

/** Runs a shorter schedule of a shopper with script for each seed, on the real clock. */
export const runQuickSchedules = (options: BenchOptions, run: RunSchedule): Promise<Figures> =>
  runSeeds(options, async (seed, { count, fail }) => {
    const [drawn] = fc.sample(schedules(QUICK_STEPS), { seed, numRuns: 1 });
    const schedule: Schedule = { shopper: "script", steps: (drawn?.steps ?? []).map(quickStep) };
    const { violations, ...counts } = await run(schedule);
    count({ schedules: 1, ...counts });
    fail(violations, textOf(schedule));
  });
