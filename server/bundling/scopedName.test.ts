import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scopedName } from "./scopedName.ts";

test("No two style modules give a class the same name", () => {
  const files = globSync("{components,pages}/**/*.module.css");
  const names = files.flatMap((file) => {
    const css = readFileSync(file, "utf8");
    const classes = new Set(Array.from(css.matchAll(/\.([a-z]\w*)/gi), ([, name = ""]) => name));
    return [...classes].map((name) => scopedName(name, file, css));
  });
  expect(files.length).toBeGreaterThan(50);
  expect(names.toSorted().filter((name, index, all) => name === all[index - 1])).toEqual([]);
});
