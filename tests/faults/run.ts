import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { runStep } from "#tests/runner/steps.ts";
import { projectFolder, toolCommand } from "#server/kernel/tool.ts";
import { setup as ensureBuild } from "#tests/worlds/servers/readyBuild.ts";
import { commandLineError } from "./benchFlags.ts";
import { VARIABLE } from "./benchOptions.ts";
import type { BenchOptions } from "./benchOptions.ts";
import { failureTexts } from "./figures.ts";
import type { Figures } from "./figures.ts";
import { parts } from "./parts.ts";
import type { Part } from "./parts.ts";
import { brokenPromises } from "./promises.ts";
import { updatePromiseTable } from "./promiseTable.ts";
import { currentProvenance } from "./provenance.ts";
import { deleteFinished, isStored, readFinished, storeRange, sumOf } from "./storedFigures.ts";

/**
 * Fault bench, long form: `npm run faults` runs all parts, or those named after `--`. Figures are
 * stored after each block of seeds, so that a stopped run resumes where it stopped.
 */

const { flags, words } = readCommandLine(
  {
    /** First and last seed; by default the whole part. */
    from: { type: "string", default: "1" },
    to: { type: "string" },
    /** Runs one seed, and stores nothing. */
    seed: { type: "string" },
    /** Deletes the stored figures of the parts first. */
    fresh: { type: "boolean", default: false },
    /** Starts no block after this many minutes for each part, so that a run ends within the hour. */
    minutes: { type: "string", default: "55" },
  },
  { allowWords: true },
);

/** Returns the command that runs a part's tests, with a folder for what a browser leaves. */
const commandOf = ({ file }: Part, folder: string): string[] =>
  file.endsWith(".spec.ts")
    ? [
        "MODE=long",
        ...toolCommand("@playwright/test", "playwright"),
        "test",
        "--project=chromium",
        `--output=${folder}`,
        `tests/faults/${file}`,
      ]
    : [
        ...toolCommand("vitest"),
        "run",
        "--config=tests/vitest.config.ts",
        "--project=faults",
        `tests/faults/${file}`,
      ];

/** Runs the seeds of a range; undefined if it ended without figures. */
async function runRange(
  part: Part,
  range: BenchOptions,
): Promise<(Figures & { seconds: number }) | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-faults-"));
  const output = join(folder, "figures.json");
  const options = `${VARIABLE}=${JSON.stringify({ ...range, output })}`;
  const { seconds, output: printed } = await runStep({
    name: part.file,
    command: ["env", options, ...commandOf(part, join(folder, "browser"))],
  });
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
async function runPart(name: string, part: Part): Promise<boolean> {
  if (flags.fresh) await deleteFinished(name);
  const finished = await readFinished(name);
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
      const provenance = await currentProvenance();
      const figures = await runRange(part, { from, to: last });
      if (figures) await storeRange(name, next, { ...figures, ...provenance });
      else isWhole = false;
      console.log(
        `${name} ${from}-${last}: ${figures ? `${figures.seconds.toFixed(0)} s` : "no figures"}`,
      );
    }
  }
  await Promise.all(Array.from({ length: part.width }, work));
  return printResult(name, sumOf(await readFinished(name))) && isWhole;
}

/** Replays a few seeds of a part, without storing anything. */
async function tryPart(name: string, part: Part): Promise<boolean> {
  const from = Number(flags.seed ?? flags.from);
  const to = Number(flags.seed ?? flags.to ?? from + part.block - 1);
  const figures = await runRange(part, { from, to });
  return figures !== undefined && printResult(name, figures);
}

/**
 * True if a part's figures are not stored: of a replay, and of a range that begins within a block,
 * whose seeds would count twice.
 */
const isTrial = ({ block }: Part) =>
  flags.seed !== undefined || (Number(flags.from) - 1) % block > 0;

async function runAll(): Promise<boolean> {
  await ensureBuild();
  let arePassed = true;
  let areStored = false;
  for (const [name, part] of Object.entries(parts)) {
    if (words.length > 0 && !words.includes(name)) continue;
    arePassed = (await (isTrial(part) ? tryPart : runPart)(name, part)) && arePassed;
    areStored ||= !isTrial(part);
  }
  if (areStored) console.log(`\n${await updatePromiseTable()}`);
  return arePassed;
}

process.chdir(projectFolder);
const error = commandLineError(words, flags);
if (error === undefined) {
  process.exitCode = (await runAll()) ? 0 : 1;
} else {
  console.error(error);
  process.exitCode = 2;
}
