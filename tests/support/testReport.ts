import { readFile } from "node:fs/promises";

/** How many tests passed, failed and were skipped. */
export type Tally = { passed: number; failed: number; skipped: number };

/** The part of Vitest's JSON report that is counted. */
type Report = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
};

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
  };
}

/** Reads and counts the report a test run left; one that left none counts as one failure. */
export async function readTally(file: string, runPassed: boolean): Promise<Tally> {
  try {
    const tally = tallyOf(JSON.parse(await readFile(file, "utf8")) as Report);
    return runPassed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** The line a test run ends with. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
