import { expect, test } from "vitest";
import { closingLine, readTally, tallyOf } from "./testReport.ts";

const report = {
  success: true,
  numPassedTests: 4,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
};

test("tests are counted as they went", () => {
  expect(tallyOf(report)).toEqual({ passed: 4, failed: 0, skipped: 1 });
});

test("a file that does not load counts as a failure though no test failed", () => {
  expect(tallyOf({ ...report, success: false }).failed).toBe(1);
});

test("a run that tested nothing counts as a failure", () => {
  expect(tallyOf({ ...report, numPassedTests: 0 }).failed).toBe(1);
});

test("a run that left no report counts as one failure", async () => {
  expect(await readTally("/no/such/report.json", true)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

test("the closing line names the skipped only where there are some", () => {
  expect(closingLine({ passed: 3, failed: 1, skipped: 0 })).toBe("3 passed, 1 failed");
  expect(closingLine({ passed: 3, failed: 0, skipped: 2 })).toBe("3 passed, 0 failed, 2 skipped");
});
