import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { closingLine, readTally, skipLines, sumOf } from "./testReport.ts";
import { tallyOfPlaywright, tallyOfVitest } from "./testReport.ts";
import type { VitestReport } from "./testReport.ts";

const gateTally = (report: VitestReport) => tallyOfVitest(report, false);

const vitestTest = (status: string, title: string, more: object = {}) => ({
  status,
  ancestorTitles: ["in a cart"],
  title,
  ...more,
});

const vitestReport = {
  numPassedTests: 1,
  testResults: [
    {
      name: "cart.test.ts",
      message: "afterAll threw",
      assertionResults: [
        vitestTest("passed", "a line can be added"),
        vitestTest("failed", "a line can be removed", { failureMessages: ["expected 0"] }),
        vitestTest("skipped", "a file is valid", { meta: { skipReason: "there is no php" } }),
        vitestTest("skipped", "a line of the long form", { tags: ["long"] }),
        vitestTest("todo", "a coupon can be applied"),
      ],
    },
  ],
};

test("the tally of Vitest names failed tests and hooks, and why tests were skipped", () => {
  const noReason = "no reason in cart.test.ts";
  expect(tallyOfVitest(vitestReport, false)).toEqual({
    passed: 1,
    failures: [
      "cart.test.ts\nafterAll threw",
      "cart.test.ts: in a cart > a line can be removed\nexpected 0",
    ],
    skipReasons: ["there is no php", noReason],
  });
  const { skipReasons } = tallyOfVitest(vitestReport, true);
  expect(skipReasons).toEqual(["there is no php", noReason, noReason]);
});

const spec = (title: string, status: "expected" | "unexpected" | "flaky" | "skipped") => ({
  title,
  tests: [
    {
      projectName: "chromium",
      status,
      annotations: status === "skipped" ? [{ type: "skip", description: "there is no nginx" }] : [],
      results: status === "unexpected" ? [{ errors: [{ message: "\u001B[31mexpected 0" }] }] : [],
    },
  ],
});

const cartSuite = {
  title: "cart.spec.ts",
  file: "cart.spec.ts",
  specs: [spec("a cart opens", "expected")],
  suites: [
    {
      title: "in a cart",
      file: "cart.spec.ts",
      specs: [
        spec("a line can be removed", "unexpected"),
        spec("a line can be added", "flaky"),
        spec("a file is served", "skipped"),
      ],
    },
  ],
};

test("the tally of Playwright names failed and flaky tests and files, and why tests were skipped", () => {
  const report = { suites: [cartSuite], errors: [{ message: "no such module" }] };
  expect(tallyOfPlaywright(report)).toEqual({
    passed: 1,
    failures: [
      "no such module",
      "chromium, cart.spec.ts: in a cart > a line can be removed\nexpected 0",
      "chromium, cart.spec.ts: in a cart > a line can be added",
    ],
    skipReasons: ["there is no nginx"],
  });
});

/** Writes a report that counts this many passed tests, and reads its tally. */
async function tallyOfRun(passed: number, hasPassed: boolean) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-report-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify({ numPassedTests: passed, testResults: [] }));
  return readTally(file, gateTally, hasPassed);
}

test("a run that tested nothing, or failed without a failed test, counts as one failure", async () => {
  expect((await tallyOfRun(2, true)).failures).toEqual([]);
  expect((await tallyOfRun(0, true)).failures).toEqual(["no test ran"]);
  expect((await tallyOfRun(2, false)).failures).toEqual(["the run failed, but no test of it"]);
});

test("a run that left no report counts as one failure", async () => {
  const { failures } = await readTally("/no/such/report.json", gateTally, true);
  expect(failures).toEqual(["/no/such/report.json could not be read"]);
});

test("skipped tests are counted by their reasons", () => {
  expect(skipLines(["no php", "no nginx", "no php"])).toEqual([
    "Skipped:",
    "- 2: no php",
    "- 1: no nginx",
  ]);
  expect(skipLines([])).toEqual([]);
});

test("the closing line adds up runs, and mentions skipped tests only if there are some", () => {
  const one = { passed: 2, failures: ["a"], skipReasons: [] };
  const other = { passed: 1, failures: [], skipReasons: ["no php"] };
  expect(closingLine(one)).toBe("2 passed, 1 failed");
  expect(closingLine(sumOf([one, other]))).toBe("3 passed, 1 failed, 1 skipped");
});
