import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { environmentOf } from "#tests/worlds/browser/browser.ts";
import type { Chromium } from "#tests/worlds/browser/browser.ts";

// Lighthouse audit of a page: scores, paint times and layout shift.

// Not a dependency: with its own packages it is four times the size of all others together.
const LIGHTHOUSE = "lighthouse@13.5.0";
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

const run = promisify(execFile);

/** Result of one audit: scores up to 100, milliseconds, and cumulative layout shift. */
export type Audit = {
  scores: Record<string, number>;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** Titles of the audits that lowered a score. */
  shortfalls: string[];
};

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
};

function auditFrom({ categories, audits }: Report): Audit {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  const shortfalls = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => audits[id]?.title ?? id),
  );
  return {
    scores: Object.fromEntries(scores) as Record<string, number>,
    firstPaint: number("first-contentful-paint"),
    largestPaint: number("largest-contentful-paint"),
    blocked: number("total-blocking-time"),
    shift: number("cumulative-layout-shift"),
    shortfalls,
  };
}

/**
 * Runs Lighthouse on a URL with its default mid-range phone, in a new browser. Rejects if it fails
 * three times.
 */
export async function audit(url: string, chromium: Chromium, attempts = 3): Promise<Audit> {
  const flags = [
    "--headless=new",
    "--disable-gpu",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
  const running = run(
    "npm",
    [
      "exec",
      "--yes",
      `--package=${LIGHTHOUSE}`,
      "--",
      "lighthouse",
      url,
      "--quiet",
      "--output=json",
      "--only-categories=performance,accessibility,best-practices,seo",
      `--chrome-flags=${flags.join(" ")}`,
    ],
    {
      env: { ...environmentOf(chromium), CHROME_PATH: chromium.path },
      maxBuffer: MAX_REPORT_BYTES,
    },
  );
  try {
    return auditFrom(JSON.parse((await running).stdout) as Report);
  } catch (error) {
    // A trace may lack its beginning (NO_NAVSTART); Lighthouse then advises to run it again.
    if (attempts === 1) throw error;
    return audit(url, chromium, attempts - 1);
  }
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Returns the median of each figure of several audits, and the faults of all of them. */
export function medianAudit(all: readonly Audit[]): Audit {
  const names = Object.keys(all[0]?.scores ?? {});
  const scores = names.map((name) => [name, middle(all.map((one) => one.scores[name] ?? 0))]);
  return {
    scores: Object.fromEntries(scores) as Record<string, number>,
    firstPaint: middle(all.map((one) => one.firstPaint)),
    largestPaint: middle(all.map((one) => one.largestPaint)),
    blocked: middle(all.map((one) => one.blocked)),
    shift: middle(all.map((one) => one.shift)),
    shortfalls: [...new Set(all.flatMap((one) => one.shortfalls))],
  };
}
