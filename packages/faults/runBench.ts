import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failureTexts, VARIABLE } from "#faults/figures/figures.ts";
import type { BenchOptions, Figures } from "#faults/figures/figures.ts";
import { parts } from "#faults/figures/parts.ts";
import type { Part } from "#faults/figures/parts.ts";
import { brokenPromises } from "#faults/figures/promises.ts";
import { updatePromiseTable } from "#faults/figures/promiseTable.ts";
import { currentProvenance } from "#faults/figures/provenance.ts";
import type { RunCommand } from "#faults/figures/provenance.ts";
import {
  deleteFinished,
  isStored,
  readFinished,
  storeRange,
  sumOf,
} from "#faults/figures/storedFigures.ts";
import { commandLineError } from "./benchFlags.ts";
import type { BenchFlags } from "./benchFlags.ts";

// Fault bench, long form: runs all parts, or the named ones, and stores the figures after each block
// of seeds, so that a stopped run resumes where it stopped.

/** A project whose tests run the parts of the bench. */
export type BenchProject = {
  /** Makes the project ready for its tests. */
  prepare: () => Promise<void>;
  /** Returns the command that tests a part, with a folder for what a browser leaves. */
  commandOf: (part: string, folder: string) => readonly string[];
  run: RunCommand;
  /** Folder of the stored figures. */
  store: string;
  /** Markdown document with the table of results. */
  document: string;
};

type Bench = BenchProject & { flags: BenchFlags };

/** Runs the seeds of a range; undefined if it ended without figures. */
async function runRange(
  { commandOf, run }: Bench,
  part: string,
  range: BenchOptions,
): Promise<(Figures & { seconds: number }) | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-faults-"));
  const output = join(folder, "figures.json");
  const options = `${VARIABLE}=${JSON.stringify({ ...range, output })}`;
  const command = ["env", options, ...commandOf(part, join(folder, "browser"))];
  const { seconds, output: printed } = await run(command);
  try {
    return { ...(JSON.parse(await readFile(output, "utf8")) as Figures), seconds };
  } catch {
    console.log(printed);
    return undefined;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Prints the result of a part; returns true if all its promises were kept. */
function printResult(name: string, figures: Figures): boolean {
  const failed = failureTexts(name, figures);
  const broken = brokenPromises(name, figures);
  console.log([`${name}: ${JSON.stringify(figures.counts)}`, ...failed, ...broken].join("\n\n"));
  return failed.length === 0 && broken.length === 0;
}

/** Runs the missing blocks of a part, some at a time; returns false if one has no figures. */
async function runPart(bench: Bench, name: string, part: Part): Promise<boolean> {
  const { flags, store } = bench;
  if (flags.fresh) await deleteFinished(store, name);
  const finished = await readFinished(store, name);
  const to = Number(flags.to ?? part.to);
  const endsAt = performance.now() + Number(flags.minutes) * 60_000;
  const blocks: [from: number, to: number][] = [];
  for (let from = Number(flags.from); from <= to; from += part.block) {
    const last = Math.min(from + part.block - 1, to);
    if (!isStored(finished, [from, last])) blocks.push([from, last]);
  }
  let isWhole = true;
  async function work(): Promise<void> {
    for (let next = blocks.shift(); next && performance.now() < endsAt; next = blocks.shift()) {
      const [from, last] = next;
      const provenance = await currentProvenance(bench.run);
      const figures = await runRange(bench, name, { from, to: last });
      if (figures) await storeRange(store, name, next, { ...figures, ...provenance });
      else isWhole = false;
      console.log(
        `${name} ${from}-${last}: ${figures ? `${figures.seconds.toFixed(0)} s` : "no figures"}`,
      );
    }
  }
  await Promise.all(Array.from({ length: part.width }, work));
  return printResult(name, sumOf(await readFinished(store, name))) && isWhole;
}

/** Replays a few seeds of a part, without storing anything. */
async function tryPart(bench: Bench, name: string, part: Part): Promise<boolean> {
  const { flags } = bench;
  const from = Number(flags.seed ?? flags.from);
  const to = Number(flags.seed ?? flags.to ?? from + part.block - 1);
  const figures = await runRange(bench, name, { from, to });
  return figures !== undefined && printResult(name, figures);
}

/**
 * True if a part's figures are not stored: of a replay, and of a range that begins within a block,
 * whose seeds would count twice.
 */
const isTrial = ({ seed, from }: BenchFlags, { block }: Part) =>
  seed !== undefined || (Number(from) - 1) % block > 0;

/** Runs the bench by a command line; returns the exit code. */
export async function runBench(
  { words, flags }: { words: readonly string[]; flags: BenchFlags },
  project: BenchProject,
): Promise<number> {
  const error = commandLineError(words, flags);
  if (error !== undefined) {
    console.error(error);
    return 2;
  }
  await project.prepare();
  let arePassed = true;
  let areStored = false;
  for (const [name, part] of Object.entries(parts)) {
    if (words.length > 0 && !words.includes(name)) continue;
    const runOne = isTrial(flags, part) ? tryPart : runPart;
    arePassed = (await runOne({ ...project, flags }, name, part)) && arePassed;
    areStored ||= !isTrial(flags, part);
  }
  if (areStored) console.log(`\n${await updatePromiseTable(project.document, project.store)}`);
  return arePassed ? 0 : 1;
}
