import { lookup } from "node:dns/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";

// HTTP listener on a single address, with a long accept queue.

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
