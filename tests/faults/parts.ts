// Parts of the fault bench: test file, seeds and blocks of each.

/** A test file, and the seeds of its long form. */
export type Part = {
  /** Name of the file: Vitest runs `.test.ts`, Playwright runs `.spec.ts`. */
  file: string;
  /** Last seed of the long form. */
  to: number;
  /** Seeds of one run, after which the figures are stored. */
  block: number;
  /** Runs at a time. */
  width: number;
};

/** Parts of the bench by name. */
export const parts: Readonly<Record<string, Part>> = {
  schedules: {
    file: "schedules.test.ts",
    to: 10_000,
    block: 100,
    width: 2,
  },
  browsers: { file: "browsers.spec.ts", to: 200, block: 10, width: 2 },
  // Each seed has 1,000 responses.
  leaks: {
    file: "long/leaks.test.ts",
    to: 1000,
    block: 50,
    width: 2,
  },
  // One at a time: a start is timed.
  kills: { file: "long/kills.test.ts", to: 300, block: 25, width: 1 },
  servers: { file: "long/servers.test.ts", to: 300, block: 25, width: 1 },
  // Each seed has 100 requests.
  forgeries: {
    file: "long/forgeries.test.ts",
    to: 1000,
    block: 250,
    width: 2,
  },
  crowds: {
    file: "long/crowds.test.ts",
    to: 400,
    block: 40,
    width: 2,
  },
  attacks: {
    file: "long/attacks.test.ts",
    to: 400,
    block: 100,
    width: 2,
  },
  matrix: { file: "matrix.spec.ts", to: 8, block: 8, width: 1 },
};
