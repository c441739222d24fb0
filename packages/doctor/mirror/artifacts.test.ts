import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";

test("The mirror's documents are valid, and have not changed without their artifacts", () => {
  const compiler = createRequire(import.meta.url).resolve("relay-compiler/cli.js");
  const cwd = join(import.meta.dirname, "..");
  const arguments_ = [compiler, "--validate"];
  const { status, stderr } = spawnSync(process.execPath, arguments_, { cwd, encoding: "utf8" });
  expect(status, stderr).toBe(0);
});
