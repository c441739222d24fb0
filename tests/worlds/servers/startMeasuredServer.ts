import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { environment } from "./environment.ts";

// Server process of the tests that measure memory, connections and received bytes.

/** Open connections of a server, and the bytes received over them. */
export type Traffic = { connections: number; received: number };

/** A server in a separate process. */
export type MeasuredServer = {
  port: number;
  traffic: () => Promise<Traffic>;
  /** Collects garbage; returns the bytes in use then, of the heap and of buffers. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Starts a server over a data folder. */
export async function startMeasuredServer(dataDir: string): Promise<MeasuredServer> {
  const child = fork(join(import.meta.dirname, "measuredServer.ts"), [dataDir], {
    env: environment,
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [port] = (await once(child, "message")) as [number];
  async function request(wanted: "memory" | "traffic"): Promise<unknown> {
    const message = once(child, "message");
    child.send(wanted);
    return ((await message) as [unknown])[0];
  }
  return {
    port,
    traffic: async () => (await request("traffic")) as Traffic,
    memory: async () => (await request("memory")) as number,
    stop: async () => {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
