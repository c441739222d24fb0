import { fork } from "node:child_process";
import { once } from "node:events";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { projectFolder } from "./tool.ts";

const EXIT_WITH_PARENT = pathToFileURL(join(import.meta.dirname, "exitWithParent.ts")).href;

/**
 * Runs a Node program to its end, in the project folder; it ends with this process. Throws if it
 * fails, and only then prints its output.
 */
export async function runProgram(script: string, ...args: string[]): Promise<void> {
  const child = fork(script, args, {
    cwd: projectFolder,
    execArgv: ["--import", EXIT_WITH_PARENT],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => void output.push(chunk));
  }
  const [code] = (await once(child, "close")) as [number | null];
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new Error(`${[relative(projectFolder, script), ...args].join(" ")} failed`);
}
