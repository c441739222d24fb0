import type { BenchGuard } from "./benchGuards.ts";
import { CHECKOUT } from "./schedule.ts";
import type { Schedule } from "./schedule.ts";

// Schedules that fail without one of the guards of the cart and the orders.

/** Schedule that fails without its guard, and the kind of violation that the guard prevents. */
export type GuardedSchedule = Schedule & { kind: string };

/** Schedules by the guard that they need. */
export const guardedSchedules: Partial<Record<BenchGuard, GuardedSchedule>> = {
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
