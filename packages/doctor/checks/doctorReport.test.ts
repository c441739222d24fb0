import { expect, test } from "vitest";
import { EXIT_CODES, reportJson, reportLines, summaryLine } from "./doctorReport.ts";
import type { Report } from "./runChecks.ts";

const report = (over: Partial<Report>): Report => ({
  id: "clock",
  means: "Signatures are refused.",
  result: "pass",
  found: "The clocks agree.",
  ...over,
});

test("A check that has passed is one line", () => {
  expect(reportLines(report({}), 10)).toEqual(["pass clock       The clocks agree."]);
});

test("A warning has its finding, its meaning and its remedy", () => {
  const lines = reportLines(report({ result: "warn", found: "60 s.", fix: "Switch on NTP." }), 10);
  expect(lines.map((line) => line.trim())).toEqual([
    "warn clock       60 s.",
    "Signatures are refused.",
    "→ Switch on NTP.",
  ]);
});

test("A skipped check says only what to provide", () => {
  const lines = reportLines(report({ result: "skip", found: "Unknown.", fix: "Install it." }), 10);
  expect(lines.map((line) => line.trim())).toEqual(["skip clock       Unknown.", "→ Install it."]);
});

test("Long texts are broken into lines of a terminal, and long addresses are not", () => {
  const address = `https://shop.example/${"a".repeat(120)}`;
  const lines = reportLines(report({ found: `${"word ".repeat(40)}${address}` }), 10);
  expect(lines.filter((line) => line.length > 100)).toEqual([expect.stringContaining(address)]);
  expect(lines.length).toBeGreaterThan(3);
});

test("JSON has each check with its remedy, or null", () => {
  expect(JSON.parse(reportJson([report({})]))).toEqual({
    checks: [
      {
        id: "clock",
        result: "pass",
        found: "The clocks agree.",
        fix: null,
        means: "Signatures are refused.",
      },
    ],
  });
});

test("The summary counts the results, which have different exit codes", () => {
  const reports = [report({}), report({ result: "fail" }), report({ result: "skip" })];
  expect(summaryLine(reports)).toBe("3 checks: 1 passed, 0 with a warning, 1 failed, 1 skipped.");
  expect(EXIT_CODES).toEqual({ pass: 0, skip: 0, warn: 3, fail: 1 });
});
