import { openProgressLine, rateSince } from "#server/kernel/progressLine.ts";
import type { Progress } from "./indexShop.ts";

// Progress of `npm run index`.

/** Width of a full progress bar. */
const WIDTH = 30;

/** Products read per progress line. */
const OFTEN = 100;

/** Formats progress: a bar for sent records, a count for read ones, whose total is unknown. */
export function progressLine(...[step, done, total]: Parameters<Progress>): string {
  if (step === "read" || total === undefined) return `Read ${done} products`;
  const full = Math.round((done / total) * WIDTH);
  return `[${"#".repeat(full)}${"-".repeat(WIDTH - full)}] ${done} of ${total} sent`;
}

/** Prints progress and the rate of its step on one line of a terminal; prints nothing elsewhere. */
export function showProgress(terminal: Pick<NodeJS.WriteStream, "isTTY" | "write">) {
  const line = openProgressLine(terminal);
  let latest: string | undefined;
  let started = performance.now();
  const show: Progress = (step, done, total) => {
    if (step === "sent" && latest === "read") started = performance.now();
    latest = step;
    if (step === "read" && done % OFTEN !== 0) return;
    line.show(`${progressLine(step, done, total)}, ${rateSince(started, done)}`);
  };
  return { show, end: line.end };
}
