import { expect, test, vi } from "vitest";
import { openWorkLease } from "./lease.ts";
import { openMemoryStore } from "./memoryStore.ts";
import { SharedStoreError } from "./store.ts";
import type { Store } from "./store.ts";

/** Opens two servers' leases of one work, in a store that may be down; with a clock of its own. */
function open() {
  const state = { now: 0, isDown: false };
  const clock = () => state.now;
  const store = openMemoryStore(clock);
  const take = vi.fn<Store["lease"]>((...call) =>
    state.isDown ? Promise.reject(new SharedStoreError("down")) : store.lease(...call),
  );
  const [lease, other] = [1, 2].map(() => openWorkLease({ ...store, lease: take }, "work", clock));
  if (!lease || !other) throw new Error("There are two servers.");
  return { state, take, lease, other };
}

test("One server has the lease at a time, and another one once it is released", async () => {
  const { lease, other } = open();
  expect([await lease.isHeld(), await other.isHeld(), await lease.isHeld()]).toEqual([
    true,
    false,
    true,
  ]);
  await lease.release();
  expect([await other.isHeld(), await lease.isHeld()]).toEqual([true, false]);
  await other.release();
});

test("The lease of a server that has died is another's after thirty seconds", async () => {
  const { state, lease, other } = open();
  await lease.isHeld();
  state.now = 29_999;
  expect(await other.isHeld()).toBe(false);
  state.now = 30_000;
  expect([await other.isHeld(), await lease.isHeld()]).toEqual([true, false]);
  await other.release();
});

test("Without the store, another server's lease counts to its end, and then each has its own", async () => {
  const { state, lease, other } = open();
  await lease.isHeld();
  await other.isHeld();
  state.isDown = true;
  state.now = 29_999;
  expect([await lease.isHeld(), await other.isHeld()]).toEqual([true, false]);
  state.now = 30_000;
  expect([await lease.isHeld(), await other.isHeld()]).toEqual([true, true]);
  await Promise.all([lease.release(), other.release()]);
});

test("A lease that is held is renewed, until it is released", async () => {
  vi.useFakeTimers();
  try {
    const { take, lease } = open();
    await lease.isHeld();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(take).toHaveBeenCalledTimes(3);
    await lease.release();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(take).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});
