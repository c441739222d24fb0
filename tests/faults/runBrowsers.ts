import type { Browser } from "@playwright/test";
import fc from "fast-check";
import { appliedFaults } from "#tests/support/faultKinds.ts";
import type { BenchOptions } from "./benchOptions.ts";
import { openBrowserDriver } from "./browserDriver.ts";
import { count, noFigures } from "./figures.ts";
import type { Figures } from "./figures.ts";
import { openKillableShop } from "./killableShop.ts";
import { runSchedule } from "./runSchedule.ts";
import { CHECKOUT, PRODUCTS, NAMES, schedules, textOf } from "./schedule.ts";
import type { Step } from "./schedule.ts";

// Browser part of the fault bench: random schedules of a shopper in Chromium.

const STEPS = 12;

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

/** Runs one schedule for each seed, over a server process; returns the figures. */
export async function runBrowsers(browser: Browser, { from, to }: BenchOptions): Promise<Figures> {
  const shop = await openKillableShop();
  const figures = noFigures();
  // Product pages are cached before faults strike.
  for (const product of PRODUCTS)
    await shop.app.inject(`/product/${NAMES[product]?.toLowerCase()}`);
  for (let seed = from; seed <= to; seed += 1) {
    const [schedule] = fc.sample(schedules(STEPS), { seed, numRuns: 1 });
    const steps = (schedule?.steps ?? []).map(quickStep);
    const { violations, ...counts } = await runSchedule(shop, steps, (model) =>
      openBrowserDriver(browser, shop.url(), model),
    );
    count(figures, { schedules: 1, ...counts });
    if (violations.length > 0) {
      figures.failures.push({ seed, violations, detail: textOf({ shopper: "script", steps }) });
    }
  }
  await shop.close();
  return figures;
}
