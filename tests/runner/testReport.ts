import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";

// Results of a test run, from the JSON report of Vitest or Playwright.

/** Result of a run: passed tests, a text for each failure, and a reason for each skipped test. */
export type Tally = {
  passed: number;
  failures: readonly string[];
  skipReasons: readonly string[];
};

/** The part of Vitest's JSON report that is counted. */
export type VitestReport = {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly {
      status: string;
      ancestorTitles: readonly string[];
      title: string;
      failureMessages?: readonly string[] | null;
      meta?: { skipReason?: string };
      tags?: readonly string[];
    }[];
  }[];
};

/**
 * Counts a Vitest report. A file that does not load or whose hook throws counts as one failure. The
 * gate leaves out tests with the tag "long", which are in nobody's count, as in Playwright's report.
 */
export function tallyOfVitest(
  { numPassedTests, testResults }: VitestReport,
  isLong: boolean,
): Tally {
  const failures: string[] = [];
  const skipReasons: string[] = [];
  for (const { name: file, message, assertionResults } of testResults) {
    if (message !== "") failures.push(`${file}\n${message}`);
    for (const { status, ancestorTitles, title, failureMessages, meta, tags } of assertionResults) {
      const name = [...ancestorTitles, title].join(" > ");
      if (status === "failed")
        failures.push([`${file}: ${name}`, ...(failureMessages ?? [])].join("\n"));
      const isLeftOut = !isLong && tags?.includes("long") && meta?.skipReason === undefined;
      if ((status === "skipped" || status === "todo") && !isLeftOut) {
        skipReasons.push(meta?.skipReason ?? `no reason in ${file}`);
      }
    }
  }
  return { passed: numPassedTests, failures, skipReasons };
}

type PlaywrightError = { message?: string };

type Suite = {
  title: string;
  file: string;
  suites?: readonly Suite[];
  specs: readonly {
    title: string;
    tests: readonly {
      projectName: string;
      status: "expected" | "unexpected" | "flaky" | "skipped";
      annotations: readonly { type: string; description?: string }[];
      results: readonly { errors: readonly PlaywrightError[] }[];
    }[];
  }[];
};

/** The part of Playwright's JSON report that is counted. */
type PlaywrightReport = { suites: readonly Suite[]; errors: readonly PlaywrightError[] };

const textOf = ({ message = "" }: PlaywrightError) => stripVTControlCharacters(message);

/** Counts a Playwright report. A file that does not load counts as one failure. */
export function tallyOfPlaywright({ suites, errors }: PlaywrightReport): Tally {
  let passed = 0;
  const failures = errors.map(textOf);
  const skipReasons: string[] = [];
  function count({ file, specs, suites: inner = [] }: Suite, titles: readonly string[]): void {
    for (const { title, tests } of specs) {
      for (const { projectName, status, annotations, results } of tests) {
        const name = [`${projectName}, ${file}: ${[...titles, title].join(" > ")}`];
        if (status === "expected") passed += 1;
        else if (status === "skipped") {
          const reason = annotations.find(({ type }) => type === "skip")?.description;
          skipReasons.push(reason ?? `no reason in ${file}`);
        } else {
          failures.push([...name, ...results.flatMap((one) => one.errors.map(textOf))].join("\n"));
        }
      }
    }
    for (const suite of inner) count(suite, [...titles, suite.title]);
  }
  for (const suite of suites) count(suite, []);
  return { passed, failures, skipReasons };
}

/**
 * Reads the report that a run has left. A run that left none, tested nothing, or failed without a
 * failed test counts as one failure.
 */
export async function readTally<Report>(
  file: string,
  tallyOf: (report: Report) => Tally,
  hasPassed: boolean,
): Promise<Tally> {
  try {
    const tally = tallyOf(JSON.parse(await readFile(file, "utf8")) as Report);
    if (tally.failures.length > 0 || (hasPassed && tally.passed > 0)) return tally;
    return {
      ...tally,
      failures: [hasPassed ? "no test ran" : "the run failed, but no test of it"],
    };
  } catch {
    return { passed: 0, failures: [`${file} could not be read`], skipReasons: [] };
  }
}

/** Adds up the results of several runs. */
export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  skipReasons: tallies.flatMap(({ skipReasons }) => skipReasons),
});

/** The lines of a summary that count the skipped tests by their reasons; none where there are none. */
export function skipLines(reasons: readonly string[]): string[] {
  if (reasons.length === 0) return [];
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return ["Skipped:", ...[...counts].map(([reason, count]) => `- ${count}: ${reason}`)];
}

/** The line a test run ends with. */
export function closingLine({ passed, failures, skipReasons }: Tally): string {
  const skipped = skipReasons.length > 0 ? `, ${skipReasons.length} skipped` : "";
  return `${passed} passed, ${failures.length} failed${skipped}`;
}
