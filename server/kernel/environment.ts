import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { repositoryFolder } from "./tool.ts";

// Environment that the settings are read from: with the variables of the project's file (`.env`), and
// with the present names of settings.

/**
 * Returns the path of the environment file: `ENV_FILE`, by default `.env`, in the repository's
 * folder; undefined if `ENV_FILE` is empty.
 */
export function environmentFileOf({ ENV_FILE: named = ".env" }: NodeJS.ProcessEnv) {
  return named === "" ? undefined : resolve(repositoryFolder, named);
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

/** Former names of settings, which still work: old name → new name. */
export const renamedSettings: Readonly<Record<string, string>> = {
  DRAW_AHEAD: "PRERENDER_PICTURES",
  KEEP_BUILDS_DAYS: "RETAIN_BUILDS_DAYS",
};

const isSet = (value: string | undefined) => value !== undefined && value !== "";

/** Returns the former names set in an environment, each with its new one. */
const formerNames = (env: NodeJS.ProcessEnv, names: typeof renamedSettings) =>
  Object.entries(names).filter(([former]) => isSet(env[former]));

/** Returns one deprecation notice per setting given by a former name, printed on start. */
export const renamedNotices = (env: NodeJS.ProcessEnv, names = renamedSettings): string[] =>
  formerNames(env, names).map(
    ([former, name]) => `${former} is now called ${name}; the old name still works.`,
  );

/**
 * Returns an error sentence for a setting given by both of its names; undefined if there is none.
 */
export function doubledSetting(env: NodeJS.ProcessEnv, names = renamedSettings) {
  const doubled = formerNames(env, names).find(([, name]) => isSet(env[name]));
  if (!doubled) return undefined;
  const [former, name] = doubled;
  return `${former} and ${name} are the same setting and cannot both be set: remove ${former}.`;
}

/** Returns the settings with every former name replaced by its new one. */
export function withNewNames(env: NodeJS.ProcessEnv, names = renamedSettings): NodeJS.ProcessEnv {
  const renamed = formerNames(env, names).map(([former, name]) => [name, env[former]] as const);
  return { ...env, ...Object.fromEntries(renamed) };
}
