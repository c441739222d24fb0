import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

// Backend of benchmarks whose responses cost the machine next to nothing.

/** A WooGraphQL backend in a process of its own. */
export type CannedBackend = {
  endpoint: string;
  pid: number | undefined;
  /**
   * From now on, it responds to each query as it did the first time, whoever the shopper is:
   * shoppers must have equal carts.
   */
  replay: () => void;
  stop: () => Promise<void>;
};

/** Starts the embedded shop as a backend, which responds itself until the bench switches it to replay. */
export async function startCannedBackend(): Promise<CannedBackend> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-canned-"));
  const child = fork(new URL("cannedProcess.ts", import.meta.url), [folder], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [endpoint] = (await once(child, "message")) as [string];
  return {
    endpoint,
    pid: child.pid,
    replay: () => void child.send("replay"),
    stop: async () => {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
      await removeFolder(folder);
    },
  };
}
