import { expect, test, vi } from "vitest";
import { createAdmissionControl } from "#server/limits/admission.ts";
import { createWaitingPlaces } from "#server/limits/waitingPlaces.ts";
import { openMemoryStore } from "#server/store/memoryStore.ts";
import { SharedStoreError } from "#server/store/store.ts";
import type { Store } from "#server/store/store.ts";
import { hashOfToken } from "#server/backend/line/tokenFacts.ts";
import { createSessionLocks } from "./sessionLocks.ts";
import type { SessionLocks } from "./sessionLocks.ts";

const locksWith = (
  { bySession = 9, byNetwork = 9 } = {},
  store: Pick<Store, "lease" | "release"> = openMemoryStore(),
): SessionLocks =>
  createSessionLocks(
    {
      bySession: createWaitingPlaces(bySession),
      byNetwork: createWaitingPlaces(byNetwork),
    },
    store,
  );

/** Opens a store whose session locks another server may have. */
function sharedStore() {
  const store = openMemoryStore();
  const nameOf = (key: string) => `lock:${hashOfToken(key)}`;
  return {
    store,
    takeElsewhere: (key: string) =>
      store.lease(nameOf(key), "elsewhere", { ms: 60_000, owner: "elsewhere" }),
    releaseElsewhere: (key: string) => store.release(nameOf(key), "elsewhere"),
  };
}

/** Work that runs until the test ends it. */
function heldWork(log: string[] = [], name = "work") {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
    return name;
  };
  return { work, end: resolve };
}

