import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settings } from "./config.ts";
import { settingsTable } from "./settingsTable.ts";
import { projectFolder } from "./tool.ts";

/** Returns a Markdown table's cells, without column padding. */
const cellsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/^-+$/, "-")));

test("The settings table has a row with a description for every setting", () => {
  for (const [name, schema] of Object.entries(settings.shape)) {
    expect(schema.meta()?.description, name).toBeTruthy();
    expect(settingsTable()).toContain(`\`${name}\``);
  }
});

test("The README contains the settings table generated from the schema", async () => {
  const readme = await readFile(join(projectFolder, "README.md"), "utf8");
  const table = /\n(\| Setting [\s\S]+?)\n\n/.exec(readme)?.[1] ?? "";
  expect(cellsOf(table)).toEqual(cellsOf(settingsTable()));
});
