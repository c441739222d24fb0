import { readFile } from "node:fs/promises";

/** How many tests passed, failed and were skipped, and what is to be read of those that failed. */
export type Tally = { passed: number; failed: number; skipped: number; faults: readonly string[] };

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
      fullName: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
};

/** What failed, by file and name, with what was said of it. */
function faultsOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults
      .filter(({ status }) => status === "failed")
      .map((test) => `${name}: ${test.fullName}\n${test.failureMessages?.join("\n") ?? ""}`);
    return tests.length === 0 && message !== "" ? [`${name}\n${message}`] : tests;
  });
}

/**
 * Counts a Vitest JSON report. A run that failed without a failing test (a file that does not
 * load, a hook that throws) counts as one failure, and so does a run that tested nothing.
 */
export function tallyOf(report: Report): Tally {
  const { success, numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report;
  const failedOtherwise = numFailedTests === 0 && (!success || passed === 0) ? 1 : 0;
  return {
    passed,
    failed: numFailedTests + failedOtherwise,
    skipped: numPendingTests + numTodoTests,
    faults: faultsOf(report),
  };
}

/** Reads and counts the report a test run left; one that left none counts as one failure. */
export async function readTally(file: string, runPassed: boolean): Promise<Tally> {
  try {
    const tally = tallyOf(JSON.parse(await readFile(file, "utf8")) as Report);
    return runPassed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, faults: [`${file} could not be read`] };
  }
}

/** The line a test run ends with. */
export function closingLine({ passed, failed, skipped }: Omit<Tally, "faults">): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
