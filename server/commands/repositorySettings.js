import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";

/**
 * Returns the settings file of a merchant's repository, with its settings; `file` is undefined if the
 * project's own default holds: a file that does not exist is an error only where a setting names it.
 */
export function repositorySettings(root) {
  const { ENV_FILE: named } = process.env;
  const file = named === "" ? "" : resolve(root, named ?? ".env");
  const isRead = file !== "" && existsSync(file);
  const settings = isRead ? parseEnv(readFileSync(file, "utf8")) : {};
  return { file: isRead || named !== undefined ? file : undefined, settings };
}
