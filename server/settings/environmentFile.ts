import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { projectFolder } from "#server/process/tool.ts";

// Environment file of the project (`.env`), for settings that nobody types at each start.

/**
 * Adds the variables of the environment file to an environment, whose own win. `ENV_FILE` names
 * another file than `.env` in the project's folder, or none if it is empty.
 * @throws if the file cannot be read, or if `ENV_FILE` names one that does not exist
 */
export function addEnvironmentFile(env: NodeJS.ProcessEnv): void {
  const { ENV_FILE: named } = env;
  if (named === "") return;
  try {
    const text = readFileSync(resolve(projectFolder, named ?? ".env"), "utf8");
    for (const [name, value] of Object.entries(parseEnv(text))) env[name] ??= value;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (named !== undefined || !isMissing) throw error;
  }
}
