import { readFile } from "node:fs/promises";

// Summary of a Vitest run: failed, flaky and skipped tests.

/** A failure: a test's, named as Vitest names it, or a whole file's or run's. */
export type Failure = { file: string; testName?: string; message: string };

/** Counts of passed, failed and skipped tests, the reasons of the skipped ones, and the failures. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  skipReasons: readonly string[];
  failures: readonly Failure[];
};

/** The result of running a failed test once more, on its own. */
export type Retry = { failure: Failure; passed: boolean };

/** More flaky tests than this fail the run. */
export const MAX_FLAKY = 2;

/** The part of Vitest's JSON report that is counted. */
type Report = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly {
      status: string;
      ancestorTitles: readonly string[];
      title: string;
      failureMessages?: readonly string[] | null;
      meta?: { skipReason?: string };
    }[];
  }[];
};

function failuresIn({ testResults }: Report): Failure[] {
  return testResults.flatMap(({ name: file, message, assertionResults }): Failure[] => {
    const tests = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ ancestorTitles, title, failureMessages }) => {
        const testName = [...ancestorTitles, title].join(" > ");
        return { file, testName, message: failureMessages?.join("\n") ?? "" };
      });
    return message === "" ? tests : [{ file, message }, ...tests];
  });
}

/** Returns the reason of each skipped test; its file if it has none. */
const skipReasonsIn = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "skipped" || status === "todo")
      .map(({ meta }) => meta?.skipReason ?? `no reason in ${file}`),
  );

/**
 * Counts a Vitest JSON report. A file that does not load or whose hook throws counts as one
 * failure, and so does a run that failed otherwise or tested nothing.
 */
export function tallyOf(report: Report): Tally {
  const { success, numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report;
  const failures = failuresIn(report);
  const failedFiles = failures.filter(({ testName }) => testName === undefined).length;
  const failed = numFailedTests + failedFiles;
  return {
    passed,
    failed: failed === 0 && (!success || passed === 0) ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
    skipReasons: skipReasonsIn(report),
    failures,
  };
}

/** Reads and counts the report a test run left; one that left none counts as one failure. */
export async function readTally(file: string, runPassed: boolean): Promise<Tally> {
  try {
    const tally = tallyOf(JSON.parse(await readFile(file, "utf8")) as Report);
    return runPassed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    const failures = [{ file, message: "could not be read" }];
    return { passed: 0, failed: 1, skipped: 0, skipReasons: [], failures };
  }
}

/**
 * Counts each test that passed when it was retried as passed and flaky, and more flaky tests than
 * `MAX_FLAKY` as one failure.
 */
export function withRetries(
  tally: Tally,
  retries: readonly Retry[],
): Tally & { flaky: readonly Failure[] } {
  const flaky = retries.filter(({ passed }) => passed).map(({ failure }) => failure);
  const failures = tally.failures.filter((failure) => !flaky.includes(failure));
  const counted = {
    ...tally,
    passed: tally.passed + flaky.length,
    failed: tally.failed - flaky.length,
    failures,
    flaky,
  };
  if (flaky.length <= MAX_FLAKY) return counted;
  const message = `${flaky.length} tests are flaky; at most ${MAX_FLAKY} may be`;
  return { ...counted, failed: counted.failed + 1, failures: [...failures, { file: "", message }] };
}

/** A failure's file and test, followed by its message. */
export function textOf({ file, testName, message }: Failure): string {
  if (file === "") return message;
  return testName === undefined ? `${file}\n${message}` : `${file}: ${testName}\n${message}`;
}

/** The lines of a summary that count and name the flaky tests; none where there are none. */
export function flakyLines(flaky: readonly Failure[]): string[] {
  if (flaky.length === 0) return [];
  const names = flaky.map(({ file, testName }) => `- ${file}: ${testName}`);
  return [`${flaky.length} flaky (failed, then passed when retried alone):`, ...names];
}

/** The lines of a summary that count the skipped tests by their reasons; none where there are none. */
export function skipLines(reasons: readonly string[]): string[] {
  if (reasons.length === 0) return [];
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return ["Skipped:", ...[...counts].map(([reason, count]) => `- ${count}: ${reason}`)];
}

/** The line a test run ends with. */
export function closingLine(tally: Pick<Tally, "passed" | "failed" | "skipped">): string {
  const { passed, failed, skipped } = tally;
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
