import fc from "fast-check";
import { appliedFaults, unappliedFaults, unusualFaults } from "#faults/proxy/faultKinds.ts";
import type { AnyFault } from "#faults/proxy/faultKinds.ts";

// Random schedules of the fault bench (fast-check): a shopper's steps and their faults.

/** Products of the schedules: simple, with unlimited stock. */
const PRODUCTS = [14, 15, 16] as const;
export const NAMES: Readonly<Record<number, string>> = { 14: "Beanie", 15: "Belt", 16: "Cap" };
export const COUPON = "save10";
/** Part of the request of a checkout. */
export const CHECKOUT = "checkout(input";

/** A fault of one of the next calls to the backend. */
export type PlannedFault = {
  fault: AnyFault;
  /** Number of the call, from 1. */
  from: number;
  /** Part of the request's body; any call if absent. */
  matching?: string;
};

/** Kinds of steps without further values. */
const PLAIN = [
  "reload",
  "openTab",
  "closeTab",
  "kill",
  "outage",
  "restore",
  "refuse",
  /** Waits until a call is in flight. */
  "wait",
] as const;

/** One step of a schedule: an action of the shopper, or an event; with the faults of its calls. */
export type Step = { faults?: readonly PlannedFault[] } & (
  | { do: "nothing" | (typeof PLAIN)[number] }
  | { do: "add" | "set"; product: number; quantity: number; isAwaited: boolean }
  | { do: "remove"; product: number; isAwaited: boolean }
  | { do: "coupon"; isApplied: boolean }
  | { do: "order"; times: number }
);

/** A schedule of a shopper: with script, or with forms alone. */
export type Schedule = { shopper: "script" | "form"; steps: readonly Step[] };

const KINDS: readonly AnyFault[] = [...unappliedFaults, ...appliedFaults, ...unusualFaults];

const faultsOf = (kinds: readonly AnyFault[], calls: number) =>
  fc.array(
    fc.record({ fault: fc.constantFrom(...kinds), from: fc.integer({ min: 1, max: calls }) }),
    { maxLength: 2 },
  );

// A coupon has no key of its own: if it takes effect late, it undoes the next change of coupons.
const couponFaults = faultsOf(
  KINDS.filter((kind) => kind !== "lateApply"),
  3,
);
const faults = faultsOf(KINDS, 3);
/** Faults of the six or so calls of an order; half of them strike the checkout call itself. */
const orderFaults = fc.oneof(
  faultsOf(
    KINDS.filter((kind) => kind !== "lateApply"),
    6,
  ),
  fc
    .record({
      fault: fc.constantFrom(...KINDS),
      from: fc.constant(1),
      matching: fc.constant(CHECKOUT),
    })
    .map((fault) => [fault]),
);
const product = fc.constantFrom(...PRODUCTS);
const isAwaited = fc.boolean();

/** Relative frequency of each kind of step. */
const WEIGHTS: Readonly<Record<(typeof PLAIN)[number], number>> = {
  reload: 6,
  openTab: 3,
  closeTab: 2,
  kill: 1,
  outage: 2,
  restore: 5,
  refuse: 1,
  wait: 4,
};

// A step shrinks to "nothing", so that a failing schedule is printed with only the steps it needs.
const step: fc.Arbitrary<Step> = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: fc.constant<Step>({ do: "nothing" }), weight: 0 },
  {
    arbitrary: fc.record({
      do: fc.constant("add" as const),
      product,
      quantity: fc.integer({ min: 1, max: 3 }),
      isAwaited,
      faults,
    }),
    weight: 16,
  },
  {
    arbitrary: fc.record({
      do: fc.constant("set" as const),
      product,
      quantity: fc.integer({ min: 1, max: 6 }),
      isAwaited,
      faults,
    }),
    weight: 8,
  },
  {
    arbitrary: fc.record({ do: fc.constant("remove" as const), product, isAwaited, faults }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      do: fc.constant("coupon" as const),
      isApplied: fc.boolean(),
      faults: couponFaults,
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constant("order" as const),
      times: fc.integer({ min: 1, max: 2 }),
      faults: orderFaults,
    }),
    weight: 2,
  },
  ...PLAIN.map((kind) => ({
    arbitrary: fc.record({ do: fc.constant(kind), faults }) as fc.Arbitrary<Step>,
    weight: WEIGHTS[kind],
  })),
);

/** Returns schedules with this number of steps. */
export const schedules = (steps: number): fc.Arbitrary<Schedule> =>
  fc.record({
    shopper: fc.constantFrom("script", "form"),
    steps: fc.array(step, { minLength: steps, maxLength: steps }),
  });

/** Returns a schedule without the steps that do nothing, as one line. */
export const textOf = ({ shopper, steps }: Schedule): string =>
  JSON.stringify({ shopper, steps: steps.filter((one) => one.do !== "nothing") });
