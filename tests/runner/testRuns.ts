import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runStep } from "./steps.ts";
import { toolCommand } from "#server/kernel/tool.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { readTally, tallyOfPlaywright, tallyOfVitest } from "./testReport.ts";
import type { Tally, VitestReport } from "./testReport.ts";

// Runs of Vitest and Playwright in child processes, with their results.

/** Result of a run, and how long it took. */
export type TestRun = Tally & { seconds: number };

/** Runs a test runner with its output shown live, and a file name for its report. */
async function run<Report>(
  commandTo: (file: string) => { command: readonly string[]; env?: NodeJS.ProcessEnv },
  tallyOf: (report: Report) => Tally,
): Promise<TestRun> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-tests-"));
  const file = join(folder, "report.json");
  const step = { name: "tests", isLive: true, ...commandTo(file) };
  const { passed, seconds } = await runStep(step);
  const tally = await readTally(file, tallyOf, passed);
  await rm(folder, { recursive: true });
  return { ...tally, seconds };
}

/** Runs Vitest with these arguments. */
export const runVitest = (args: readonly string[]): Promise<TestRun> =>
  run(
    (file) => ({
      command: [
        ...toolCommand("vitest"),
        "run",
        "--config=tests/vitest.config.ts",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
        ...args,
      ],
    }),
    (report: VitestReport) => tallyOfVitest(report, args.includes("--mode=long")),
  );

/**
 * Runs Playwright with these arguments.
 * @param options `isLong` for the long form; `prefix` is the start of the command line, such as
 *   `taskset -c 0`
 */
export const runPlaywright = (
  args: readonly string[],
  { isLong, prefix = [] }: { isLong: boolean; prefix?: readonly string[] },
): Promise<TestRun> =>
  run(
    (file) => ({
      command: [
        ...prefix,
        ...toolCommand("@playwright/test", "playwright"),
        "test",
        "--reporter=list,json",
        ...args,
      ],
      env: {
        ...environment,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...(isLong && { MODE: "long" }),
      },
    }),
    tallyOfPlaywright,
  );
