import { allChecks, startChecks } from "./checks/allChecks.ts";
import { examined } from "./checks/doctorCheck.ts";
import type { ShopAccess } from "./checks/doctorCheck.ts";
import { EXIT_CODES, reportJson, reportLines, summaryLine } from "./checks/doctorReport.ts";
import { runChecks, worstOf } from "./checks/runChecks.ts";

// Examination of a shop: by all checks of the doctor for a terminal, and by a few at a server's start.

/** Time for all checks, and for those at the start, in milliseconds. */
const LIMIT_MS = 180_000;
const START_LIMIT_MS = 60_000;

const idWidth = Math.max(...allChecks.map(({ id }) => id.length));

/**
 * Runs all checks of the doctor on a shop, and returns the exit code of the worst result.
 * @param print receives the lines of each check at once, or in the end all of them as JSON
 */
export async function examineShop(
  access: ShopAccess,
  print: (text: string) => void,
  isJson = false,
): Promise<number> {
  const reports = await runChecks(allChecks, examined(access), {
    limitMs: LIMIT_MS,
    onReport: (report) => isJson || print(reportLines(report, idWidth).join("\n")),
  });
  print(isJson ? reportJson(reports) : `\n${summaryLine(reports)}`);
  return EXIT_CODES[worstOf(reports)];
}

/**
 * Runs the short checks of a shop. `say` gets one sentence or more for each thing that is wrong.
 * Nothing is said about a shop that does not respond, which is reported elsewhere.
 */
export async function checkAtStart(
  access: ShopAccess,
  say: (sentence: string) => void,
): Promise<void> {
  const shop = { ...examined(access), isStarting: true };
  const [reachable, ...reports] = await runChecks(startChecks, shop, { limitMs: START_LIMIT_MS });
  if (reachable?.result === "fail") return;
  for (const { result, found, fix } of reports) {
    if (result === "warn" || result === "fail") say(`${found} ${fix ?? ""}`);
  }
}
