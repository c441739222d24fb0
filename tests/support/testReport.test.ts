import { expect, test } from "vitest";
import {
  closingLine,
  flakyLines,
  readTally,
  skipLines,
  tallyOf,
  textOf,
  withRetries,
} from "./testReport.ts";

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
    { status: "passed", ancestorTitles: [], title: "a line can be added", failureMessages: [] },
    {
      status: "failed",
      ancestorTitles: ["in a cart"],
      title: "a line can be removed",
      failureMessages: ["expected 0"],
    },
  ],
};

test("the tally counts passed, failed and skipped tests", () => {
  expect(tallyOf(report)).toEqual({
    passed: 4,
    failed: 0,
    skipped: 1,
    skipReasons: [],
    failures: [],
  });
});

test("skipped tests are counted by their reasons", () => {
  const skipped = (meta: { skipReason?: string }) => ({
    status: "skipped",
    ancestorTitles: [],
    title: "a file is valid",
    meta,
  });
  const needsPhp = { skipReason: "there is no command php" };
  const assertionResults = [skipped(needsPhp), skipped({}), skipped(needsPhp)];
  const file = { name: "file.test.ts", message: "", assertionResults };
  const { skipReasons } = tallyOf({ ...report, numPendingTests: 3, testResults: [file] });
  expect(skipLines(skipReasons)).toEqual([
    "Skipped:",
    "- 2: there is no command php",
    "- 1: no reason in file.test.ts",
  ]);
  expect(skipLines([])).toEqual([]);
});

test("a failing test is named with its file and message", () => {
  const { failures } = tallyOf({ ...report, numFailedTests: 1, testResults: [failing] });
  expect(failures.map(textOf)).toEqual([
    "cart.test.ts: in a cart > a line can be removed\nexpected 0",
  ]);
});

test("a file that does not load counts as a failure though no test failed", () => {
  const broken = { name: "cart.test.ts", message: "no such module", assertionResults: [] };
  const { failed, failures } = tallyOf({ ...report, success: false, testResults: [broken] });
  expect(failed).toBe(1);
  expect(failures.map(textOf)).toEqual(["cart.test.ts\nno such module"]);
});

test("a file whose hook throws counts as a failure beside its failed tests", () => {
  const file = { ...failing, message: "afterAll threw" };
  const { failed } = tallyOf({ ...report, numFailedTests: 1, success: false, testResults: [file] });
  expect(failed).toBe(2);
});

test("a run that tested nothing counts as a failure", () => {
  expect(tallyOf({ ...report, numPassedTests: 0 }).failed).toBe(1);
});

test("a run that left no report counts as one failure", async () => {
  const { failures, ...counts } = await readTally("/no/such/report.json", true);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0, skipReasons: [] });
  expect(failures.map(textOf)).toEqual(["/no/such/report.json\ncould not be read"]);
});

/** Returns a run of ten tests in which the named ones failed. */
const runWithFailed = (...names: string[]) => {
  const failures = names.map((testName) => {
    return { file: "cart.test.ts", testName, message: "expected 0" };
  });
  return { passed: 10 - names.length, failed: names.length, skipped: 0, skipReasons: [], failures };
};

test("a failed test that passes when retried counts as passed and flaky", () => {
  const run = runWithFailed("one", "two");
  const [one, two] = run.failures;
  if (!one || !two) throw new Error("Two tests failed.");
  const { passed, failed, failures, flaky } = withRetries(run, [
    { failure: one, passed: true },
    { failure: two, passed: false },
  ]);
  expect([passed, failed]).toEqual([9, 1]);
  expect(failures).toEqual([two]);
  expect(flakyLines(flaky)).toEqual([
    "1 flaky (failed, then passed when retried alone):",
    "- cart.test.ts: one",
  ]);
});

test("two flaky tests pass the run, a third fails it", () => {
  const counted = (...names: string[]) => {
    const run = runWithFailed(...names);
    return withRetries(
      run,
      run.failures.map((failure) => ({ failure, passed: true })),
    );
  };
  expect(counted("one", "two")).toMatchObject({ passed: 10, failed: 0, failures: [] });
  const three = counted("one", "two", "three");
  expect(three).toMatchObject({ passed: 10, failed: 1 });
  expect(three.failures.map(textOf)).toEqual(["3 tests are flaky; at most 2 may be"]);
});

test("a file that does not load counts as a failure after the retries too", () => {
  const failures = [{ file: "cart.test.ts", message: "no such module" }];
  const run = { passed: 9, failed: 1, skipped: 0, skipReasons: [], failures };
  expect(withRetries(run, [])).toMatchObject({ failed: 1, failures, flaky: [] });
  expect(flakyLines([])).toEqual([]);
});

test("the closing line mentions skipped tests only if there are some", () => {
  expect(closingLine({ passed: 3, failed: 1, skipped: 0 })).toBe("3 passed, 1 failed");
  expect(closingLine({ passed: 3, failed: 0, skipped: 2 })).toBe("3 passed, 0 failed, 2 skipped");
});
