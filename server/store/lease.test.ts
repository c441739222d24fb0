import { expect, test, vi } from "vitest";
import { openLease } from "./lease.ts";
import type { SharedStore } from "./sharedStore.ts";

/** Opens a lease in a store that responds with a result, or is down; with a clock of its own. */
function open() {
  const state = { now: 0, result: 1 as number | Error };
  const run = vi.fn(async () => {
    if (state.result instanceof Error) throw state.result;
    return state.result;
  });
  const lease = openLease({ run: run as SharedStore["run"] }, "work", () => state.now);
  return { state, run, lease };
}

test("The server for which the store takes the lease has it", async () => {
  const { state, lease } = open();
  expect(await lease.isHeld()).toBe(true);
  state.result = 0;
  expect(await lease.isHeld()).toBe(false);
});

test("Without the store, another server's lease counts to its end, and then each has its own", async () => {
  const { state, lease } = open();
  state.result = 0;
  await lease.isHeld();
  state.result = new Error("down");
  state.now = 29_999;
  expect(await lease.isHeld()).toBe(false);
  state.now = 30_000;
  expect(await lease.isHeld()).toBe(true);
});

test("A lease that is held is renewed, until it is released", async () => {
  vi.useFakeTimers();
  try {
    const { run, lease } = open();
    await lease.isHeld();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(run).toHaveBeenCalledTimes(3);
    await lease.release();
    expect(run).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(4);
  } finally {
    vi.useRealTimers();
  }
});
