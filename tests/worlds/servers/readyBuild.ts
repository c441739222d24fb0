import { execFileSync } from "node:child_process";
import { isBuildCurrent } from "#server/rendering/builtSources.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { environment } from "./environment.ts";

/** Global setup of tests that serve pages: a current build, made once for all of them. */
export async function setup(): Promise<void> {
  process.chdir(projectFolder);
  if (await isBuildCurrent()) return;
  execFileSync(process.execPath, ["server/commands/build.ts"], { env: environment });
}
