import type { CheckResult } from "./doctorCheck.ts";
import type { Report } from "./runChecks.ts";

// Report of the doctor: lines for a terminal, and JSON.

const WIDTH = 100;
const RESULT_WIDTH = 5;

/** Exit codes by the worst result; 2 is that of a wrong command line. */
export const EXIT_CODES: Record<CheckResult, number> = { pass: 0, skip: 0, warn: 3, fail: 1 };

/** Breaks a text into lines of at most `width` characters; a longer word gets a line of its own. */
function wrapped(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.replaceAll(/\s+/g, " ").split(" ")) {
    const last = lines.at(-1) ?? "";
    const longer = last === "" ? word : `${last} ${word}`;
    if (longer.length <= width || last === "") lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the lines of one check: its finding, and unless it has passed, its meaning and remedy. */
export function reportLines({ id, means, result, found, fix }: Report, idWidth: number): string[] {
  const indent = RESULT_WIDTH + idWidth + 2;
  const texts = [
    found,
    ...(result === "warn" || result === "fail" ? [means] : []),
    ...(fix === undefined ? [] : [`→ ${fix}`]),
  ];
  const lines = texts.flatMap((text) => wrapped(text, WIDTH - indent));
  const head = result.padEnd(RESULT_WIDTH) + id.padEnd(idWidth + 2);
  return lines.map((line, index) => (index === 0 ? head : " ".repeat(indent)) + line);
}

/** Returns the last line: how many checks have which result. */
export function summaryLine(reports: readonly Report[]): string {
  const count = (result: CheckResult) =>
    reports.filter((report) => report.result === result).length;
  return `${reports.length} checks: ${count("pass")} passed, ${count("warn")} with a warning, ${count("fail")} failed, ${count("skip")} skipped.`;
}

/** Returns the reports as JSON, for programs. */
export const reportJson = (reports: readonly Report[]): string =>
  JSON.stringify(
    {
      checks: reports.map(({ id, result, found, fix, means }) => ({
        id,
        result,
        found,
        fix: fix ?? null,
        means,
      })),
    },
    null,
    2,
  );
