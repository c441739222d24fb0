import { afterEach, beforeEach, expect, test, vi } from "vitest";

const HOUR_MS = 3_600_000;
const respondedAt = (moment: number) => ({
  headers: new Headers({ date: new Date(moment).toUTCString() }),
});

/** The module, as a new tab has it. */
async function newTab() {
  vi.resetModules();
  return import("./serverClock.ts");
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2027-12-30T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("The server's clock is that of its responses, where the device's is wrong", async () => {
  const { noteServerTime, serverNow } = await newTab();
  const actual = Date.parse("2026-11-29T12:00:00Z");
  noteServerTime(respondedAt(actual));
  expect(serverNow()).toBe(actual);
  vi.advanceTimersByTime(HOUR_MS);
  expect(serverNow()).toBe(actual + HOUR_MS);
  noteServerTime({ headers: new Headers() });
  expect(serverNow()).toBe(actual + HOUR_MS);
});

test("A device whose clock differs by seconds keeps it", async () => {
  const { noteServerTime, serverNow } = await newTab();
  noteServerTime(respondedAt(Date.now() - 5_000));
  expect(serverNow()).toBe(Date.now());
});

test("everyMinute waits for the server's time, but not for long", async () => {
  const { everyMinute, noteServerTime } = await newTab();
  const update = vi.fn();
  const stop = everyMinute(update);
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(update).toHaveBeenCalledTimes(1);
  noteServerTime(respondedAt(Date.now() - HOUR_MS));
  expect(update).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(update).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(HOUR_MS);
  expect(update).toHaveBeenCalledTimes(3);
  const later = vi.fn();
  everyMinute(later)();
  expect(later).toHaveBeenCalledTimes(1);
});
