import { readFile, writeFile } from "node:fs/promises";
import { parts } from "./parts.ts";
import { boundOf, brokenOf, promises } from "./promises.ts";
import { readFinished, sumOf } from "./storedFigures.ts";
import type { Finished } from "./storedFigures.ts";

// Results table of the fault bench, in a Markdown document.

const START = "<!-- faults:start -->";
const END = "<!-- faults:end -->";

const INTRODUCTION =
  "Written by `npm run faults`. The bound is the highest rate of failures that the count still allows, with 95 % confidence. The minutes are those of all runs of a part; two run at a time, except of kills and matrix.";

const rowOf = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;

/** Returns the rows of all tables in a Markdown text, by their first cell. */
function rowsIn(markdown: string): Map<string, string> {
  const rows = markdown.split("\n").filter((line) => line.startsWith("|"));
  const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
  return new Map(cells.map((row) => [row[1] ?? "", rowOf(row.slice(1, -1))]));
}

const distinct = (values: readonly string[]) => [...new Set(values)];

/** Returns the row of a part's measurements: its dates, commits, machines and minutes. */
function measurementRow(part: string, finished: Finished): string {
  const ranges = Object.values(finished).toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const days = distinct(ranges.map(({ date }) => date));
  const commits = distinct(ranges.map(({ commit }) => commit));
  const machines = distinct(ranges.map(({ machine }) => machine));
  return rowOf([
    part,
    days.length > 1 ? `${days.at(0)} to ${days.at(-1)}` : days.join(""),
    commits.join(", "),
    machines.join("; "),
    (sumOf(finished).seconds / 60).toFixed(0),
  ]);
}

/** Returns the rows of a part's promises, by the promise's text. */
function promiseRows(part: string, finished: Finished): Map<string, string> {
  const figures = sumOf(finished);
  const rows = promises.flatMap((promise) => {
    const tries = figures.counts[promise.of] ?? 0;
    if (promise.part !== part || tries === 0) return [];
    const broken = brokenOf(promise, figures);
    const tried = `${tries.toLocaleString("en")} ${promise.detail(figures.counts)}`;
    const { text, goal = "–" } = promise;
    const row = rowOf([text, goal, tried, broken, boundOf(broken, tries)]);
    return [[text, row] as const];
  });
  return new Map(rows);
}

/**
 * Returns the tables of the promises and of the measurements, as Markdown. A part without stored
 * figures keeps its rows of the earlier tables: another machine measured it.
 */
export function promiseTable(stored: ReadonlyMap<string, Finished>, earlier: string): string {
  const earlierRows = rowsIn(earlier);
  const finishedOf = (part: string) => {
    const finished = stored.get(part);
    return finished && Object.keys(finished).length > 0 ? finished : undefined;
  };
  const kept = promises.flatMap(({ part, text }) => {
    const finished = finishedOf(part);
    return (finished ? promiseRows(part, finished) : earlierRows).get(text) ?? [];
  });
  const measured = Object.keys(parts).flatMap((part) => {
    const finished = finishedOf(part);
    return (finished ? measurementRow(part, finished) : earlierRows.get(part)) ?? [];
  });
  return [
    INTRODUCTION,
    "",
    "| Promise | Goal | Tried | Broken | Bound |",
    "| --- | --- | --- | --- | --- |",
    ...kept,
    "",
    "| Part | Measured | Commit | Machine | Minutes |",
    "| --- | --- | --- | --- | --- |",
    ...measured,
  ].join("\n");
}

/** Writes the tables of the stored figures into a document, between their markers; returns them. */
export async function updatePromiseTable(document: string, store: string): Promise<string> {
  const text = await readFile(document, "utf8");
  const [before, after] = [text.indexOf(START), text.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`${document} has no markers for the table.`);
  const [head, tail] = [text.slice(0, before + START.length), text.slice(after)];
  const names = Object.keys(parts);
  const stored = new Map(
    await Promise.all(names.map(async (name) => [name, await readFinished(store, name)] as const)),
  );
  const table = promiseTable(stored, text.slice(head.length, after));
  await writeFile(document, `${head}\n\n${table}\n\n${tail}`);
  return table;
}
