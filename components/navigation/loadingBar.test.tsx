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
])("%d ms after it came the bar is at %d per cent", (elapsed, progress) => {
  expect(progressAfter(elapsed)).toBeCloseTo(progress, 2);
});

describe("the loading bar", () => {
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

  test("comes 400 ms after the start, and not a moment before", () => {
    openBar().start();
    pass(399);
    expect(shown.isVisible).toBe(false);
    pass(1);
    expect(shown).toEqual({ progress: 0, isVisible: true });
  });

  test("never comes where the page is there before that", () => {
    const bar = openBar();
    bar.start();
    pass(399);
    bar.finish();
    pass(5_000);
    expect(shown).toEqual({ progress: 0, isVisible: false });
  });

  test("fills by its curve from its first frame on, and never to the end", () => {
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

  test("is full when finished, goes 500 ms later and is empty 400 ms after that", () => {
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

  test("stays on the screen for a navigation that begins before it is gone", () => {
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

  test("begins again where a navigation takes another's place", () => {
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
