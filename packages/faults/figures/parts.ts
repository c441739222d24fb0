// Parts of the fault bench: seeds and blocks of each.

/** The seeds of a part's long form. */
export type Part = {
  /** Last seed of the long form. */
  to: number;
  /** Seeds of one run, after which the figures are stored. */
  block: number;
  /** Runs at a time. */
  width: number;
};

/** Parts of the bench by name. */
export const parts: Readonly<Record<string, Part>> = {
  schedules: { to: 10_000, block: 100, width: 2 },
  browsers: { to: 200, block: 10, width: 2 },
  // Each seed has 1,000 responses.
  leaks: { to: 1000, block: 50, width: 2 },
  // One at a time: a start is timed.
  kills: { to: 300, block: 25, width: 1 },
  servers: { to: 300, block: 25, width: 1 },
  // Each seed has 100 requests.
  forgeries: { to: 1000, block: 250, width: 2 },
  crowds: { to: 400, block: 40, width: 2 },
  attacks: { to: 400, block: 100, width: 2 },
  matrix: { to: 8, block: 8, width: 1 },
};
