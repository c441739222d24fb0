import { expect, test } from "vitest";
import { compareSizes } from "./sizeGrowth.ts";

const main = { script: 170_000, style: 16_000 };
const WARNING = "Warning: vike 9.9.9 left unchanged.";

test("A page may grow by two percent, and have a size that main does not know", () => {
  const { lines, exitCode } = compareSizes({ script: 173_400, style: 15_000, new: 9 }, main);
  expect(exitCode).toBe(0);
  expect(lines).toEqual([
    expect.stringMatching(/^ok {3}script +173\.4 kB, +170\.0 kB on main$/),
    expect.stringContaining("ok   style"),
    expect.stringMatching(/^ok {3}new .*, new$/),
  ]);
});

test("A page that grows by more fails, with what to do", () => {
  const { lines, exitCode } = compareSizes({ script: 173_401, style: 16_000 }, main);
  expect(exitCode).toBe(1);
  expect(lines[0]).toContain("OVER script");
  expect(lines.at(-1)).toContain("CHANGELOG.md");
});

test("Growth is only reported while a package has an untested version", () => {
  const { lines, exitCode } = compareSizes({ script: 200_000 }, main, WARNING);
  expect(exitCode).toBe(0);
  expect(lines).toEqual([expect.stringContaining("OVER script"), WARNING]);
});
