import { expect, test } from "vitest";
import { judgeSizes } from "./sizeLimits.ts";

const script = { what: "script", bytes: 155_000, limit: 155_000 };
const style = { what: "style", bytes: 16_001, limit: 16_000 };
const WARNING = "Warning: vike 9.9.9 left unchanged.";

test("judgeSizes accepts sizes up to their limits", () => {
  const { lines, exitCode } = judgeSizes([script]);
  expect(exitCode).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/^ok {3}script +155\.0 kB of +155\.0 kB$/)]);
});

test("judgeSizes fails if one size exceeds its limit, and names it", () => {
  const { lines, exitCode } = judgeSizes([script, style]);
  expect(exitCode).toBe(1);
  expect(lines.filter((line) => line.startsWith("OVER"))).toEqual([
    expect.stringContaining("style"),
  ]);
});

test("An exceeded limit is only reported while a package has an untested version", () => {
  const { lines, exitCode } = judgeSizes([script, style], WARNING);
  expect(exitCode).toBe(0);
  expect(lines).toEqual([
    expect.stringContaining("ok"),
    expect.stringContaining("OVER style"),
    WARNING,
  ]);
});
