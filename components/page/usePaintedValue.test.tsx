import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePaintedValue } from "./usePaintedValue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const frame = () => act(() => vi.advanceTimersByTimeAsync(50));

const show = (first: string) =>
  renderHook(({ value }) => usePaintedValue(value), { initialProps: { value: first } });

test("usePaintedValue returns the initial value at once", () => {
  expect(show("bowls").result.current).toBe("bowls");
});

test("usePaintedValue returns a changed value after the frame in which it changed", async () => {
  const { result, rerender } = show("bowls");
  rerender({ value: "mugs" });
  expect(result.current).toBe("bowls");
  await frame();
  expect(result.current).toBe("mugs");
});

test("usePaintedValue skips to the last of two changes before a frame", async () => {
  const { result, rerender } = show("bowls");
  rerender({ value: "mugs" });
  rerender({ value: "lamps" });
  await frame();
  expect(result.current).toBe("lamps");
});

test("usePaintedValue keeps a value that changes back before a frame", async () => {
  const { result, rerender } = show("bowls");
  rerender({ value: "mugs" });
  rerender({ value: "bowls" });
  await frame();
  expect(result.current).toBe("bowls");
});

test("usePaintedValue updates in a hidden page, which has no frames", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const { result, rerender } = show("bowls");
  rerender({ value: "mugs" });
  await frame();
  expect(result.current).toBe("mugs");
});
