import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { environment, isLongForm } from "./environment.ts";

// Servers of the system that some tests run: Valkey, nginx.

/** Folders of the system's servers, which not every user's path has. */
const SERVER_FOLDERS = ["/usr/local/sbin", "/usr/sbin"];

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the file of the first installed program of some names; undefined if there is none. */
export function installedProgram(...names: string[]): string | undefined {
  const folders = [...(environment["PATH"] ?? "").split(delimiter), ...SERVER_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Returns options of tests that need a program: without it they are skipped, and in the long form
 * they fail.
 */
export const withProgram = (program: string | undefined, name: string) => ({
  skip: program === undefined && !isLongForm,
  meta: { skipReason: `${name} is not installed` },
});
