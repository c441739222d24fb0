import { expect, test, vi } from "vitest";
import { trackState } from "./dataState.ts";

const failing = () => Promise.reject(new Error("no"));

test("what has not begun is idle", () => {
  expect(trackState().read()).toBe("idle");
});

test("work is pending until it settles, and then a success", async () => {
  const tracked = trackState();
  const working = tracked.during(Promise.resolve("kept"));
  expect(tracked.read()).toBe("pending");
  expect(await working).toBe("kept");
  expect(tracked.read()).toBe("success");
});

test("work that fails leaves an error, and fails for whoever waits for it", async () => {
  const tracked = trackState();
  await expect(tracked.during(failing())).rejects.toThrow("no");
  expect(tracked.read()).toBe("error");
});

test("work after an error is pending again, and its success clears the error", async () => {
  const tracked = trackState();
  await tracked.during(failing()).catch(() => {});
  const again = tracked.during(Promise.resolve());
  expect(tracked.read()).toBe("pending");
  await again;
  expect(tracked.read()).toBe("success");
});

test("of several pieces of work the last to settle says how it ended", async () => {
  const tracked = trackState();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = tracked.during(promise);
  await tracked.during(failing()).catch(() => {});
  expect(tracked.read()).toBe("pending");
  resolve();
  await slow;
  expect(tracked.read()).toBe("success");
});

test("listeners hear of each change until they leave", async () => {
  const tracked = trackState();
  const listener = vi.fn();
  const leave = tracked.subscribe(listener);
  await tracked.during(Promise.resolve());
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  await tracked.during(Promise.resolve());
  expect(listener).toHaveBeenCalledTimes(2);
});
