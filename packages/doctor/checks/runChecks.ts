import { BackendError } from "../../../relay/contract/errors.ts";
import type { Check, CheckResult, ExaminedShop, Finding } from "./doctorCheck.ts";
import { skip } from "./doctorCheck.ts";

// Runner of the doctor's checks: one after another, within a time limit.

/** Finding of a check, with its name and meaning. */
export type Report = Finding & Pick<Check, "id" | "means">;

/** Results from the best to the worst. */
const ORDER: readonly CheckResult[] = ["pass", "skip", "warn", "fail"];

/** Returns the worst result of several reports. */
export const worstOf = (reports: readonly Report[]): CheckResult =>
  reports
    .map(({ result }) => result)
    .reduce((one, other) => (ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one), "pass");

/** Finding of a check for which there is no time. */
const unfinished = skip(
  "The time for all checks was up.",
  "Repeat the doctor when the shop has less to do.",
);

/** Runs a check until the time is up; a shop that does not respond to it is a failure. */
async function runInTime(check: Check, shop: ExaminedShop, leftMs: number): Promise<Finding> {
  const timeout = Promise.withResolvers<Finding>();
  const timer = setTimeout(() => timeout.resolve(unfinished), Math.max(0, leftMs));
  try {
    if (leftMs <= 0) return unfinished;
    return await Promise.race([check.run(shop), timeout.promise]);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return {
      result: "fail",
      found: `The shop did not respond to this check (${error.message}).`,
      fix: "Repeat the doctor; if it fails again, look into the log of PHP for an error at this time.",
    };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs checks one after another, so that their times are those of a single shopper. A check is
 * skipped if one that it needs has failed.
 * @param onReport receives each report at once
 */
export async function runChecks(
  checks: readonly Check[],
  shop: ExaminedShop,
  {
    limitMs,
    onReport = () => {},
  }: { limitMs: number; onReport?: ((report: Report) => void) | undefined },
): Promise<Report[]> {
  let until = performance.now() + limitMs;
  const reports: Report[] = [];
  /** Checks that failed, or could not run, and the check that is the reason. */
  const blocked = new Map<string, string>();
  for (const check of checks) {
    const { id, means, needs } = check;
    const reason = needs.flatMap((needed) => blocked.get(needed) ?? [])[0];
    const finding =
      reason === undefined
        ? await runInTime(check, shop, until - performance.now())
        : skip(`Not checked, because “${reason}” failed.`);
    // A timer may fire before its time.
    if (finding === unfinished) until = -Infinity;
    if (reason !== undefined || finding.result === "fail") blocked.set(id, reason ?? id);
    const report = { id, means, ...finding };
    reports.push(report);
    onReport(report);
  }
  return reports;
}
