import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./whenIdle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("whenIdle runs work after two seconds in a browser that is never idle", () => {
  vi.stubGlobal("requestIdleCallback", (work: () => void, { timeout = Infinity } = {}) =>
    setTimeout(work, timeout),
  );
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(1999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test("whenIdle runs work soon in a browser without requestIdleCallback", () => {
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});
