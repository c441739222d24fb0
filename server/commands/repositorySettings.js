import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";

/** Returns the settings in the file of a merchant's repository; none without one. */
export function repositorySettings(root) {
  const { ENV_FILE: named = ".env" } = process.env;
  const file = resolve(root, named);
  return named !== "" && existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}
