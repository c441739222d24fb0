import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { projectFolder } from "#server/process/tool.ts";
import { parts } from "./parts.ts";
import { boundOf, brokenOf, promises } from "./promises.ts";
import { readFinished, sumOf } from "./storedFigures.ts";

const DOCUMENT = join(projectFolder, "docs", "reliability.md");
const START = "<!-- faults:start -->";
const END = "<!-- faults:end -->";

/** Returns the table of promises and figures of all stored runs, as Markdown. */
export async function promiseTable(): Promise<string> {
  const names = Object.keys(parts);
  const stored = new Map(
    await Promise.all(names.map(async (name) => [name, sumOf(await readFinished(name))] as const)),
  );
  const rows = promises.flatMap((promise) => {
    const figures = stored.get(promise.part);
    const tries = figures?.counts[promise.of] ?? 0;
    if (!figures || tries === 0) return [];
    const broken = brokenOf(promise, figures);
    const tried = `${tries.toLocaleString("en")} ${promise.detail(figures.counts)}`;
    return [`| ${promise.text} | ${tried} | ${broken} | ${boundOf(broken, tries)} |`];
  });
  const minutes = names.map((name) => [name, (stored.get(name)?.seconds ?? 0) / 60] as const);
  const spent = minutes
    .filter(([, time]) => time > 0)
    .map(([name, time]) => `${name} ${time.toFixed(0)} min`);
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? "unknown processor"}`;
  return [
    `Written by \`npm run faults\` on ${date}, on ${machine}, Node ${process.version} (${spent.join(", ")}). The bound is the highest rate of failures that the count still allows, with 95 % confidence.`,
    "",
    "| Promise | Tried | Broken | Bound |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

/** Writes the table into docs/reliability.md, between its markers. */
export async function writePromiseTable(table: string): Promise<void> {
  const text = await readFile(DOCUMENT, "utf8");
  const [before, after] = [text.indexOf(START), text.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`${DOCUMENT} has no markers for the table.`);
  await writeFile(
    DOCUMENT,
    `${text.slice(0, before + START.length)}\n\n${table}\n\n${text.slice(after)}`,
  );
}
