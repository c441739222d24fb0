import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The project's own folder, whatever the working directory is. */
export const projectFolder = join(import.meta.dirname, "..", "..");

/**
 * How to run a package's command with the Node that is running now: the program and its first
 * argument. `node_modules/.bin` would ask PATH for a Node, and find an older one where a command
 * was not started through npm. Throws where the package or the command is not installed.
 */
export function toolCommand(packageName: string, command = packageName): [string, string] {
  const folder = join(projectFolder, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin?: string | Record<string, string>;
  };
  const script = typeof bin === "string" ? bin : bin?.[command];
  if (!script) throw new Error(`${packageName} has no command ${command}`);
  return [process.execPath, join(folder, script)];
}
