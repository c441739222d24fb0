import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTimeout } from "./withTimeout.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for the signal's abort, and rejects with its reason. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });

test("withTimeout aborts work that takes longer, as AbortSignal.timeout does", async () => {
  const late = withTimeout(50, untilAborted).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(50);
  expect(await late).toMatchObject({ name: "TimeoutError" });
});

test("withTimeout keeps no timer after its work, whether it succeeds or fails", async () => {
  expect(await withTimeout(50, async () => "done")).toBe("done");
  await expect(withTimeout(50, () => Promise.reject(new Error("broken")))).rejects.toThrow(
    "broken",
  );
  expect(vi.getTimerCount()).toBe(0);
});
