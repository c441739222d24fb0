import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { projectFolder } from "#server/kernel/tool.ts";
import { runPlaywright } from "#tests/runner/testRuns.ts";
import { closingLine, sumOf } from "#tests/runner/testReport.ts";
import type { Tally } from "#tests/runner/testReport.ts";

// Stress run of the browser tests: on one processor shared with a busy loop, for several rounds, a
// few files at a time. Finished parts are stored, so that a stopped run resumes where it stopped.

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    /** Scale factor of all timeouts. */
    factor: { type: "string", default: "6" },
    /** Only files whose path contains this; their finished parts are run again. */
    only: { type: "string", default: "" },
    /** Number of the processor. */
    processor: { type: "string", default: "0" },
    /** Forgets the finished parts. */
    fresh: { type: "boolean", default: false },
    /** Stops after this many minutes, at the end of a part. */
    minutes: { type: "string", default: "Infinity" },
  },
});

const FILES_PER_PART = 3;
const STORED = join(projectFolder, ".cache", "stress.json");
const ONE_PROCESSOR = ["taskset", "--cpu-list", values.processor];
/** Seconds after which a busy loop ends by itself. */
const LOOP_SECONDS = "3600";

/** Counts of the finished parts, by round and files. */
type Finished = Record<string, Tally>;

async function readFinished(): Promise<Finished> {
  try {
    return JSON.parse(await readFile(STORED, "utf8")) as Finished;
  } catch {
    return {};
  }
}

async function underLoad<Result>(work: () => Promise<Result>): Promise<Result> {
  const [program = "", ...args] = ONE_PROCESSOR;
  const loop = ["timeout", LOOP_SECONDS, "sh", "-c", "while :; do :; done"];
  const busy = spawn(program, [...args, ...loop], { stdio: "ignore" });
  try {
    return await work();
  } finally {
    busy.kill();
  }
}

process.chdir(projectFolder);
if (process.platform !== "linux")
  throw new Error("Pinning to one processor needs Linux's taskset.");
if (values.fresh) await rm(STORED, { force: true });
const finished = await readFinished();
const files = globSync("tests/browser/**/*.spec.ts").filter((file) => file.includes(values.only));
const parts = Array.from({ length: Math.ceil(files.length / FILES_PER_PART) }, (_, place) =>
  files.toSorted().slice(place * FILES_PER_PART, (place + 1) * FILES_PER_PART),
);
const rounds = Array.from({ length: Number(values.rounds) }, (_, round) => round + 1);
const keys = rounds.flatMap((round) => parts.map((part) => `${round}: ${part.join(" ")}`));
if (values.only) for (const key of keys) delete finished[key];
const endsAt = performance.now() + Number(values.minutes) * 60_000;

await mkdir(dirname(STORED), { recursive: true });
for (const key of keys) {
  if (finished[key] || performance.now() > endsAt) continue;
  const [, ...part] = key.split(" ");
  console.log(`\nround ${key}`);
  const prefix = ["env", `TEST_TIMEOUT_FACTOR=${values.factor}`, ...ONE_PROCESSOR];
  finished[key] = await underLoad(() =>
    runPlaywright(["--project=chromium", ...part], { isLong: true, prefix }),
  );
  await writeFile(STORED, JSON.stringify(finished, null, 2));
}

const done = keys.flatMap((key) => finished[key] ?? []);
const total = sumOf(done);
if (total.failures.length > 0) console.log(`\nWhat failed:\n\n${total.failures.join("\n\n")}`);
console.log(`\n${done.length} of ${keys.length} parts`);
console.log(closingLine(total));
process.exitCode = total.failures.length === 0 && done.length === keys.length ? 0 : 1;
