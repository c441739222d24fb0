import { readCommandLine } from "#server/kernel/commandLine.ts";
import { artifactChecks, lintCheck, typeCheck } from "#tools/sourceChecks.ts";
import { lineOf, runSteps } from "#tools/steps.ts";
import type { Step, StepResult } from "#tools/steps.ts";
import { projectFolder, toolCommand } from "#server/kernel/tool.ts";
import { findChromium } from "./support/browser.ts";
import { retryFailed, runVitest } from "./support/runVitest.ts";
import { closingLine, flakyLines, skipLines, textOf, withRetries } from "./support/testReport.ts";
import type { Failure } from "./support/testReport.ts";

// `npm test`: the checks and all tests, with one summary.

/** True if tests for race conditions repeat often: `npm run test:long`. */
const isLong = readCommandLine({ long: { type: "boolean", default: false } }).flags.long;
const tally = { passed: 0, failed: 0, skipped: 0 };
const errors: string[] = [];
const flaky: Failure[] = [];
const skipReasons: string[] = [];

function report(result: StepResult): void {
  console.log(lineOf(result));
  if (result.passed) return;
  tally.failed += 1;
  errors.push(lineOf(result));
}

/**
 * Runs the tests of some Vitest projects and counts them, including flaky ones if failures are
 * retried.
 */
async function runTests(
  name: string,
  projects: readonly string[],
  { isRetried = false } = {},
): Promise<void> {
  const chosen = projects.map((project) => `--project=${project}`);
  const args = [...chosen, ...(isLong ? ["--mode=long"] : [])];
  console.log(`\n${name}`);
  const { seconds, ...first } = await runVitest(args);
  const found = withRetries(first, isRetried ? await retryFailed(first.failures, args) : []);
  tally.passed += found.passed;
  tally.failed += found.failed;
  tally.skipped += found.skipped;
  errors.push(...found.failures.map(textOf));
  flaky.push(...found.flaky);
  skipReasons.push(...found.skipReasons);
  console.log(`${name}: ${closingLine(found)} in ${seconds.toFixed(0)} s`);
}

/** Finds a browser before the tests that need one; prints what to do if there is none. */
async function requireBrowser(): Promise<boolean> {
  try {
    console.log(`\nbrowser: ${(await findChromium()).path}`);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.log(message);
    tally.failed += 1;
    errors.push(message);
    return false;
  }
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
await runTests("unit tests", ["unit", "components"]);
await runTests("integration tests", ["wordpress", "integration", "faults"]);
if (isLong) {
  const command = [process.execPath, "tests/mutations/run.ts"];
  await runSteps([{ name: "mutations", command, isLive: true }], 1, report);
}
if (await requireBrowser()) await runTests("browser tests", ["e2e"], { isRetried: true });

// Repeated at the end, for readers of only the last lines of a log.
if (errors.length > 0) console.log(`\nWhat failed:\n\n${errors.join("\n\n")}`);
if (flaky.length > 0) console.log(`\n${flakyLines(flaky).join("\n")}`);
if (skipReasons.length > 0) console.log(`\n${skipLines(skipReasons).join("\n")}`);
console.log(`\n${closingLine(tally)}`);
process.exitCode = tally.failed === 0 ? 0 : 1;
