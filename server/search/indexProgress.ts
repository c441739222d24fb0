import type { Progress } from "./indexShop.ts";

// Progress bar of `npm run index`.

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

/** Prints progress on one line of a terminal; prints nothing elsewhere. */
export function showProgress(terminal: Pick<NodeJS.WriteStream, "isTTY" | "write">) {
  let isShown = false;
  const show: Progress = (step, done, total) => {
    if (!terminal.isTTY || (step === "read" && done % OFTEN !== 0)) return;
    terminal.write(`\r\u001B[K${progressLine(step, done, total)}`);
    isShown = true;
  };
  return {
    show,
    /** Ends the line before other output. */
    end() {
      if (isShown) terminal.write("\r\u001B[K");
      isShown = false;
    },
  };
}
