import { setTimeout as pause } from "node:timers/promises";

// Latency probe: work at a steady rate, timed without coordinated omission.

/** Times in milliseconds, each from the moment at which its work was due, and failures. */
export type ProbeTimes = { times: number[]; failures: number };

/** Runs work at a steady rate, without waiting for earlier work, until stopped or `most` times. */
export function startProbe(
  perSecond: number,
  work: (count: number) => Promise<boolean>,
  most = Infinity,
): { stop: () => Promise<ProbeTimes> } {
  const result: ProbeTimes = { times: [], failures: 0 };
  const pending = new Set<Promise<void>>();
  const startedAt = performance.now();
  const stopping = new AbortController();

  async function measure(count: number, dueAt: number): Promise<void> {
    const isGood = await work(count).catch(() => false);
    if (isGood) result.times.push(performance.now() - dueAt);
    else result.failures += 1;
  }

  async function run(): Promise<void> {
    for (let count = 0; !stopping.signal.aborted && count < most; count += 1) {
      const dueAt = startedAt + (count * 1000) / perSecond;
      await pause(Math.max(0, dueAt - performance.now()));
      if (stopping.signal.aborted) return;
      const measured = measure(count, dueAt).finally(() => pending.delete(measured));
      pending.add(measured);
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
      await Promise.all(pending);
      return result;
    },
  };
}

/** Returns a percentile of some numbers; 0 if there are none. */
export function percentileOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
