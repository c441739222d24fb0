import { environment } from "#tests/worlds/servers/environment.ts";

/** Options of one run of a part, which `npm run faults` passes to its runner in the environment. */
export type BenchOptions = {
  /** First seed of the range. */
  from: number;
  /** Last seed of the range. */
  to: number;
  /** File to write the figures to. */
  output?: string | undefined;
};

/** Variable that holds the options as JSON. */
export const VARIABLE = "FAULT_BENCH";

/** Returns the options of this run: those of the long form, or else the first seeds up to `to`. */
export const benchOptions = (to: number): BenchOptions =>
  JSON.parse(environment[VARIABLE] ?? `{"from":1,"to":${to}}`) as BenchOptions;
