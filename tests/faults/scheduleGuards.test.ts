import { expect, test } from "vitest";
import type { BenchGuard } from "./benchGuards.ts";
import { scaled } from "#tests/support/environment.ts";
import { withFaultyShop } from "./runSchedules.ts";
import { CHECKOUT } from "./schedule.ts";
import type { Schedule } from "./schedule.ts";

/** Schedule that fails without its guard, and the kind of violation that the guard prevents. */
type GuardedSchedule = Schedule & { kind: string };

/** Schedules of the guards of the cart and the orders. */
const needy: Partial<Record<BenchGuard, GuardedSchedule>> = {
  firstToken: {
    kind: "foreign",
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
    kind: "doubled",
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
  changeKeys: {
    kind: "doubled",
    shopper: "script",
    steps: [
      { do: "add", product: 15, quantity: 2, isAwaited: true },
      {
        do: "add",
        product: 16,
        quantity: 1,
        isAwaited: true,
        faults: [{ fault: "lateApply", from: 1, matching: "addToCart(" }],
      },
    ],
  },
  intents: {
    kind: "lost",
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
    kind: "orders",
    shopper: "form",
    steps: [
      { do: "add", product: 15, quantity: 2, isAwaited: true },
      { do: "order", times: 2, faults: [{ fault: "lateApply", from: 1, matching: CHECKOUT }] },
      { do: "add", product: 16, quantity: 1, isAwaited: true },
    ],
  },
  orderRetry: {
    kind: "orders",
    shopper: "form",
    steps: [
      { do: "add", product: 15, quantity: 2, isAwaited: true },
      {
        do: "order",
        times: 2,
        isCertain: true,
        faults: [{ fault: "json503", from: 1, matching: CHECKOUT }],
      },
    ],
  },
  tokenRenewal: {
    kind: "missing",
    shopper: "form",
    steps: [
      { do: "add", product: 15, quantity: 2, isAwaited: true },
      { do: "reload" },
      { do: "away", hours: 25 },
      { do: "reload" },
      { do: "away", hours: 25 },
      { do: "reload" },
    ],
  },
  formRestoration: {
    kind: "lost",
    shopper: "form",
    steps: [
      { do: "add", product: 15, quantity: 2, isAwaited: true },
      { do: "reload" },
      { do: "away", hours: 49 },
      { do: "add", product: 16, quantity: 1, isAwaited: true },
    ],
  },
  formReport: {
    kind: "lost",
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
    kind: "missing",
    shopper: "form",
    steps: [
      { do: "add", product: 15, quantity: 2, isAwaited: true },
      { do: "reload" },
      { do: "outage" },
      { do: "reload" },
    ],
  },
};

const guarded = Object.entries(needy) as [BenchGuard, GuardedSchedule][];

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
