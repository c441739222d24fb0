import { expect, test, vi } from "vitest";
import { reportFigures } from "#packages/faults/figures/figures.ts";
import { startFastClock } from "#packages/faults/schedules/fastClock.ts";
import { runSchedule } from "#packages/faults/schedules/runSchedule.ts";
import { runSchedules } from "#packages/faults/schedules/runSchedules.ts";
import { isLongForm, scaled } from "#tests/worlds/servers/environment.ts";
import { benchOptions } from "./benchOptions.ts";
import { openFaultyShop } from "./faultyShop.ts";
import { openFormDriver } from "./formDriver.ts";
import { openScriptDriver } from "./scriptDriver.ts";

const options = benchOptions(isLongForm ? 40 : 16);
/** Speed of the fast clock: seconds for shopper and server per real second. */
const SPEED = 10;

/** Runs the schedules over one shop on a fast clock. */
async function runOnFastClock() {
  const stopClock = startFastClock(SPEED);
  const shop = await openFaultyShop();
  try {
    return await runSchedules(options, async ({ shopper, steps }) => {
      const result = await runSchedule(shop, steps, (model) =>
        shopper === "script" ? openScriptDriver(shop, model) : openFormDriver(shop, model),
      );
      // The server renders its pages in this process, which is no browser to the next shopper.
      vi.unstubAllGlobals();
      return result;
    });
  } finally {
    await shop.close();
    stopClock();
    vi.unstubAllGlobals();
  }
}

test(
  "Schedules of changes, faults and kills lose or double no change, and leak no secret of another shopper",
  { timeout: scaled(3_600_000) },
  async () => {
    const figures = await runOnFastClock();
    expect(await reportFigures("schedules", options, figures)).toEqual([]);
  },
);
