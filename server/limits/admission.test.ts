import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  OverloadError,
  createAdmissionControl,
  admissionClassOf,
  createLoopTurns,
} from "./admission.ts";
import type { AdmissionRequest } from "./admission.ts";

/** Opens a shop with a crowd of three networks at the checkout: 24 requests run, 128 wait. */
function openCrowdedShop() {
  const admission = createAdmissionControl();
  const doors: (() => void)[] = [];
  const admitted: string[] = [];
  const come = (name: string, wanted: AdmissionRequest) =>
    admission.run(wanted, async () => {
      admitted.push(name);
      await new Promise<void>((leave) => doors.push(leave));
    });
  const crowd = Array.from({ length: 24 + 128 }, (_, at) =>
    come(`crowd ${at}`, { class: "checkout", address: `2001:db8:0:${at % 3}::${at}` }).catch(
      (error: unknown) => error,
    ),
  );
  return { admission, come, admitted, doors, crowd };
}

test("A full queue refuses a crowd's last request in favor of a shopper of another network, who waits for only one of each of the crowd's", async () => {
  const { admission, come, admitted, doors, crowd } = openCrowdedShop();
  await expect.poll(() => admitted.length).toBe(24);
  const shopper = come("shopper", { class: "checkout", address: "203.0.113.5" });
  expect(await crowd.at(-2)).toBeInstanceOf(OverloadError);
  expect(admission.counts().checkout).toEqual({ running: 24, waiting: 128, rejected: 1 });
  for (const leave of doors.splice(0, 4)) leave();
  const next = ["crowd 24", "crowd 25", "crowd 26", "shopper"];
  await expect.poll(() => admitted.slice(24)).toEqual(next);
  doors.pop()?.();
  await shopper;
});

test("A further request from the crowd's network is refused at once while the queue is full", async () => {
  const { come } = openCrowdedShop();
  const late = come("late", { class: "checkout", address: "2001:db8::ffff" });
  await expect(late).rejects.toBeInstanceOf(OverloadError);
});

test("An order goes before everyone who waits for the checkout page", async () => {
  const { come, admitted, doors } = openCrowdedShop();
  await expect.poll(() => admitted.length).toBe(24);
  void come("order", { class: "orders", address: "2001:db8::1" });
  await expect.poll(() => admitted.slice(24)).toEqual(["order"]);
  // The order has a reserved place besides the 24.
  doors.shift()?.();
  doors.shift()?.();
  await expect.poll(() => admitted.at(-1)).toBe("crowd 24");
});

test("A network runs ten requests at once, of all classes, and the others' start before those that wait", async () => {
  const admission = createAdmissionControl();
  const held = Promise.withResolvers<void>();
  const classes = ["cart", "checkout"] as const;
  const crowd = Array.from({ length: 40 }, (_, at) =>
    admission.run({ class: classes[at % 2] ?? "cart", address: "192.0.2.1" }, () => held.promise),
  );
  await expect.poll(() => admission.counts().cart).toMatchObject({ running: 5, waiting: 15 });
  expect(admission.counts().checkout).toMatchObject({ running: 5, waiting: 15 });
  for (const wanted of ["orders", "checkout", "cart", "pages"] as const) {
    const shopper = { class: wanted, address: "192.0.2.2" };
    expect(await admission.run(shopper, async () => "done")).toBe("done");
  }
  held.resolve();
  await Promise.all(crowd);
});

test("A cheap response waits for the steps of admitted work, and only for these", async () => {
  const admission = createAdmissionControl();
  await admission.afterSteps();
  const done: string[] = [];
  const orders = ["first order", "second order"].map((name) =>
    admission.run({ class: "orders" }, async () => void done.push(name)),
  );
  // Their steps wait from the next microtask on.
  await Promise.resolve();
  await Promise.resolve();
  await admission.afterSteps().then(() => done.push("picture"));
  await Promise.all(orders);
  expect(done).toEqual(["first order", "second order", "picture"]);
});

test.each([
  ["useCheckoutCartQuery", "checkout"],
  ["useUpdateShippingMethodMutation", "checkout"],
  ["useCouponsApplyMutation", "checkout"],
  ["useAddToCartMutation", "cart"],
  [null, "cart"],
])("The personal operation %s is admitted in the class %s", (name, admissionClass) => {
  expect(admissionClassOf({ name, operation: { isPersonal: true } })).toBe(admissionClass);
});

test("An anonymous operation is admitted in the class pages", () => {
  const operation = { isPersonal: false };
  expect(admissionClassOf({ name: "useCheckoutQuery", operation })).toBe("pages");
});

/** Starts steps of these ranks; each takes this many milliseconds on a test clock. */
function stepsOf(ranks: readonly number[], takesMs: number) {
  let time = 0;
  const turns = createLoopTurns(() => time);
  const begun: number[] = [];
  const done = ranks.map(async (rank) => {
    await turns.wait(rank);
    begun.push(rank);
    time += takesMs;
  });
  return { begun, done: Promise.all(done) };
}

test("A turn of the event loop begins no step once its time budget is used up", async () => {
  const { begun, done } = stepsOf([1, 1, 1], 8);
  await nextTurn();
  expect(begun).toHaveLength(1);
  await done;
  expect(begun).toHaveLength(3);
});

test("Cheap steps share one turn of the event loop", async () => {
  const { begun, done } = stepsOf([1, 1, 1, 1], 1);
  await nextTurn();
  expect(begun).toHaveLength(4);
  await done;
});

test("isBusy returns true while a step waits", async () => {
  const turns = createLoopTurns();
  expect(turns.isBusy()).toBe(false);
  const step = turns.wait(0);
  expect(turns.isBusy()).toBe(true);
  await step;
  expect(turns.isBusy()).toBe(false);
});

test("The step of the lowest rank begins first, and every fourth step is the oldest one", async () => {
  const { begun, done } = stepsOf([2, 2, 1, 0, 0, 0, 1], 0);
  await done;
  expect(begun).toEqual([0, 0, 0, 2, 1, 1, 2]);
});
