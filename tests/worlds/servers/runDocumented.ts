import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment } from "./environment.ts";

/** Runs the commands after a marker in docs/operations.md, as a person's shell does. */
export async function runDocumented(
  marker: string,
  settings: Record<string, string>,
): Promise<string> {
  const text = await readFile(join(projectFolder, "docs/operations.md"), "utf8");
  const [, commands = ""] =
    new RegExp(`<!-- ${marker} -->\\s+\`\`\`sh\\n([\\s\\S]+?)\`\`\``).exec(text) ?? [];
  expect(commands).not.toBe("");
  const { stdout } = await promisify(execFile)("sh", ["-c", commands], {
    cwd: projectFolder,
    env: { ...environment, ...settings },
  });
  return stdout;
}
