import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { appliedFaults, unappliedFaults, unusualFaults } from "./faultKinds.ts";

const document = readFile(new URL("../README.md", import.meta.url), "utf8");

test("The fault bench's README lists every kind of fault once", async () => {
  const [, section = ""] = /\n## Faults\n([\s\S]*?)\n## /.exec(await document) ?? [];
  const listed = Array.from(section.matchAll(/`(\w+)`/g), ([, name = ""]) => name);
  const kinds = [...appliedFaults, ...unappliedFaults, ...unusualFaults];
  expect(listed.toSorted()).toEqual(kinds.toSorted());
});
