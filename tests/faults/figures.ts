import { writeFile } from "node:fs/promises";
import type { BenchOptions } from "./benchOptions.ts";

// Figures of the fault bench: counts and failures of a range of seeds.

/** A run that broke a promise, with its seed. */
export type Failure = { seed: number; violations: readonly string[]; detail: string };

/** Counts by name, and failures. */
export type Figures = { counts: Record<string, number>; failures: Failure[] };

/** Creates empty figures: no counts, no failures. */
export const noFigures = (): Figures => ({ counts: {}, failures: [] });

/** Adds counts; for a count named `slowest…` it takes the maximum instead. */
export function count({ counts }: Figures, added: Readonly<Record<string, number>>): void {
  for (const [name, number] of Object.entries(added)) {
    const before = counts[name] ?? 0;
    counts[name] = name.startsWith("slowest") ? Math.max(before, number) : before + number;
  }
}

/** Writes the figures of a range to the file that the long form has named, if any. */
export async function reportFigures({ output }: BenchOptions, figures: Figures): Promise<void> {
  if (output !== undefined) await writeFile(output, JSON.stringify(figures));
}

/** Returns failures as text, each with the command that repeats it. */
export const failureTexts = (part: string, { failures }: Figures): string[] =>
  failures.map(({ seed, violations, detail }) =>
    [...violations, detail, `npm run faults -- ${part} --seed ${seed}`].join("\n"),
  );
