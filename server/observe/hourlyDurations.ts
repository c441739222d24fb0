// Durations of the last hour: their number, median and slow ones.

const HOUR_MS = 3_600_000;

/** Number, median and 95th percentile of durations, in milliseconds; both are undefined without any. */
export type DurationSummary = {
  count: number;
  medianMs: number | undefined;
  slowMs: number | undefined;
};

/** The record. */
export type HourlyDurations = {
  note: (ms: number) => void;
  summary: () => DurationSummary;
};

const quantile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * Creates an empty record.
 * @param most durations that are remembered; of more, the latest
 */
export function createHourlyDurations(
  now: () => number = () => performance.now(),
  most = 5_000,
): HourlyDurations {
  let durations: { at: number; ms: number }[] = [];

  function latest() {
    const since = now() - HOUR_MS;
    durations = durations.filter(({ at }) => at >= since).slice(-most);
    return durations;
  }

  return {
    note: (ms) => {
      durations.push({ at: now(), ms });
      if (durations.length >= 2 * most) latest();
    },
    summary: () => {
      const sorted = latest()
        .map(({ ms }) => ms)
        .toSorted((one, other) => one - other);
      return {
        count: sorted.length,
        medianMs: quantile(sorted, 0.5),
        slowMs: quantile(sorted, 0.95),
      };
    },
  };
}
