import { describe, expect, test } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import { createBackendQueue, priorities } from "./backendQueue.ts";
import type { CallCounts, CallPriority } from "./backendQueue.ts";

/** Priorities of the calls that may start while these run. */
function free(connections: number, running: Partial<CallCounts>): CallPriority[] {
  return priorities.filter((priority) => {
    const queue = createBackendQueue({ connections, waitingMs: 60_000 });
    const send = (next: CallPriority) =>
      void queue.run({ priority: next }, () => new Promise(() => {})).catch(() => undefined);
    for (const other of priorities) {
      for (let count = 0; count < (running[other] ?? 0); count += 1) send(other);
    }
    const before = queue.running()[priority];
    send(priority);
    const doesStart = queue.running()[priority] > before;
    queue.refuseWaiting(new BackendError("the test has ended", { effect: "none" }));
    return doesStart;
  });
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
    [
      "a second refresh may start, and no third",
      { refresh: 2 },
      ["checkout", "cart", "view", "picture"],
    ],
  ] as const)("%s", (_, running, started) => {
    expect(free(8, running)).toEqual(started);
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
