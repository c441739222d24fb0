import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BackendError } from "#relay/contract/errors.ts";
import { createBackendBreaker } from "./backendBreaker.ts";
import type { ProbeResult } from "./backendBreaker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Breaker whose probes take this time and have the result that the test sets. */
function observedBreaker({ result, ms = 0 }: { result: ProbeResult; ms?: number }) {
  const backend = { result, ms };
  const changes: boolean[] = [];
  const probes: number[] = [];
  const refusals: BackendError[] = [];
  let atOnce = 0;
  let most = 0;
  const breaker = createBackendBreaker({
    probe: async () => {
      probes.push(performance.now());
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, backend.ms));
      atOnce -= 1;
      return backend.result;
    },
    onChange: (isOpen) => {
      changes.push(isOpen);
      if (isOpen) refusals.push(breaker.refusal());
    },
  });
  const failTimes = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.fail();
  };
  return { breaker, backend, changes, probes, refusals, failTimes, mostProbes: () => most };
}

const unavailable = { result: { isBack: false, retryAfterMs: 0 } };

test("The breaker opens if the backend does not respond for a second after three failures", async () => {
  const { breaker, changes, failTimes, probes } = observedBreaker(unavailable);
  failTimes(2);
  await pass(10_000);
  expect([breaker.state(), probes.length]).toEqual(["closed", 0]);
  failTimes(1);
  await pass(0);
  expect([breaker.state(), probes.length]).toEqual(["suspect", 1]);
  await pass(1_010);
  expect([breaker.state(), probes.length, changes]).toEqual(["open", 2, [true]]);
  expect(breaker.refusal()).toMatchObject({ effect: "none", retryAfterSeconds: 2 });
});

test("An operation that always fails never opens the breaker: the probe succeeds", async () => {
  const { breaker, changes, failTimes, probes } = observedBreaker({
    result: { isBack: true, retryAfterMs: 0 },
  });
  for (let second = 0; second < 60; second += 1) {
    failTimes(50);
    await pass(1_000);
    expect(breaker.state()).not.toBe("open");
  }
  expect(changes).toEqual([]);
  expect(probes.length).toBeLessThanOrEqual(61);
});

test("A backend that fails every other call never opens the breaker", async () => {
  const { breaker, changes, failTimes } = observedBreaker(unavailable);
  for (let second = 0; second < 60; second += 1) {
    failTimes(3);
    await pass(500);
    breaker.succeed();
    await pass(500);
  }
  expect(changes).toEqual([]);
});

test("One probe at a time is sent, at most once per second, until the backend is back", async () => {
  const { breaker, backend, changes, failTimes, probes, mostProbes } = observedBreaker({
    ...unavailable,
    ms: 5_000,
  });
  failTimes(3);
  await pass(5_000);
  expect(breaker.state()).toBe("open");
  failTimes(100);
  await pass(60_000);
  expect(mostProbes()).toBe(1);
  expect(probes.length).toBeLessThanOrEqual(12);
  Object.assign(backend, { ms: 0, result: { isBack: true, retryAfterMs: 0 } });
  await pass(6_000);
  expect([breaker.state(), changes]).toEqual(["closed", [true, false]]);
  const sent = probes.length;
  await pass(60_000);
  expect(probes.length).toBe(sent);
});

test("The breaker closes when a call succeeds that was sent before it opened", async () => {
  const { breaker, failTimes, changes } = observedBreaker(unavailable);
  failTimes(3);
  await pass(1_010);
  breaker.succeed();
  expect([breaker.state(), changes]).toEqual(["closed", [true, false]]);
});

test("The next probe waits for the backend's Retry-After, and refused calls get that time", async () => {
  const { breaker, failTimes, probes } = observedBreaker({
    result: { isBack: false, retryAfterMs: 30_000 },
  });
  failTimes(3);
  await pass(1_010);
  expect([breaker.state(), probes.length]).toEqual(["open", 2]);
  expect(breaker.refusal().retryAfterSeconds).toBe(30);
  await pass(29_000);
  expect(probes.length).toBe(2);
});

test("Calls that wait when the breaker opens are refused with the backend's Retry-After", async () => {
  const { breaker, failTimes, refusals } = observedBreaker({
    result: { isBack: false, retryAfterMs: 30_000 },
  });
  failTimes(3);
  await pass(1_010);
  expect(breaker.state()).toBe("open");
  expect(refusals).toMatchObject([{ retryAfterSeconds: 30 }]);
});

test("The first probe opens the breaker by itself, unless a call succeeds meanwhile", async () => {
  const first = observedBreaker(unavailable);
  void first.breaker.check();
  await pass(0);
  expect([first.breaker.state(), first.changes]).toEqual(["open", [true]]);
  await pass(1_000);
  expect(first.probes.length).toBe(2);

  const answered = observedBreaker({ ...unavailable, ms: 5_000 });
  void answered.breaker.check();
  await pass(4_000);
  answered.failTimes(3);
  answered.breaker.succeed();
  await pass(1_000);
  expect([answered.breaker.state(), answered.changes]).toEqual(["closed", []]);
});

test("A closed breaker sends no further probe", async () => {
  const { breaker, failTimes, probes } = observedBreaker(unavailable);
  failTimes(3);
  await pass(1_010);
  breaker.close();
  await pass(60_000);
  expect(probes.length).toBe(2);
});
