import { expect, test, vi } from "vitest";
import { trackState } from "./dataState.ts";

const failing = () => Promise.reject(new Error("no"));

test("A loading state is idle before any work starts", () => {
  expect(trackState().read()).toBe("idle");
});

test("A loading state is pending until its promise resolves, and then success", async () => {
  const tracked = trackState();
  const working = tracked.during(Promise.resolve("kept"));
  expect(tracked.read()).toBe("pending");
  expect(await working).toBe("kept");
  expect(tracked.read()).toBe("success");
});

test("A rejected promise sets the loading state to error and rejects for its caller", async () => {
  const tracked = trackState();
  await expect(tracked.during(failing())).rejects.toThrow("no");
  expect(tracked.read()).toBe("error");
});

test("Work after an error sets the loading state to pending, and its success clears the error", async () => {
  const tracked = trackState();
  await tracked.during(failing()).catch(() => {});
  const again = tracked.during(Promise.resolve());
  expect(tracked.read()).toBe("pending");
  await again;
  expect(tracked.read()).toBe("success");
});

test("Of several concurrent promises, the last to settle sets the loading state", async () => {
  const tracked = trackState();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = tracked.during(promise);
  await tracked.during(failing()).catch(() => {});
  expect(tracked.read()).toBe("pending");
  resolve();
  await slow;
  expect(tracked.read()).toBe("success");
});

test("A loading state notifies its listeners of each change until they unsubscribe", async () => {
  const tracked = trackState();
  const listener = vi.fn();
  const leave = tracked.subscribe(listener);
  await tracked.during(Promise.resolve());
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  await tracked.during(Promise.resolve());
  expect(listener).toHaveBeenCalledTimes(2);
});
