import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { guardNames } from "#server/limits/guards.ts";

test("Each guard is switched off by a test, which shows what it prevents", async () => {
  const files = globSync("{server,tests}/**/*.test.ts");
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const isTested = (guard: string) =>
    texts.some((text) => new RegExp(String.raw`"${guard}"|^ *${guard}: \{`, "m").test(text));
  expect(guardNames.filter((guard) => !isTested(guard))).toEqual([]);
});
