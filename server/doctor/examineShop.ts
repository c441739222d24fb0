import { allChecks } from "./allChecks.ts";
import { reportLines } from "./doctorReport.ts";
import type { examinedConfig } from "./examinedConfig.ts";
import { openExaminedShop } from "./openExaminedShop.ts";
import { runChecks } from "./runChecks.ts";
import type { Report } from "./runChecks.ts";

// Examination of a shop by all checks of the doctor, for a terminal.

/** Time for all checks, in milliseconds. */
const LIMIT_MS = 180_000;

const idWidth = Math.max(...allChecks.map(({ id }) => id.length));

/**
 * Runs all checks of the doctor on a shop, and returns their reports.
 * @param print receives the lines of each check at once
 */
export async function examineShop(
  config: ReturnType<typeof examinedConfig>,
  print: (lines: readonly string[]) => void,
): Promise<Report[]> {
  const { shop, close } = await openExaminedShop(config);
  try {
    return await runChecks(allChecks, shop, {
      limitMs: LIMIT_MS,
      onReport: (report) => print(reportLines(report, idWidth)),
    });
  } finally {
    close();
  }
}
