import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { projectFolder } from "#server/kernel/tool.ts";

// Folders with tests of their own, which the gate runs only if they have changed.

/** Folders whose tests run in the long form, and in the gate after a change of theirs. */
export const packages: readonly string[] = [
  ...globSync("packages/*", { cwd: projectFolder }),
  "wordpress",
].filter((folder) => globSync(`${folder}/**/*.test.ts`, { cwd: projectFolder }).length > 0);

/** The branch that a change is compared with. */
const MAIN = "origin/main";

/** Returns true if a folder differs from the main branch; false also if there is none here. */
export function hasChanged(folder: string): boolean {
  const command = ["diff", "--quiet", MAIN, "--", folder];
  return spawnSync("git", command, { cwd: projectFolder }).status === 1;
}
