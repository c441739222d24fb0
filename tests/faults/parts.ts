// Parts of the fault bench: test file, seeds and blocks of each.

/** A test file, and the seeds of its long form. */
export type Part = {
  file: string;
  /** Vitest project; the browser tests' one if a browser is needed. */
  project: "faults" | "e2e";
  /** Last seed of the long form. */
  to: number;
  /** Seeds of one Vitest run, after which the figures are stored. */
  block: number;
  /** Vitest runs at a time. */
  width: number;
};

/** Parts of the bench by name. */
export const parts: Readonly<Record<string, Part>> = {
  schedules: {
    file: "schedules.test.ts",
    project: "faults",
    to: 10_000,
    block: 100,
    width: 2,
  },
  browsers: { file: "browsers.test.ts", project: "e2e", to: 200, block: 10, width: 2 },
  // Each seed has 1,000 responses.
  leaks: {
    file: "leaks.test.ts",
    project: "faults",
    to: 1000,
    block: 50,
    width: 2,
  },
  // One at a time: a start is timed.
  kills: { file: "kills.test.ts", project: "faults", to: 300, block: 25, width: 1 },
  servers: { file: "servers.test.ts", project: "faults", to: 300, block: 25, width: 1 },
  // Each seed has 100 requests.
  forgeries: {
    file: "forgeries.test.ts",
    project: "faults",
    to: 1000,
    block: 250,
    width: 2,
  },
  crowds: {
    file: "crowds.test.ts",
    project: "faults",
    to: 400,
    block: 40,
    width: 2,
  },
  attacks: {
    file: "attacks.test.ts",
    project: "faults",
    to: 400,
    block: 100,
    width: 2,
  },
  matrix: { file: "matrix.test.ts", project: "e2e", to: 8, block: 8, width: 1 },
};
