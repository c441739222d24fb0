import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runStep } from "#tools/steps.ts";
import { toolCommand } from "#server/kernel/tool.ts";
import { readTally } from "./testReport.ts";
import type { Failure, Retry, Tally } from "./testReport.ts";

// Vitest runs in a child process: counts the results and retries failed tests.

/** With more failures than this, something is broken, and retrying each would take too long. */
const MAX_RETRIES = 10;

/**
 * Runs Vitest with its output shown live; returns the counts of its report and the seconds.
 * @param prefix the start of the command line, such as `taskset -c 0`
 */
export async function runVitest(
  args: readonly string[],
  prefix: readonly string[] = [],
): Promise<Tally & { seconds: number }> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-tests-"));
  const file = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const vitest = [...toolCommand("vitest"), "run", "--config=tests/vitest.config.ts"];
  const command = [...prefix, ...vitest, ...reporters, ...args];
  const { passed, seconds } = await runStep({ name: "vitest", command, isLive: true });
  const tally = await readTally(file, passed);
  await rm(folder, { recursive: true });
  return { ...tally, seconds };
}

const exactly = (text: string) => `^${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`;

/** Runs each failed test once more, on its own, unless too many failed or a whole file did. */
export async function retryFailed(
  failures: readonly Failure[],
  args: readonly string[],
): Promise<Retry[]> {
  const tests = failures.filter(({ testName }) => testName !== undefined);
  if (tests.length > MAX_RETRIES) return [];
  const retries: Retry[] = [];
  for (const failure of tests) {
    const { file, testName = "" } = failure;
    console.log(`\nretry: ${testName}`);
    const { failed } = await runVitest([...args, file, `--testNamePattern=${exactly(testName)}`]);
    retries.push({ failure, passed: failed === 0 });
  }
  return retries;
}
