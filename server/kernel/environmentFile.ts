import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { projectFolder } from "./tool.ts";

// Environment file of the project (`.env`), for settings that nobody types at each start.

/**
 * Returns the path of the environment file: `ENV_FILE`, by default `.env`, in the project's folder;
 * undefined if `ENV_FILE` is empty.
 */
export function environmentFileOf({ ENV_FILE: named = ".env" }: NodeJS.ProcessEnv) {
  return named === "" ? undefined : resolve(projectFolder, named);
}

/**
 * Adds the variables of the environment file to an environment, whose own win.
 * @throws if the file cannot be read, or if `ENV_FILE` names one that does not exist
 */
export function addEnvironmentFile(env: NodeJS.ProcessEnv): void {
  const file = environmentFileOf(env);
  if (file === undefined) return;
  try {
    const variables = parseEnv(readFileSync(file, "utf8"));
    for (const [name, value] of Object.entries(variables)) env[name] ??= value;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (env["ENV_FILE"] !== undefined || !isMissing) throw error;
  }
}
