import { describe, expect, test } from "vitest";
import { priorities, mayStart, sharesOf } from "./backendQueue.ts";
import type { CallCounts, CallPriority } from "./backendQueue.ts";

const none: CallCounts = { checkout: 0, cart: 0, view: 0, refresh: 0, picture: 0 };

/** Priorities of the calls that may start while others run and wait. */
function free(
  connections: number,
  running: Partial<CallCounts>,
  { waiting = {}, isOverdue = false }: { waiting?: Partial<CallCounts>; isOverdue?: boolean } = {},
): CallPriority[] {
  const load = { running: { ...none, ...running }, waiting: { ...none, ...waiting } };
  return priorities.filter((priority) =>
    mayStart(sharesOf(connections), load, { priority, isOverdue }),
  );
}

describe("Of eight connections", () => {
  test.each([
    ["every call may start while none runs", {}, [...priorities]],
    [
      "pictures leave half of the views' to the pages",
      { picture: 3 },
      ["checkout", "cart", "view", "refresh"],
    ],
    ["views leave two to carts and checkouts", { view: 6 }, ["checkout", "cart"]],
    ["carts leave one to checkouts", { cart: 1, view: 6 }, ["checkout"]],
    ["checkouts may take all", { checkout: 7 }, ["checkout", "cart", "view", "picture"]],
    ["none is free once all are in use", { checkout: 2, view: 6 }, []],
  ] as const)("%s", (_, running, started) => {
    expect(free(8, running)).toEqual(started);
  });

  test("one client may use five", () => {
    expect(sharesOf(8).client).toBe(5);
  });
});

test.each([
  [1, {}, [...priorities]],
  [2, { view: 1 }, ["checkout", "cart"]],
  [2, { cart: 1 }, ["checkout", "cart", "view", "picture"]],
] as const)(
  "With %s connections and %j running, these may start: %j",
  (connections, running, started) => {
    expect(free(connections, running)).toEqual(started);
  },
);

describe("A refresh", () => {
  const mayRefresh = (...load: Parameters<typeof free>) => free(...load).includes("refresh");

  test("starts beside one other while no shopper's call runs", () => {
    expect(mayRefresh(8, { refresh: 1 })).toBe(true);
    expect(mayRefresh(8, { refresh: 2 })).toBe(false);
  });

  test("starts beside a shopper's call once it is overdue, and as the only one", () => {
    expect(mayRefresh(8, { view: 1 })).toBe(false);
    expect(mayRefresh(8, { view: 1 }, { isOverdue: true })).toBe(true);
    expect(mayRefresh(8, { view: 1, refresh: 1 }, { isOverdue: true })).toBe(false);
  });

  test("never starts before a shopper's waiting call", () => {
    expect(mayRefresh(8, {}, { waiting: { view: 1 }, isOverdue: true })).toBe(false);
  });
});
