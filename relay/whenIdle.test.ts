import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./whenIdle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("Work for an idle browser is done after two seconds in one that is never idle", () => {
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

test("Work for an idle browser is done soon in one that does not tell when it is idle", () => {
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});
