import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standByIndexing } from "./keepIndexed.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the indexing of a server; returns the parts that it has indexed. */
function open() {
  const state = { isHeld: false, isBroken: false };
  const parts: (readonly number[])[] = [];
  const onError = vi.fn();
  const lease = { isHeld: async () => state.isHeld, release: async () => {} };
  const { index } = standByIndexing(
    lease,
    async (ids) => {
      if (state.isBroken) throw new Error("The index does not respond.");
      parts.push(ids);
    },
    onError,
  );
  return { state, parts, onError, index };
}

test("The holder of the lease indexes at once", async () => {
  const { state, parts, index } = open();
  state.isHeld = true;
  await index([1, 2]);
  expect(parts).toEqual([[1, 2]]);
});

test("Another server indexes nothing, unless it gets the lease soon", async () => {
  const { state, parts, index } = open();
  await index([1, 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(parts).toEqual([]);
  state.isHeld = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(parts).toEqual([[1, 2]]);
});

test("Products that the holder has had minutes for are forgotten", async () => {
  const { state, parts, index } = open();
  await index([1]);
  await vi.advanceTimersByTimeAsync(200_000);
  await index([2]);
  await vi.advanceTimersByTimeAsync(150_000);
  state.isHeld = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(parts).toEqual([[2]]);
});

test("What cannot be indexed after the change of the holder is tried again, and reported", async () => {
  const { state, parts, onError, index } = open();
  await index([1]);
  Object.assign(state, { isHeld: true, isBroken: true });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(onError).toHaveBeenCalledOnce();
  state.isBroken = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(parts).toEqual([[1]]);
});
