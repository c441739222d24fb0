import { expect, test } from "vitest";
import type { BenchGuard } from "./benchGuards.ts";
import { scaled } from "#tests/support/environment.ts";
import { withFaultyShop } from "./runSchedules.ts";
import { CHECKOUT } from "./schedule.ts";
import type { Schedule } from "./schedule.ts";

/** Guards of the cart and the orders, each with a schedule that fails without it. */
const needy: Partial<Record<BenchGuard, Schedule>> = {
  firstToken: {
    shopper: "form",
    steps: [
      {
        do: "add",
        product: 15,
        quantity: 2,
        isAwaited: true,
        faults: [{ fault: "swappedToken", from: 1 }],
      },
    ],
  },
  idempotency: {
    shopper: "script",
    steps: [
      { do: "add", product: 15, quantity: 2, isAwaited: true },
      { do: "reload" },
      {
        do: "add",
        product: 16,
        quantity: 1,
        isAwaited: false,
        faults: [{ fault: "overtaken", from: 1, matching: "addToCart(" }],
      },
      { do: "wait" },
      { do: "reload" },
    ],
  },
  intents: {
    shopper: "script",
    steps: [
      { do: "add", product: 15, quantity: 2, isAwaited: true },
      { do: "outage" },
      { do: "add", product: 15, quantity: 1, isAwaited: false },
      { do: "reload" },
      { do: "restore" },
    ],
  },
  orderLookup: {
    shopper: "form",
    steps: [
      { do: "add", product: 15, quantity: 2, isAwaited: true },
      { do: "order", times: 2, faults: [{ fault: "lateApply", from: 1, matching: CHECKOUT }] },
      { do: "add", product: 16, quantity: 1, isAwaited: true },
    ],
  },
  formReport: {
    shopper: "form",
    steps: [
      {
        do: "add",
        product: 15,
        quantity: 2,
        isAwaited: true,
        faults: [{ fault: "json503", from: 1 }],
      },
    ],
  },
  lastCart: {
    shopper: "form",
    steps: [
      { do: "add", product: 15, quantity: 2, isAwaited: true },
      { do: "reload" },
      { do: "outage" },
      { do: "reload" },
    ],
  },
};

const guarded = Object.entries(needy) as [BenchGuard, Schedule][];

test.each(guarded)(
  "The bench fails without the guard %s",
  { timeout: scaled(60_000) },
  async (without, schedule) => {
    const { violations } = await withFaultyShop({ without, speed: 2 }, (run) => run(schedule));
    expect(violations).not.toEqual([]);
  },
);

test("The bench passes with all guards", { timeout: scaled(60_000) }, async () => {
  await withFaultyShop({ speed: 2 }, async (run) => {
    for (const [guard, schedule] of guarded)
      expect([guard, (await run(schedule)).violations]).toEqual([guard, []]);
  });
});
