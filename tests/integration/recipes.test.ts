import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";

const FOLDER = join(projectFolder, "docs/recipes");

/** The lines that a change starts from, without indentation, which recipes shorten. */
const before = (block: string) =>
  block
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("+"))
    .map((line) => line.replace(/^- */, "").replaceAll(/\s+/g, " "));

/** Returns the changes of a recipe, each with the file that its step named last. */
function changesIn(recipe: string): { file: string; lines: string[] }[] {
  let file = "";
  const parts = recipe.matchAll(/`([\w@./+-]+\.\w+)`|^ *```diff\n([\s\S]*?)^ *```$/gm);
  return [...parts].flatMap(([, named, block]) => {
    if (block === undefined) file = named ?? file;
    return block === undefined ? [] : [{ file, lines: before(block) }];
  });
}

/** Returns whether lines follow each other in a text. */
function contains(text: string, lines: readonly string[]): boolean {
  const own = text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " "));
  const used = own.filter((line) => line !== "");
  return used.some((_, start) => lines.every((line, place) => used[start + place] === line));
}

test("Every diff in a recipe applies to lines that its file contains", async () => {
  const missing: unknown[] = [];
  let count = 0;
  for (const name of await readdir(FOLDER)) {
    for (const { file, lines } of changesIn(await readFile(join(FOLDER, name), "utf8"))) {
      count += 1;
      const text = await readFile(join(projectFolder, file), "utf8").catch(() => "");
      if (!contains(text, lines)) missing.push({ recipe: name, file, lines });
    }
  }
  expect(count).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
