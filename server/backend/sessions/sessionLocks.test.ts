import { expect, test } from "vitest";
import { createAdmissionControl } from "#server/limits/admission.ts";
import { createWaitingPlaces } from "#server/limits/waitingPlaces.ts";
import type { SessionLeases } from "./sessionLeases.ts";
import { createSessionLocks } from "./sessionLocks.ts";
import type { SessionLocks } from "./sessionLocks.ts";

const locksWith = ({ bySession = 9, byNetwork = 9 } = {}, leases?: SessionLeases): SessionLocks =>
  createSessionLocks(
    {
      bySession: createWaitingPlaces(bySession),
      byNetwork: createWaitingPlaces(byNetwork),
    },
    leases,
  );

/** Leases of several servers; `taken` are those that a server has. */
function leasesInMemory(): SessionLeases & { taken: Set<string> } {
  const taken = new Set<string>();
  return {
    taken,
    take: async (key) => {
      if (taken.has(key)) return undefined;
      taken.add(key);
      return () => void taken.delete(key);
    },
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

test("Locks of several servers with common leases run work of one session one at a time", async () => {
  const leases = leasesInMemory();
  const [one, other] = [locksWith({}, leases), locksWith({}, leases)];
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
  expect(leases.taken.size).toBe(0);
});

test("A lease is given back after work that failed", async () => {
  const leases = leasesInMemory();
  const work = () => Promise.reject(new Error("no"));
  await expect(locksWith({}, leases)({ key: "a", network: undefined, work })).rejects.toThrow("no");
  expect(leases.taken.size).toBe(0);
});

test("Work that waits for another server's lease takes a place of its network, and lends its own", async () => {
  const leases = leasesInMemory();
  leases.taken.add("a").add("b");
  const lock = locksWith({ byNetwork: 1 }, leases);
  const admission = createAdmissionControl();
  const work = async () => "done";
  const waiting = admission.run({ class: "cart" }, () =>
    lock({ key: "a", network: "192.0.2.1", work }),
  );
  await expect.poll(() => admission.counts().cart.running).toBe(0);
  await expect(lock({ key: "b", network: "192.0.2.1", work })).rejects.toThrow("too many calls");
  leases.taken.delete("a");
  expect(await waiting).toBe("done");
});

test("Work whose lease cannot be taken is rejected, and the next one tries again", async () => {
  let isDown = true;
  const leases = leasesInMemory();
  const take: SessionLeases["take"] = async (key) => {
    if (isDown) throw new Error("down");
    return leases.take(key);
  };
  const lock = locksWith({}, { take });
  const work = async () => "done";
  await expect(lock({ key: "a", network: undefined, work })).rejects.toThrow("down");
  isDown = false;
  expect(await lock({ key: "a", network: undefined, work })).toBe("done");
});
