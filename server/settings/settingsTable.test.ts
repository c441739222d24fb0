import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settings } from "#server/config.ts";
import { settingsTable } from "./settingsTable.ts";
import { projectFolder } from "#server/process/tool.ts";

/** A Markdown table's cells, whatever its columns were padded to. */
const cellsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/^-+$/, "-")));

test("every setting has a row with its description", () => {
  for (const [name, schema] of Object.entries(settings.shape)) {
    expect(schema.meta()?.description, name).toBeTruthy();
    expect(settingsTable()).toContain(`\`${name}\``);
  }
});

test("the README holds the table that the schema prints", async () => {
  const readme = await readFile(join(projectFolder, "README.md"), "utf8");
  const table = /\n(\| Setting [\s\S]+?)\n\n/.exec(readme)?.[1] ?? "";
  expect(cellsOf(table)).toEqual(cellsOf(settingsTable()));
});
