import type { parseArgs } from "node:util";
import { parts } from "#faults/figures/parts.ts";

// Command line of the fault bench: flags, and the error of an invalid one.

/** Flags of `npm run faults`, for `parseArgs`. */
export const flagOptions = {
  /** First and last seed; by default the whole part. */
  from: { type: "string", default: "1" },
  to: { type: "string" },
  /** Runs one seed, and stores nothing. */
  seed: { type: "string" },
  /** Deletes the stored figures of the parts first. */
  fresh: { type: "boolean", default: false },
  /** Starts no block after this many minutes for each part, so that a run ends within the hour. */
  minutes: { type: "string", default: "55" },
} as const;

/** Flags as typed. */
export type BenchFlags = ReturnType<typeof parseArgs<{ options: typeof flagOptions }>>["values"];

const isSeed = (text: string | undefined) => text === undefined || /^[1-9]\d*$/.test(text);

/** Returns a sentence about the seeds if they are no range. */
function seedError({ from, to, seed }: BenchFlags): string | undefined {
  for (const [name, text] of Object.entries({ from, to, seed })) {
    if (!isSeed(text)) return `--${name} needs a whole number from 1, and not ${text}.`;
  }
  if (to !== undefined && Number(from) > Number(to)) {
    return `The range has no seed: --from ${from} is above --to ${to}.`;
  }
  return undefined;
}

/** Returns one sentence about an invalid command line; undefined if it is valid. */
export function commandLineError(words: readonly string[], flags: BenchFlags): string | undefined {
  const unknown = words.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    const names = Object.keys(parts).join(", ");
    return `There is no part ${unknown.join(", ")}; the parts are ${names}.`;
  }
  if (!(Number(flags.minutes) > 0)) return `--minutes needs a number, and not ${flags.minutes}.`;
  return seedError(flags);
}
