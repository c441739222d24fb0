import { openProgressLine, rateSince } from "#server/kernel/progressLine.ts";
import { driftSize } from "./indexState.ts";
import type { Drift, Progress } from "./indexShop.ts";

// Output of `npm run index`: its progress, and the differences between search index and shop.

/** Maximum number of ids listed per kind; further ones are counted. */
const MAX_NAMED = 10;

function named(kind: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : "";
  return [`  ${kind}: ${ids.length} (${ids.slice(0, MAX_NAMED).join(", ")}${more})`];
}

/** Returns the report as lines of text; of each kind of difference it names ten ids at most. */
export function driftReport(index: string, drift: Drift): string {
  const { products, missing, stale, surplus, settings, synonyms } = drift;
  const synonymsToo = synonyms.changed.length + synonyms.surplus.length > 0;
  if (driftSize(drift) === 0 && settings.size === 0 && !synonymsToo) {
    return `The index ${index} has all ${products} products as they are.`;
  }
  return [
    `The index ${index} differs from the shop's ${products} products:`,
    ...named("missing records", missing),
    ...named("stale records", stale),
    ...named("surplus records", surplus),
    ...Array.from(settings, ([name, keys]) => `  settings of ${name}: ${keys.join(", ")}`),
    ...named("changed synonyms", synonyms.changed),
    ...named("surplus synonyms", synonyms.surplus),
  ].join("\n");
}

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
