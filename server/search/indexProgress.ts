import type { Progress } from "./indexShop.ts";

/** Marks of a whole bar. */
const WIDTH = 30;

/** Products that are read before a line says so again. */
const OFTEN = 100;

/** A bar for what is sent, and a count for what is read, whose end nobody knows. */
export function progressLine(...[step, done, total]: Parameters<Progress>): string {
  if (step === "read" || total === undefined) return `Read ${done} products`;
  const full = Math.round((done / total) * WIDTH);
  return `[${"#".repeat(full)}${"-".repeat(WIDTH - full)}] ${done} of ${total} sent`;
}

/** Shows progress in one line of a terminal that is written over; elsewhere nothing. */
export function showProgress(terminal: Pick<NodeJS.WriteStream, "isTTY" | "write">) {
  let isShown = false;
  const show: Progress = (step, done, total) => {
    if (!terminal.isTTY || (step === "read" && done % OFTEN !== 0)) return;
    terminal.write(`\r\u001B[K${progressLine(step, done, total)}`);
    isShown = true;
  };
  return {
    show,
    /** Ends the line, before another is written. */
    end() {
      if (isShown) terminal.write("\r\u001B[K");
      isShown = false;
    },
  };
}
