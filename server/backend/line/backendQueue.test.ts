import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi, describe } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import { createBackendQueue, priorities } from "./backendQueue.ts";
import type { BackendQueue, CallPriority, CallCounts } from "./backendQueue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Queue whose calls end when the test ends them, with the names of the started calls. */
function observedQueue(connections: number, waitingMs = 20_000) {
  const queue = createBackendQueue({ connections, waitingMs });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    queue,
    started,
    send: (priority: CallPriority, name: string = priority) =>
      queue.run({ priority }, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    /** Lets the calls that may start begin their work. */
    begin: () => vi.advanceTimersByTimeAsync(0),
    end: async (name: string) => {
      ends.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const total = (counts: ReturnType<BackendQueue["running"]>) =>
  priorities.reduce((sum, priority) => sum + counts[priority], 0);

test("Calls of a higher priority are sent first, and calls of one priority in order of arrival", async () => {
  const { send, begin, end, started } = observedQueue(1);
  void send("view", "first");
  for (const name of ["refresh", "view", "cart", "checkout"] as const) void send(name);
  void send("cart", "second cart");
  await begin();
  for (const name of ["first", "checkout", "cart", "second cart", "view"]) await end(name);
  expect(started).toEqual(["first", "checkout", "cart", "second cart", "view", "refresh"]);
});

test.each([
  [8, { view: 6, cart: 1, checkout: 1 }],
  [4, { view: 2, cart: 1, checkout: 1 }],
  [3, { view: 2, cart: 1, checkout: 0 }],
  [2, { view: 1, cart: 1, checkout: 0 }],
  [1, { view: 1, cart: 0, checkout: 0 }],
])(
  "Of %s connections, pending calls leave some to calls of a higher priority",
  (connections, running) => {
    const { send, queue } = observedQueue(connections);
    for (const priority of ["view", "cart", "checkout"] as const) {
      for (let count = 0; count < 20; count += 1) void send(priority, `${priority} ${count}`);
    }
    expect(queue.running()).toEqual({ refresh: 0, picture: 0, ...running });
  },
);

test("Two refreshes run at once, and none beside a shopper's call within the first second", async () => {
  const { send, end, started } = observedQueue(8);
  for (const name of ["one", "two", "three"]) void send("refresh", name);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["one", "two"]);
  void send("cart");
  await end("one");
  await end("two");
  expect(started).toEqual(["one", "two", "cart"]);
  await end("cart");
  expect(started.at(-1)).toBe("three");
});

test("On a busy shop one refresh at a time runs, after a second and if no shopper waits", async () => {
  const { send, started, queue } = observedQueue(3);
  void send("cart", "first cart");
  for (const name of ["one", "two"]) void send("refresh", name);
  await vi.advanceTimersByTimeAsync(999);
  expect(started).toEqual(["first cart"]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(started).toEqual(["first cart", "one"]);
  expect(queue.waiting().refresh).toBe(1);

  const full = observedQueue(4);
  for (const name of ["one", "two", "three"]) void full.send("view", name);
  void full.send("refresh");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(full.started).toEqual(["one", "two"]);
});

test("A call that gets no connection in time leaves the queue, and is reported as not sent", async () => {
  const { send, started, queue } = observedQueue(1, 500);
  void send("cart", "endless");
  const late = send("cart", "late").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  const error = await late;
  expect(error).toBeInstanceOf(BackendError);
  expect(error).toMatchObject({ effect: "none", retryAfterSeconds: 2 });
  expect(queue.waiting().cart).toBe(0);
  expect(started).toEqual(["endless"]);
});

test("Each priority has its own limit of waiting calls", async () => {
  const { send, queue } = observedQueue(1);
  void send("cart", "endless");
  const refused: unknown[] = [];
  const noteRefusal = (error: unknown) => void refused.push(error);
  for (let count = 0; count < 410; count += 1) send("view").catch(noteRefusal);
  send("checkout").catch(noteRefusal);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.length).toBe(10);
  expect(refused[0]).toMatchObject({ effect: "none", retryAfterSeconds: 2 });
  expect(queue.waiting()).toMatchObject({ view: 400, checkout: 1 });
});

test("All waiting calls are refused at once, without their timers", async () => {
  const { send, queue } = observedQueue(1);
  void send("cart", "endless");
  const waiting = [send("view"), send("checkout"), send("refresh")];
  const error = new BackendError("unavailable", { effect: "none" });
  queue.refuseWaiting(error);
  for (const call of await Promise.allSettled(waiting)) {
    expect(call).toEqual({ status: "rejected", reason: error });
  }
  expect(vi.getTimerCount()).toBe(0);
});

test("A client uses at most its share of the connections, and other clients overtake its waiting calls", async () => {
  const { queue } = observedQueue(8);
  const started: string[] = [];
  const sendAs = (client: string) =>
    void queue.run({ priority: "cart", client }, () => {
      started.push(client);
      return new Promise(() => {});
    });
  for (let count = 0; count < 60; count += 1) sendAs("flood");
  await vi.advanceTimersByTimeAsync(0);
  expect(started.length).toBe(5);
  sendAs("one");
  sendAs("other");
  await vi.advanceTimersByTimeAsync(0);
  expect(started.slice(5)).toEqual(["one", "other"]);
});

test("A client whose calls fill the queue makes room for the others", async () => {
  const { queue } = observedQueue(8);
  const refused: string[] = [];
  const sendAs = (client: string) =>
    void queue
      .run({ priority: "cart", client }, () => new Promise(() => {}))
      .catch(() => void refused.push(client));
  for (let count = 0; count < 1_000; count += 1) sendAs("flood");
  for (let count = 0; count < 100; count += 1) sendAs(`shopper ${count}`);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.length).toBe(693);
  expect(new Set(refused)).toEqual(new Set(["flood"]));
});

test("A refresh begins after a second even if the clock shows that no time has passed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { send, started } = observedQueue(8);
  void send("cart");
  void send("refresh");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(started).toEqual(["cart", "refresh"]);
});

test("A failed call frees its connection", async () => {
  const { queue, send, started } = observedQueue(1);
  const failing = queue.run({ priority: "cart" }, () => Promise.reject(new Error("unavailable")));
  void send("view");
  await expect(failing).rejects.toThrow("unavailable");
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["view"]);
});

test("Random series of calls never exceed the limits, and every call is sent", async () => {
  const calls = fc.array(
    fc.record({ priority: fc.constantFrom(...priorities), ms: fc.integer({ min: 0, max: 400 }) }),
    { maxLength: 60 },
  );
  await fc.assert(
    fc.asyncProperty(calls, fc.integer({ min: 1, max: 9 }), async (sent, connections) => {
      const queue = createBackendQueue({ connections, waitingMs: 3_600_000 });
      let ended = 0;
      const all = sent.map(({ priority, ms }) =>
        queue.run({ priority }, async () => {
          const running = queue.running();
          expect(total(running)).toBeLessThanOrEqual(connections);
          expect(running.refresh).toBeLessThanOrEqual(2);
          const forViews = Math.max(1, connections - 1);
          expect(running.view + running.refresh).toBeLessThanOrEqual(forViews);
          await new Promise((resolve) => setTimeout(resolve, ms));
          ended += 1;
        }),
      );
      await vi.advanceTimersByTimeAsync(300_000);
      await Promise.all(all);
      expect(ended).toBe(sent.length);
      expect([total(queue.running()), total(queue.waiting())]).toEqual([0, 0]);
    }),
    { numRuns: 100 },
  );
});

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
