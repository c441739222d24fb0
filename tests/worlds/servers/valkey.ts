import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { requireFreePort } from "#server/kernel/listening.ts";
import { installedProgram, withProgram } from "./installedProgram.ts";
import { isListening } from "./isListening.ts";

// Valkey or Redis server of a test.

const program = installedProgram("valkey-server", "redis-server");

/** Options of tests that need a server. */
export const withValkey = withProgram(program, "valkey-server or redis-server");

/** Running server, which a test can stop, freeze and start again on the same port. */
export type Valkey = {
  url: string;
  /** Ends the process at once, as a crash does. */
  kill: () => Promise<void>;
  /** Starts it again, with the data that it had written. */
  start: () => Promise<void>;
  /** Lets it accept connections and respond to nothing. */
  freeze: () => void;
  thaw: () => void;
  /** Ends the process and deletes its data. */
  remove: () => Promise<void>;
};

/**
 * Starts a server on a free port. Each write is in its file before the response, so that the end of
 * the process loses none; it does not wait for the disk, which is slow while other tests run.
 */
export async function startValkey(): Promise<Valkey> {
  if (program === undefined) throw new Error("valkey-server or redis-server is not installed");
  const file = program;
  const folder = await mkdtemp(join(tmpdir(), "valkey-"));
  const port = await requireFreePort({ HOST: "127.0.0.1", PORT: 0 });
  let running: ChildProcess | undefined;

  async function start(): Promise<void> {
    const settings = ["--port", `${port}`, "--bind", "127.0.0.1", "--dir", folder];
    const stored = ["--save", "", "--appendonly", "yes", "--appendfsync", "no"];
    running = spawn(file, [...settings, ...stored], { stdio: "ignore" });
    while (!(await isListening(port))) await pause(10);
  }

  async function kill(): Promise<void> {
    const ending = running;
    running = undefined;
    if (!ending) return;
    const ended = once(ending, "exit");
    ending.kill("SIGKILL");
    await ended;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    freeze: () => void running?.kill("SIGSTOP"),
    thaw: () => void running?.kill("SIGCONT"),
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
