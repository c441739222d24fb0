import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDebounce } from "./useFormField.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("createDebounce runs only the latest callback, after the full delay", () => {
  const [first, latest] = [vi.fn(), vi.fn()];
  const debounce = createDebounce(20);
  debounce.schedule(first);
  expect(debounce.isPending()).toBe(true);
  vi.advanceTimersByTime(19);
  debounce.schedule(latest);
  vi.advanceTimersByTime(19);
  expect(latest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(latest).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  expect(debounce.isPending()).toBe(false);
});

test("createDebounce runs nothing after it is canceled", () => {
  const callback = vi.fn();
  const debounce = createDebounce(20);
  debounce.schedule(callback);
  debounce.cancel();
  vi.advanceTimersByTime(20);
  expect(callback).not.toHaveBeenCalled();
});
