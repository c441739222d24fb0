import { readCommandLine } from "#server/kernel/commandLine.ts";
import { artifactChecks, lintCheck, typeCheck } from "#tests/runner/sourceChecks.ts";
import { lineOf, runStep, runSteps } from "#tests/runner/steps.ts";
import type { Step, StepResult } from "#tests/runner/steps.ts";
import { projectFolder, toolCommand } from "#server/kernel/tool.ts";
import { firefox, webkit } from "@playwright/test";
import { findChromium, installOther } from "#tests/worlds/browser/browser.ts";
import { hasChanged, packages } from "#tests/runner/packages.ts";
import { nothingKept, openPassedSteps } from "#tests/runner/passedSteps.ts";
import { runPlaywright, runVitest } from "#tests/runner/testRuns.ts";
import type { TestRun } from "#tests/runner/testRuns.ts";
import { closingLine, skipLines, sumOf } from "#tests/runner/testReport.ts";
import type { Tally } from "#tests/runner/testReport.ts";

// `npm test`: the checks and the tests of the gate, with one summary; `npm run test:long`: all tests.

const { flags } = readCommandLine({
  /** Runs all tests, with more repetitions, and the mutations. */
  long: { type: "boolean", default: false },
  /** Runs the steps of the long form again that have passed at this commit. */
  fresh: { type: "boolean", default: false },
});
const isLong = flags.long;
const results: Tally[] = [];

const fail = (text: string) => results.push({ passed: 0, failures: [text], skipReasons: [] });

function report(result: StepResult): void {
  console.log(lineOf(result));
  if (!result.passed) fail(lineOf(result));
}

/** Runs tests, unless they have passed at this commit; prints and keeps their result. */
async function runTests(name: string, run: () => Promise<TestRun>): Promise<void> {
  const before = kept.find(name);
  if (before) {
    results.push(before);
    console.log(`\n${name}: passed before at this commit; --fresh repeats it`);
    return;
  }
  console.log(`\n${name}`);
  const { seconds, ...result } = await run();
  results.push(result);
  if (result.failures.length === 0) await kept.keep(name, result);
  console.log(`${name}: ${closingLine(result)} in ${seconds.toFixed(0)} s`);
}

/** Runs Vitest with these arguments, in the long form if this is it. */
const runForm = (...args: string[]) => runVitest([...args, ...(isLong ? ["--mode=long"] : [])]);

/** Runs a script of the tests, which counts as one. */
async function runScript(path: string): Promise<TestRun> {
  const command = [process.execPath, path];
  const result = await runStep({ name: path, command, isLive: true });
  const failures = result.passed ? [] : [lineOf(result)];
  return { passed: 1 - failures.length, failures, skipReasons: [], seconds: result.seconds };
}

/** Runs the packages' own tests; the gate only those of packages that have changed. */
async function runPackageTests(): Promise<void> {
  const chosen = packages.filter((folder) => isLong || hasChanged(folder));
  const others = packages.filter((folder) => !chosen.includes(folder));
  if (others.length > 0) console.log(`\nno change to test in ${others.join(", ")}`);
  if (chosen.length === 0) return;
  await runTests("packages", () => runForm(...chosen.map((folder) => `${folder}/`)));
}

/** Runs the tests that need a browser, once one has been found or downloaded. */
async function runBrowserTests(): Promise<void> {
  try {
    console.log(`\nbrowser: ${(await findChromium()).path}`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.log(message);
    fail(message);
    return;
  }
  const projects = ["chromium"];
  for (const other of isLong ? [firefox, webkit] : []) {
    const refusal = await installOther(other);
    if (refusal === undefined) projects.push(other.name());
    else results.push({ passed: 0, failures: [], skipReasons: [refusal] });
  }
  const args = projects.map((project) => `--project=${project}`);
  await runTests("browser tests", () => runPlaywright(args, { isLong }));
}

// These come before the build, which would regenerate the artifacts. Dead code: knip reads Vike's
// configuration, for which Vike writes into `pages/`; the build would count as stale.
const beforeBuild: Step[] = [
  { name: "dead code", command: toolCommand("knip") },
  ...artifactChecks,
];
const built: Step[] = [
  typeCheck,
  { name: "build", command: [process.execPath, "server/commands/build.ts"] },
];
const afterBuild: Step[] = [
  lintCheck,
  { name: "size limits", command: [process.execPath, "tools/sizes.ts"] },
  { name: "formatting", command: [...toolCommand("oxfmt"), "--check", "."] },
];

process.chdir(projectFolder);
const kept = isLong ? await openPassedSteps({ isFresh: flags.fresh }) : nothingKept;
await runSteps(beforeBuild, 2, report);
await runSteps(built, 2, report);
await runSteps(afterBuild, 2, report);
await runTests("unit tests", () =>
  runForm(
    "--project=unit",
    "--project=components",
    ...packages.map((folder) => `--exclude=${folder}/**`),
  ),
);
await runPackageTests();
await runTests("integration tests", () =>
  runForm("--project=integration", "--project=faults", "--exclude=**/long/**"),
);
if (isLong) {
  await runTests("without the embedded shop", () => runScript("tests/withoutEmbedded.ts"));
  await runTests("integration tests, long form", () =>
    runForm("--project=integration", "tests/integration/long/"),
  );
  await runTests("faults", () => runForm("--project=faults", "tests/faults/long/"));
  await runTests("mutations", () => runScript("tests/mutations/run.ts"));
}
await runBrowserTests();

// Repeated at the end, for readers of only the last lines of a log.
const total = sumOf(results);
if (total.failures.length > 0) console.log(`\nWhat failed:\n\n${total.failures.join("\n\n")}`);
if (total.skipReasons.length > 0) console.log(`\n${skipLines(total.skipReasons).join("\n")}`);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failures.length === 0 ? 0 : 1;
