import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { artifactChecks } from "#server/process/relayProjects.ts";
import { lineOf, runStep, runSteps } from "#server/process/steps.ts";
import type { Step, StepResult } from "#server/process/steps.ts";
import { projectFolder, toolCommand } from "#server/process/tool.ts";
import { findChromium } from "./support/browser.ts";
import { closingLine, readTally } from "./support/testReport.ts";

/** Whether what is repeated to meet a race is repeated often: `npm run test:long`. */
const isLong = process.argv.includes("--long");
const tally = { passed: 0, failed: 0, skipped: 0 };
const faults: string[] = [];
const reports = await mkdtemp(join(tmpdir(), "vitrine-tests-"));

function report(result: StepResult): void {
  console.log(lineOf(result));
  if (result.passed) return;
  tally.failed += 1;
  faults.push(lineOf(result));
}

/** Runs the tests of some Vitest projects, shown as they go, and counts them. */
async function runTests(name: string, projects: readonly string[]): Promise<void> {
  const file = join(reports, `${name}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const options = ["--config=tests/vitest.config.ts", ...(isLong ? ["--mode=long"] : [])];
  const command = [...toolCommand("vitest"), "run", ...options, ...chosen, ...reporters];
  console.log(`\n${name}`);
  const { passed, seconds } = await runStep({ name, command, isLive: true });
  const found = await readTally(file, passed);
  tally.passed += found.passed;
  tally.failed += found.failed;
  tally.skipped += found.skipped;
  faults.push(...found.faults);
  console.log(`${name}: ${closingLine(found)} in ${seconds.toFixed(0)} s`);
}

/** Makes sure of a browser before the tests that need one; says what to do where there is none. */
async function haveBrowser(): Promise<boolean> {
  try {
    console.log(`\nbrowser: ${(await findChromium()).path}`);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.log(message);
    tally.failed += 1;
    faults.push(message);
    return false;
  }
}

// The artefacts first: building would renew them.
const build: Step[] = [
  ...artifactChecks,
  { name: "build", command: [process.execPath, "server/commands/build.ts"] },
];
const checks: Step[] = [
  { name: "types", command: [...toolCommand("typescript", "tsc"), "--noEmit"] },
  { name: "lint", command: toolCommand("oxlint") },
  { name: "dead code", command: toolCommand("knip") },
  { name: "formatting", command: [...toolCommand("oxfmt"), "--check", "."] },
  { name: "size limits", command: [process.execPath, "server/commands/sizes.ts"] },
  { name: "without the embedded shop", command: [process.execPath, "tests/withoutGuest.ts"] },
];

process.chdir(projectFolder);
await runSteps(build, 1, report);
await runSteps(checks, 2, report);
await runTests("unit tests", ["unit", "components"]);
await runTests("integration tests", ["integration"]);
if (await haveBrowser()) await runTests("browser tests", ["e2e"]);
await rm(reports, { recursive: true });

// Said again at the end: who sees only a log's last lines shall see what failed.
if (faults.length > 0) console.log(`\nWhat failed:\n\n${faults.join("\n\n")}`);
console.log(`\n${closingLine(tally)}`);
process.exitCode = tally.failed === 0 ? 0 : 1;
