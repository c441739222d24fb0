import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { runStep } from "#tests/runner/steps.ts";
import { projectFolder, toolCommand } from "#server/kernel/tool.ts";
import { BUILD_FILE } from "#server/rendering/currentBuild.ts";
import { copyProject } from "#tests/worlds/servers/projectCopy.ts";
import { setup as ensureBuild } from "#tests/worlds/servers/readyBuild.ts";
import { readTally, tallyOfVitest } from "#tests/runner/testReport.ts";
import type { VitestReport } from "#tests/runner/testReport.ts";
import type { Tally } from "#tests/runner/testReport.ts";
import { patchIn } from "./patch.ts";
import type { Patch } from "./patch.ts";

// Mutation run: each patch breaks one protection in a copy of the project, and its test must fail.

/** Copies of the project, each of which runs one test at a time. */
const COPIES = 2;

/** Runs the tests with these titles in a copy of the project; returns Vitest's report and output. */
async function runTests(
  folder: string,
  project: string,
  patches: readonly Patch[],
): Promise<Tally & { output: string }> {
  const reports = await mkdtemp(join(tmpdir(), "vitrine-mutations-"));
  const report = join(reports, "report.json");
  const titles = patches.map(({ test }) => test.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const { passed, output } = await runStep({
    name: project,
    folder,
    command: [
      ...toolCommand("vitest"),
      "run",
      "--config=tests/vitest.config.ts",
      "--mode=long",
      `--project=${project}`,
      "--reporter=json",
      `--outputFile=${report}`,
      `--testNamePattern=${titles.join("|")}`,
      ...new Set(patches.map(({ file }) => file)),
    ],
  });
  const tally = await readTally(report, (run: VitestReport) => tallyOfVitest(run, true), passed);
  await rm(reports, { recursive: true });
  return { ...tally, output };
}

/** Applies a patch to a copy of the project, or takes it back; returns the error, if any. */
async function apply(folder: string, { path }: Patch, ...flags: string[]) {
  const command = ["git", "apply", ...flags, path];
  const { passed, output } = await runStep({ name: "git", folder, command });
  // The tests must not build the pages again: they run the changed sources themselves.
  await utimes(join(folder, BUILD_FILE), new Date(), new Date());
  return passed ? undefined : output.trim();
}

/** Returns a sentence about a patch whose test does not fail with it; undefined if it does. */
async function errorOf(folder: string, patch: Patch): Promise<string | undefined> {
  const error = await apply(folder, patch);
  if (error !== undefined) return `does not apply any more: ${error}`;
  const { failures, output } = await runTests(folder, patch.project, [patch]);
  await apply(folder, patch, "--reverse");
  if (failures.some((text) => text.split("\n", 1)[0]?.includes(patch.test))) return undefined;
  if (failures.length === 0) return "its test passes in spite of it";
  return `something else than its test fails: ${failures[0] ?? output}`;
}

/** Runs all tests without a patch: those that fail, or do not exist, prove nothing. */
async function errorsWithout(folder: string, patches: readonly Patch[]): Promise<string[]> {
  const errors: string[] = [];
  for (const [project, some = []] of Object.entries(
    Object.groupBy(patches, (one) => one.project),
  )) {
    const { passed, failures } = await runTests(folder, project, some);
    if (failures.length > 0) errors.push(`tests fail without a patch: ${failures.join("\n")}`);
    const tests = new Set(some.map(({ test }) => test));
    if (passed < tests.size) errors.push(`${project}: ${passed} tests for ${tests.size} titles`);
  }
  return errors;
}

const { words } = readCommandLine({}, { allowWords: true });
process.chdir(projectFolder);
await ensureBuild();
const all = globSync("tests/mutations/*.patch").toSorted();
const patches: Patch[] = [];
for (const path of all.filter(
  (one) => words.length === 0 || words.includes(basename(one, ".patch")),
))
  patches.push(patchIn(join(projectFolder, path), await readFile(path, "utf8")));

const copies: string[] = [];
try {
  while (copies.length < COPIES) copies.push(await copyProject());
  const errors = await errorsWithout(copies[0] ?? "", patches);
  const waiting = [...patches];
  async function work(folder: string): Promise<void> {
    for (let patch = waiting.shift(); patch; patch = waiting.shift()) {
      const startedAt = performance.now();
      const error = await errorOf(folder, patch);
      const name = basename(patch.path, ".patch");
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.log(`${error === undefined ? "ok  " : "FAIL"} ${name.padEnd(28)} ${seconds} s`);
      if (error !== undefined) errors.push(`${name} ${error}`);
    }
  }
  if (errors.length === 0) await Promise.all(copies.map(work));
  for (const error of errors) console.log(error);
  console.log(`${patches.length} patches, ${errors.length} failed`);
  process.exitCode = errors.length === 0 && patches.length > 0 ? 0 : 1;
} finally {
  for (const folder of copies) await rm(folder, { recursive: true });
}
