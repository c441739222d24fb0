import { writeFile } from "node:fs/promises";

// Figures of the fault bench: counts and failures of a range of seeds.

/** Options of one run of a part, which the command passes to its tests in the environment. */
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

/** Figures to which the run of a seed adds. */
export type Tally = {
  count: (added: Readonly<Record<string, number>>) => void;
  /** Adds a failure, if there are violations. */
  fail: (violations: readonly string[], detail: string) => void;
};

/** Runs each seed of a range; returns the figures. */
export async function runSeeds(
  { from, to }: BenchOptions,
  run: (seed: number, tally: Tally) => Promise<void>,
): Promise<Figures> {
  const figures = noFigures();
  for (let seed = from; seed <= to; seed += 1) {
    await run(seed, {
      count: (added) => count(figures, added),
      fail: (violations, detail) => {
        if (violations.length > 0) figures.failures.push({ seed, violations, detail });
      },
    });
  }
  return figures;
}

/**
 * Runs one of the named items for each seed of a range, in turn; returns the figures.
 * @param run returns violations, which get the item's name
 */
export function runInTurn<Item>(
  options: BenchOptions,
  items: Readonly<Record<string, Item>>,
  run: (item: Item, seed: number, tally: Tally) => Promise<readonly string[]>,
): Promise<Figures> {
  const named = Object.entries(items);
  return runSeeds(options, async (seed, tally) => {
    const [name, item] = named[(seed - 1) % named.length] ?? [];
    if (name && item) tally.fail(await run(item, seed, tally), name);
  });
}

/** Returns failures as text, each with the command that repeats it. */
export const failureTexts = (part: string, { failures }: Figures): string[] =>
  failures.map(({ seed, violations, detail }) =>
    [...violations, detail, `npm run faults -- ${part} --seed ${seed}`].join("\n"),
  );

/**
 * Writes the figures of a range to the file that the command has named, if any.
 * @returns the failures as text
 */
export async function reportFigures(
  part: string,
  { output }: BenchOptions,
  figures: Figures,
): Promise<string[]> {
  if (output !== undefined) await writeFile(output, JSON.stringify(figures));
  return failureTexts(part, figures);
}
