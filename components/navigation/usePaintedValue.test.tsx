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

test("what is there from the beginning is drawn at once", () => {
  expect(show("bowls").result.current).toBe("bowls");
});

test("what changes is drawn behind the frame in which it did", async () => {
  const { result, rerender } = show("bowls");
  rerender({ value: "mugs" });
  expect(result.current).toBe("bowls");
  await frame();
  expect(result.current).toBe("mugs");
});

test("of what changes twice before a frame, only the last is drawn", async () => {
  const { result, rerender } = show("bowls");
  rerender({ value: "mugs" });
  rerender({ value: "lamps" });
  await frame();
  expect(result.current).toBe("lamps");
});

test("what changes back before a frame stays as it was", async () => {
  const { result, rerender } = show("bowls");
  rerender({ value: "mugs" });
  rerender({ value: "bowls" });
  await frame();
  expect(result.current).toBe("bowls");
});

test("a page that is hidden has no frames, and is drawn all the same", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const { result, rerender } = show("bowls");
  rerender({ value: "mugs" });
  await frame();
  expect(result.current).toBe("mugs");
});
