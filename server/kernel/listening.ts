import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { SettingError } from "./config.ts";
import type { Config } from "./config.ts";
import { lookup } from "node:dns/promises";
import type { FastifyInstance } from "fastify";

// Address and port to listen on: the check at the start, and the listener.

/** Error codes of a host that has no address, or none of this machine. */
const FOREIGN = new Set<string | undefined>(["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL", "EINVAL"]);

/** First port that needs no privileges on Unix. */
const UNPRIVILEGED = 1024;

/** Returns the sentence that names the setting to change. */
function advice({ PORT, HOST }: Pick<Config, "PORT" | "HOST">, code: string | undefined): string {
  if (FOREIGN.has(code)) {
    return `HOST=${HOST} is not an address of this machine (${code}): give one that is, for example HOST=127.0.0.1.`;
  }
  const reason = code === "EADDRINUSE" ? "is taken" : `cannot be listened on (${code})`;
  const other = Math.max(PORT + 1, UNPRIVILEGED);
  return `PORT=${PORT} on ${HOST} ${reason}: give another, for example PORT=${other}.`;
}

/**
 * Checks that the port is free, before anything else starts; rejects if it is taken or forbidden,
 * or if the host is not an address of this machine. Returns the port: for 0 the free one that the
 * system chose.
 */
export function requireFreePort(settings: Pick<Config, "PORT" | "HOST">): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      reject(new SettingError(advice(settings, error.code), { cause: error }));
    });
    probe.listen(settings.PORT, settings.HOST, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Maximum number of connections that wait in the kernel's accept queue while the event loop is
 * busy; the system may allow fewer. A client whose connection finds the queue full tries again
 * after one, three and seven seconds.
 */
const ACCEPT_BACKLOG = 2048;

/**
 * Listens on one address, the first of a host name; returns the port. Given the name `localhost`,
 * Fastify opens a second server for its other address, and a shutdown would not wait for that one.
 */
export async function listenOnce(
  app: FastifyInstance,
  { HOST, PORT }: Pick<Config, "HOST" | "PORT">,
): Promise<number> {
  const { address } = await lookup(HOST);
  await app.listen({ port: PORT, host: address, backlog: ACCEPT_BACKLOG });
  const [listening] = app.addresses();
  return typeof listening === "object" ? listening.port : PORT;
}
