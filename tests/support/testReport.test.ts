import { expect, test } from "vitest";
import { closingLine, readTally, tallyOf } from "./testReport.ts";

const report = {
  success: true,
  numPassedTests: 4,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [],
};

const failing = {
  name: "cart.test.ts",
  message: "",
  assertionResults: [
    { status: "passed", fullName: "a line can be added", failureMessages: [] },
    { status: "failed", fullName: "a line can be removed", failureMessages: ["expected 0"] },
  ],
};

test("tests are counted as they went", () => {
  expect(tallyOf(report)).toEqual({ passed: 4, failed: 0, skipped: 1, faults: [] });
});

test("a failing test is named with its file and what it said", () => {
  const { faults } = tallyOf({ ...report, numFailedTests: 1, testResults: [failing] });
  expect(faults).toEqual(["cart.test.ts: a line can be removed\nexpected 0"]);
});

test("a file that does not load counts as a failure though no test failed", () => {
  const broken = { name: "cart.test.ts", message: "no such module", assertionResults: [] };
  const { failed, faults } = tallyOf({ ...report, success: false, testResults: [broken] });
  expect(failed).toBe(1);
  expect(faults).toEqual(["cart.test.ts\nno such module"]);
});

test("a run that tested nothing counts as a failure", () => {
  expect(tallyOf({ ...report, numPassedTests: 0 }).failed).toBe(1);
});

test("a run that left no report counts as one failure", async () => {
  const { faults, ...counts } = await readTally("/no/such/report.json", true);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(faults).toEqual(["/no/such/report.json could not be read"]);
});

test("the closing line names the skipped only where there are some", () => {
  expect(closingLine({ passed: 3, failed: 1, skipped: 0 })).toBe("3 passed, 1 failed");
  expect(closingLine({ passed: 3, failed: 0, skipped: 2 })).toBe("3 passed, 0 failed, 2 skipped");
});
