import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { basename, dirname, join } from "node:path";

// Paths, programs and configurations of the project's tools.

/** The project folder, independent of the working directory. */
export const projectFolder = join(import.meta.dirname, "..", "..");

/**
 * The folder whose `.env` and `shop/` people write: the project's, or the merchant's repository that
 * the project is unpacked in, as `.vitrine/`.
 */
export const repositoryFolder =
  basename(projectFolder) === ".vitrine" ? dirname(projectFolder) : projectFolder;

/**
 * Returns the command that runs a package's program with the current Node: program and first
 * argument. `node_modules/.bin` would take Node from PATH, which is an older one if the command was
 * not started through npm. Throws if the package or its program is not installed.
 */
export function toolCommand(packageName: string, command = packageName): [string, string] {
  const file = findPackageJSON(packageName, import.meta.url);
  if (file === undefined) throw new Error(`${packageName} is not installed`);
  const { bin } = JSON.parse(readFileSync(file, "utf8")) as {
    bin?: string | Record<string, string>;
  };
  const script = typeof bin === "string" ? bin : bin?.[command];
  if (!script) throw new Error(`${packageName} has no command ${command}`);
  return [process.execPath, join(dirname(file), script)];
}

/** Relay compiler configurations: for the storefront's documents and for the server's. */
export const relayProjects = ["relay.config.json", "relay.server.json"] as const;
