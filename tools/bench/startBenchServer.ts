import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

// Server process of the benchmarks.

/** A server in a process of its own. */
type BenchServer = {
  url: string;
  pid: number | undefined;
  /** Sends it SIGTERM, and waits until it has ended. */
  stop: () => Promise<void>;
  /** Ends it at once. */
  kill: () => void;
};

/** Starts a server over an empty data folder. */
export async function startBenchServer(): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const server = fork(new URL("benchServer.ts", import.meta.url), [folder], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [port] = (await once(server, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid,
    stop: async () => {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      await removeFolder(folder);
    },
    kill: () => void server.kill("SIGKILL"),
  };
}
