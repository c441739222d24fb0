import type { Figures } from "./figures.ts";

// Promises that the fault bench verifies, with the bounds of their failure rates.

type Counts = Figures["counts"];

/** A promise to the shopper, and the figures that show whether it was kept. */
export type BenchPromise = {
  text: string;
  part: string;
  /** Name of the count of tries. */
  of: string;
  /** Number of tries to reach, as text; absent if none was set. */
  goal?: string;
  /** Kinds of the violations that break the promise; any violation if absent. */
  kinds?: readonly string[];
  /** Describes the tries, for the table. */
  detail: (counts: Counts) => string;
};

const number = (counts: Counts, name: string) => (counts[name] ?? 0).toLocaleString("en");

/** The promises, in the order of the documented table. */
export const promises: readonly BenchPromise[] = [
  {
    text: "No change of the cart is lost or doubled",
    part: "schedules",
    of: "schedules",
    goal: "10,000 schedules of 20 changes",
    kinds: ["lost", "doubled", "coupon", "unsettled", "unanswered", "missing"],
    detail: (counts) =>
      `schedules: ${number(counts, "changes")} changes, ${number(counts, "faults")} faults, ${number(counts, "kills")} killed servers`,
  },
  {
    text: "The same in a browser",
    part: "browsers",
    of: "schedules",
    detail: (counts) =>
      `schedules: ${number(counts, "changes")} changes, ${number(counts, "faults")} faults, ${number(counts, "kills")} killed servers`,
  },
  {
    text: "Placed once: one intent, at most one order, at the confirmed total",
    part: "schedules",
    of: "orders",
    goal: "10,000 orders",
    kinds: ["orders", "price"],
    detail: () => "orders among faults",
  },
  {
    text: "Nobody sees anything of another session",
    part: "schedules",
    of: "responses",
    kinds: ["foreign"],
    detail: () => "responses in the schedules, beside a stranger",
  },
  {
    text: "The same among 1,000 interleaved sessions",
    part: "leaks",
    of: "responses",
    goal: "3,000,000 responses",
    detail: (counts) =>
      `responses: ${number(counts, "faults")} faults; ${number(counts, "ownSecrets")} secrets in responses to their owners`,
  },
  {
    text: "kill -9 loses no confirmed add, and doubles no order",
    part: "kills",
    of: "kills",
    goal: "1,000 kills",
    detail: (counts) =>
      `kills: ${number(counts, "confirmed")} confirmed adds, ${number(counts, "orders")} orders`,
  },
  {
    text: "After kill -9, the server responds within two seconds",
    part: "kills",
    of: "kills",
    goal: "1,000 starts",
    kinds: ["slow"],
    detail: (counts) =>
      `starts: ${Math.round((counts["startMs"] ?? 0) / (counts["kills"] ?? 1))} ms on average, ${number(counts, "slowestMs")} ms at most`,
  },
  {
    text: "Servers that share a Valkey lose and double nothing while one of them or the Valkey fails",
    part: "servers",
    of: "runs",
    detail: (counts) =>
      `failures in each of two phases: ${number(counts, "confirmed")} confirmed adds, ${number(counts, "orders")} orders`,
  },
  {
    text: "No forged operation, variable or body reaches the backend",
    part: "forgeries",
    of: "forgeries",
    detail: (counts) => `requests: ${number(counts, "bytes")} bytes`,
  },
  {
    text: "A crowd gets no more than its share, also at a failing backend, and a shopper's add is served",
    part: "crowds",
    of: "crowds",
    detail: (counts) => `crowds: ${number(counts, "requests")} requests for pages`,
  },
  {
    text: "Script, cookies and storage may be missing",
    part: "matrix",
    of: "cells",
    goal: "8 combinations in 3 browsers",
    detail: () => "combinations in Chromium",
  },
];

/** Counts the tries that broke a promise. */
export function brokenOf({ part, kinds }: BenchPromise, { counts, failures }: Figures): number {
  if (part === "kills" && kinds) return counts["slowStarts"] ?? 0;
  const breaks = (violation: string) =>
    kinds === undefined || kinds.some((kind) => violation.startsWith(kind));
  return failures.filter(({ violations }) => violations.some(breaks)).length;
}

/** Returns a line for each broken promise of a part. */
export const brokenPromises = (part: string, figures: Figures): string[] =>
  promises
    .filter((promise) => promise.part === part)
    .map((promise) => ({ text: promise.text, broken: brokenOf(promise, figures) }))
    .filter(({ broken }) => broken > 0)
    .map(({ text, broken }) => `broken: ${text} (${broken.toLocaleString("en")})`);

/**
 * Returns the upper bound of the failure rate, as text: if none of n tries failed, the true rate is
 * below 3/n with 95 % confidence.
 */
export function boundOf(broken: number, tries: number): string {
  if (broken > 0 || tries === 0) return "–";
  // Rounded up: a lower bound would claim more than the count allows.
  return tries <= 3_000
    ? `< ${(Math.ceil(30_000 / tries) / 100).toFixed(2)} %`
    : `< 1 in ${Math.floor(tries / 3).toLocaleString("en")}`;
}
