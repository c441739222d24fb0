import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import type { ViteDevServer } from "vite";
import { relayProjects, projectFolder, toolCommand } from "#server/kernel/tool.ts";

// Relay compiler runs of the development server: at the start, and after changed documents.

/**
 * Delay before a changed file is read: the watcher reports changes of 50 ms as one, and the file
 * may still be being written then.
 */
const WRITTEN_MS = 100;

/** Relay compile error; the message is the compiler's report. */
export class RelayCompileError extends Error {
  override name = "RelayCompileError";
}

async function compileProject(project: string): Promise<void> {
  const [node, script] = toolCommand("relay-compiler");
  const child = spawn(node, [script, project], {
    cwd: projectFolder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close") as Promise<[number | null]>;
  const [[code], out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  process.stdout.write(out);
  process.stderr.write(err);
  if (code === 0) return;
  const report = stripVTControlCharacters(`${out}\n${err}`).replaceAll(/^\[INFO\].*\n?/gm, "");
  const error = new RelayCompileError(report.trim());
  // The positions in the documents; the stack of this process would hide them.
  const positions = report.match(/^ +\S+:\d+:\d+$/gm) ?? [];
  error.stack = positions.map((position) => `    at ${position.trim()}`).join("\n");
  throw error;
}

/** Compiles every Relay project once; rejects with `RelayCompileError` if one fails. */
export async function compileRelay(): Promise<void> {
  for (const project of relayProjects) await compileProject(project);
}

/** Runs the compiler whenever a file with a `graphql` tag changes; one run at a time. */
export function compileOnChange(
  vite: ViteDevServer,
  onResult: (error: RelayCompileError | undefined) => void,
): void {
  let isRunning = false;
  let isWanted = false;
  const run = () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    void compileRelay()
      .then(() => onResult(undefined), onResult)
      .finally(() => {
        isRunning = false;
        if (isWanted) run();
      });
  };
  const onChange = async (file: string) => {
    if (!/\/(components|pages|relay)\/.*\.tsx?$/.test(file)) return;
    await setTimeout(WRITTEN_MS);
    const source = await readFile(file, "utf8").catch(() => "");
    if (source.includes("graphql`")) run();
  };
  vite.watcher.on("change", (file) => void onChange(file));
  vite.watcher.on("add", (file) => void onChange(file));
}
