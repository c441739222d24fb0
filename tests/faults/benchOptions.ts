import { VARIABLE } from "#packages/faults/figures/figures.ts";
import type { BenchOptions } from "#packages/faults/figures/figures.ts";
import { environment } from "#tests/worlds/servers/environment.ts";

/** True if `npm run faults` runs a part. */
export const isBench: boolean = environment[VARIABLE] !== undefined;

/** Returns the options of this run: those of the long form, or else the first seeds up to `to`. */
export const benchOptions = (to: number): BenchOptions =>
  JSON.parse(environment[VARIABLE] ?? `{"from":1,"to":${to}}`) as BenchOptions;
