import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { appliedFaults, unappliedFaults, unusualFaults } from "./faultKinds.ts";

/** Names in code style in a Markdown text. */
const namesIn = (markdown = "") => Array.from(markdown.matchAll(/`(\w+)`/g), ([, name]) => name);

const document = readFile(join(projectFolder, "docs", "reliability.md"), "utf8");

test("Each table of faults in the documentation has each kind of fault in one row", async () => {
  const faultTables = (await document)
    .split("\n\n")
    .map((block) => block.split("\n").map((row) => row.split("|").map((cell) => cell.trim())))
    .filter(([header = []]) => header[1] === "Fault" && header[2]?.startsWith("Kind"));
  expect(faultTables).toHaveLength(3);
  const common: readonly string[] = [...appliedFaults, ...unappliedFaults];
  for (const rows of faultTables) {
    const kinds = rows
      .flatMap((row) => namesIn(row[2]))
      .filter((name) => name && common.includes(name));
    expect(kinds).toHaveLength(common.length);
    expect(kinds).toEqual(expect.arrayContaining([...common]));
  }
});

test("The documentation names the number of the kinds, and each unusual one", async () => {
  const paragraph = (await document)
    .split("\n")
    .find((line) => line.includes("kinds of faults that tests"));
  expect(paragraph).toContain(
    `the ${appliedFaults.length + unappliedFaults.length} kinds of faults`,
  );
  expect(namesIn(paragraph)).toEqual(expect.arrayContaining(unusualFaults));
});
