import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { appliedFaults, unappliedFaults, unusualFaults } from "./faultKinds.ts";

const document = readFile(join(projectFolder, "tests/faults/README.md"), "utf8");

test("The fault bench's README lists every kind of fault once", async () => {
  const [, section = ""] = /\n## Faults\n([\s\S]*?)\n## /.exec(await document) ?? [];
  const listed = Array.from(section.matchAll(/`(\w+)`/g), ([, name = ""]) => name);
  const kinds = [...appliedFaults, ...unappliedFaults, ...unusualFaults];
  expect(listed.toSorted()).toEqual(kinds.toSorted());
});
