import { readCommandLine } from "#server/kernel/commandLine.ts";
import { artifactChecks, lintCheck, typeCheck } from "#tools/sourceChecks.ts";
import { lineOf, runSteps } from "#tools/steps.ts";
import type { Step, StepResult } from "#tools/steps.ts";
import { projectFolder, toolCommand } from "#server/kernel/tool.ts";
import { firefox, webkit } from "@playwright/test";
import { findChromium, installOther } from "./support/browser.ts";
import { runPlaywright, runVitest } from "./support/testRuns.ts";
import type { TestRun } from "./support/testRuns.ts";
import { closingLine, skipLines, sumOf } from "./support/testReport.ts";
import type { Tally } from "./support/testReport.ts";

// `npm test`: the checks and all tests, with one summary.

/** True for all tests, with more repetitions: `npm run test:long`. */
const isLong = readCommandLine({ long: { type: "boolean", default: false } }).flags.long;
const results: Tally[] = [];

const fail = (text: string) => results.push({ passed: 0, failures: [text], skipReasons: [] });

function report(result: StepResult): void {
  console.log(lineOf(result));
  if (!result.passed) fail(lineOf(result));
}

/** Runs tests, and prints and keeps their result. */
async function runTests(name: string, run: () => Promise<TestRun>): Promise<void> {
  console.log(`\n${name}`);
  const { seconds, ...result } = await run();
  results.push(result);
  console.log(`${name}: ${closingLine(result)} in ${seconds.toFixed(0)} s`);
}

/** Runs the tests of some Vitest projects. */
const runProjects = (...projects: string[]) =>
  runVitest([
    ...projects.map((project) => `--project=${project}`),
    ...(isLong ? ["--mode=long"] : []),
  ]);

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

// Artifact checks come first: building would regenerate the artifacts.
const build: Step[] = [
  ...artifactChecks,
  // Reads Vike's configuration, for which Vike writes into `pages/`: the build would count as stale
  // and be repeated.
  { name: "dead code", command: toolCommand("knip") },
  { name: "build", command: [process.execPath, "server/commands/build.ts"] },
];
const checks: Step[] = [
  // The longest first: the other checks run beside it.
  { name: "without the embedded shop", command: [process.execPath, "tests/withoutEmbedded.ts"] },
  typeCheck,
  lintCheck,
  { name: "formatting", command: [...toolCommand("oxfmt"), "--check", "."] },
  { name: "size limits", command: [process.execPath, "tools/sizes.ts"] },
];

process.chdir(projectFolder);
await runSteps(build, 1, report);
await runSteps(checks, 2, report);
await runTests("unit tests", () => runProjects("unit", "components"));
await runTests("integration tests", () => runProjects("wordpress", "integration", "faults"));
if (isLong) {
  const command = [process.execPath, "tests/mutations/run.ts"];
  await runSteps([{ name: "mutations", command, isLive: true }], 1, report);
}
await runBrowserTests();

// Repeated at the end, for readers of only the last lines of a log.
const total = sumOf(results);
if (total.failures.length > 0) console.log(`\nWhat failed:\n\n${total.failures.join("\n\n")}`);
if (total.skipReasons.length > 0) console.log(`\n${skipLines(total.skipReasons).join("\n")}`);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failures.length === 0 ? 0 : 1;