test("The session lock runs work of one session in call order", async () => {
  const [lock, log] = [locksWith(), [] as string[]];
  const [first, second] = [heldWork(log, "first"), heldWork(log, "second")];
  second.end();
  const runs = [first, second].map(({ work }) => lock({ key: "a", network: undefined, work }));
  first.end();
  expect(await Promise.all(runs)).toEqual(["first", "second"]);
  expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("Work of another session, or without a session, does not wait", async () => {
  const lock = locksWith();
  const held = heldWork();
  const running = lock({ key: "a", network: undefined, work: held.work });
  const work = async () => "done";
  expect(await lock({ key: "b", network: undefined, work })).toBe("done");
  expect(await lock({ key: undefined, network: undefined, work })).toBe("done");
  held.end();
  await running;
});

test("The session lock runs the next work after one that failed", async () => {
  const lock = locksWith();
  const failing = lock({
    key: "a",
    network: undefined,
    work: () => Promise.reject(new Error("no")),
  });
  const next = lock({ key: "a", network: undefined, work: async () => "done" });
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});

test("A full queue rejects further work of its session, and accepts work again once there is room", async () => {
  const lock = locksWith({ bySession: 2 });
  const held = heldWork();
  const works = [held.work, async () => "second", async () => "third"];
  const runs = works.map((work) => lock({ key: "a", network: undefined, work }));
  const work = async () => "fourth";
  await expect(lock({ key: "a", network: undefined, work })).rejects.toThrow("too many calls");
  held.end();
  await Promise.all(runs);
  expect(await lock({ key: "a", network: undefined, work })).toBe("fourth");
});

test("A network's sessions share its waiting places; a call to an unlocked session runs at once", async () => {
  const lock = locksWith({ byNetwork: 1 });
  const held = ["a", "b"].map((key) => ({ key, ...heldWork() }));
  const runs = held.map(({ key, work }) => lock({ key, network: "192.0.2.1", work }));
  const work = async () => "done";
  runs.push(lock({ key: "a", network: "192.0.2.1", work }));
  await expect(lock({ key: "b", network: "192.0.2.1", work })).rejects.toThrow("too many calls");
  const other = lock({ key: "b", network: "192.0.2.2", work });
  expect(await lock({ key: "c", network: "192.0.2.1", work })).toBe("done");
  for (const { end } of held) end();
  await Promise.all([...runs, other]);
});

test("Work that finds no place on its network takes none in its session's queue", async () => {
  const lock = locksWith({ bySession: 2, byNetwork: 1 });
  const held = heldWork();
  const work = async () => "done";
  const add = (network: string, what = work) => lock({ key: "a", network, work: what });
  const runs = [add("192.0.2.1", held.work), add("192.0.2.1")];
  await expect(add("192.0.2.1")).rejects.toThrow("too many calls");
  runs.push(add("192.0.2.2"));
  held.end();
  expect(await Promise.all(runs)).toEqual(["work", "done", "done"]);
});

test("A request lends its place while it waits for the lock, and holds it while its work runs", async () => {
  const [lock, admission] = [locksWith({ bySession: 50 }), createAdmissionControl()];
  const counts = () => admission.counts().cart;
  const work = Array.from({ length: 30 }, () => heldWork());
  const runs = work.map((held) =>
    admission.run({ class: "cart" }, () => lock({ key: "a", network: undefined, work: held.work })),
  );
  await expect.poll(counts).toEqual({ running: 1, waiting: 0, rejected: 0 });
  work[0]?.end();
  await runs[0];
  expect(counts()).toEqual({ running: 1, waiting: 0, rejected: 0 });
  for (const { end } of work) end();
  await Promise.all(runs);
  expect(counts().running).toBe(0);
});

test("Locks of several servers of a store run work of one session one at a time", async () => {
  const { store, takeElsewhere } = sharedStore();
  const [one, other] = [locksWith({}, store), locksWith({}, store)];
  const log: string[] = [];
  const held = heldWork(log, "first");
  const first = one({ key: "a", network: undefined, work: held.work });
  await expect.poll(() => log).toEqual(["first begins"]);
  const next = heldWork(log, "second");
  next.end();
  const second = other({ key: "a", network: undefined, work: next.work });
  expect(await other({ key: "b", network: undefined, work: async () => "done" })).toBe("done");
  held.end();
  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
  expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  expect(await takeElsewhere("a")).toBe(true);
});

test("A lease is given back after work that failed", async () => {
  const { store, takeElsewhere } = sharedStore();
  const work = () => Promise.reject(new Error("no"));
  await expect(locksWith({}, store)({ key: "a", network: undefined, work })).rejects.toThrow("no");
  expect(await takeElsewhere("a")).toBe(true);
});

test("Work that waits for another server's lease takes a place of its network, and lends its own", async () => {
  const { store, takeElsewhere, releaseElsewhere } = sharedStore();
  await takeElsewhere("a");
  await takeElsewhere("b");
  const lock = locksWith({ byNetwork: 1 }, store);
  const admission = createAdmissionControl();
  const work = async () => "done";
  const waiting = admission.run({ class: "cart" }, () =>
    lock({ key: "a", network: "192.0.2.1", work }),
  );
  await expect.poll(() => admission.counts().cart.running).toBe(0);
  await expect(lock({ key: "b", network: "192.0.2.1", work })).rejects.toThrow("too many calls");
  await releaseElsewhere("a");
  expect(await waiting).toBe("done");
});

test("Work whose lease cannot be taken is rejected, and the next one tries again", async () => {
  const store = openMemoryStore();
  let isDown = true;
  const lease: Store["lease"] = async (...call) => {
    if (isDown) throw new SharedStoreError("down");
    return store.lease(...call);
  };
  const lock = locksWith({}, { ...store, lease });
  const work = async () => "done";
  const refused = lock({ key: "a", network: undefined, work });
  await expect(refused).rejects.toMatchObject({ effect: "none", retryAfterSeconds: 2 });
  isDown = false;
  expect(await lock({ key: "a", network: undefined, work })).toBe("done");
});

test("A lease that the store grants too late, or cannot take back, is given back later", async () => {
  const { store, takeElsewhere } = sharedStore();
  let isDown = true;
  const failing = {
    lease: async (...call: Parameters<Store["lease"]>) => {
      await store.lease(...call);
      throw new SharedStoreError("slow", { cause: new Error("no result") });
    },
    release: async (...call: Parameters<Store["release"]>) => {
      if (isDown) throw new SharedStoreError("down");
      await store.release(...call);
    },
  };
  const work = async () => "done";
  const refused = locksWith({}, failing)({ key: "a", network: undefined, work });
  await expect(refused).rejects.toMatchObject({ effect: "none" });
  expect(await takeElsewhere("a")).toBe(false);
  isDown = false;
  await expect.poll(() => takeElsewhere("a"), { timeout: 5_000 }).toBe(true);
});

test("A lease lasts ten seconds, is renewed while its work runs, and never takes another server's", async () => {
  vi.useFakeTimers();
  try {
    const { store, takeElsewhere } = sharedStore();
    let isDown = false;
    const lease: Store["lease"] = (...call) =>
      isDown ? Promise.reject(new SharedStoreError("down")) : store.lease(...call);
    const held = heldWork();
    const lock = locksWith({}, { ...store, lease });
    const running = lock({ key: "a", network: undefined, work: held.work });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await takeElsewhere("a")).toBe(false);
    isDown = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await takeElsewhere("a")).toBe(true);
    isDown = false;
    await vi.advanceTimersByTimeAsync(6_000);
    held.end();
    await running;
    // Neither renewed nor given back.
    const name = `lock:${hashOfToken("a")}`;
    expect(await store.lease(name, "third", { ms: 1, owner: "third" })).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
