import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLoadingBar, progressAfter } from "./loadingBar.ts";
import type { LoadingBarState } from "./loadingBar.ts";

test.each([
  [0, 0],
  [750, 29.52],
  [1500, 50],
  [3000, 70.48],
  [6000, 84.4],
  [12_000, 92.08],
])("The loading bar, %d ms after it appears, is at %d per cent", (elapsed, progress) => {
  expect(progressAfter(elapsed)).toBeCloseTo(progress, 2);
});

describe("The loading bar", () => {
  let shown: LoadingBarState;
  const openBar = () => createLoadingBar((state) => (shown = state));
  const pass = (ms: number) => vi.advanceTimersByTime(ms);

  beforeEach(() => {
    shown = { progress: 0, isVisible: false };
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("appears 400 ms after the start, and not earlier", () => {
    openBar().start();
    pass(399);
    expect(shown.isVisible).toBe(false);
    pass(1);
    expect(shown).toEqual({ progress: 0, isVisible: true });
  });

  test("never appears when the page arrives within 400 ms", () => {
    const bar = openBar();
    bar.start();
    pass(399);
    bar.finish();
    pass(5_000);
    expect(shown).toEqual({ progress: 0, isVisible: false });
  });

  test("fills along its curve from the first frame and never reaches the end", () => {
    openBar().start();
    pass(400 + 16);
    const first = shown.progress;
    expect(first).toBe(0);
    pass(1_504);
    expect(shown.progress).toBeCloseTo(progressAfter(1_504), 0);
    pass(60_000);
    expect(shown.progress).toBeGreaterThan(97);
    expect(shown.progress).toBeLessThan(100);
  });

  test("is full when finished, hides 500 ms later and resets 400 ms after that", () => {
    const bar = openBar();
    bar.start();
    pass(1_000);
    bar.finish();
    expect(shown).toEqual({ progress: 100, isVisible: true });
    pass(499);
    expect(shown.isVisible).toBe(true);
    pass(1);
    expect(shown).toEqual({ progress: 100, isVisible: false });
    pass(399);
    expect(shown.progress).toBe(100);
    pass(1);
    expect(shown.progress).toBe(0);
  });

  test("stays visible for a navigation that begins before it hides", () => {
    const bar = openBar();
    bar.start();
    pass(1_000);
    bar.finish();
    pass(300);
    bar.start();
    expect(shown).toEqual({ progress: 0, isVisible: true });
    pass(399);
    expect(shown).toEqual({ progress: 0, isVisible: true });
    pass(200);
    expect(shown.progress).toBeGreaterThan(0);
  });

  test("restarts when another navigation replaces the current one", () => {
    const bar = openBar();
    bar.start();
    pass(300);
    bar.start();
    pass(300);
    expect(shown.isVisible).toBe(false);
    pass(100);
    expect(shown.isVisible).toBe(true);
  });
});
