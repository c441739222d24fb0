import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import { afterAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import type { Guard } from "#server/limits/guards.ts";
import { scaled } from "#tests/support/environment.ts";
import { removeFolder } from "#tests/support/shop.ts";

const folder = await mkdtemp(join(tmpdir(), "vitrine-slow-"));
const apps: FastifyInstance[] = [];
afterAll(async () => {
  for (const app of apps) {
    app.server.closeAllConnections();
    await app.close();
  }
  await removeFolder(folder);
});

/** More bytes than the kernel buffers at both ends of a connection. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

async function listeningApp(name: string, switchedOff: Guard[] = []): Promise<FastifyInstance> {
  // No backend listens at that address, and none is needed.
  const settings = { GRAPHQL_ENDPOINT: "http://127.0.0.1:9/graphql" };
  const config = readConfig({ DATA_DIR: join(folder, name), ...settings });
  const app = await createApp(config, { logLevel: "silent", switchedOff });
  app.get("/large", (_request, reply) => reply.type("application/octet-stream").send(LARGE));
  await app.listen({ port: 0, host: "127.0.0.1" });
  apps.push(app);
  return app;
}

const countOf = async ({ server }: FastifyInstance) =>
  promisify((done: (error: Error | null, count: number) => void) => server.getConnections(done))();

/** Opens a connection that sends these bytes and reads nothing. */
async function hold({ server }: FastifyInstance, sent: string): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.pause();
  if (sent) socket.write(sent);
}

const KINDS = [
  "",
  "GET / HTTP/1.1\r\nhost: shop\r\n",
  "POST /cart/items HTTP/1.1\r\nhost: shop\r\ncontent-length: 500\r\n\r\nproductId=",
  'POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"que',
  "GET /large HTTP/1.1\r\nhost: shop\r\n\r\n",
];

test(
  "a silent connection, a half-sent request and an unread response hold their sockets for 15 s at most",
  { timeout: scaled(60_000) },
  async () => {
    const guarded = await listeningApp("guarded");
    const unguarded = await listeningApp("unguarded", ["slowRequests"]);
    for (const sent of KINDS) {
      await hold(unguarded, sent);
      await hold(guarded, sent);
    }
    await expect.poll(() => countOf(guarded)).toBe(KINDS.length);
    await expect.poll(() => countOf(guarded), { timeout: scaled(17_000) }).toBe(0);
    expect(await countOf(unguarded)).toBe(KINDS.length);
  },
);
