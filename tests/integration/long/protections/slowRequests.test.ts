import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import { afterAll, expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { startMeasuredServer } from "#tests/worlds/servers/startMeasuredServer.ts";
import type { MeasuredServer } from "#tests/worlds/servers/startMeasuredServer.ts";
import { openWorld } from "#tests/worlds/world.ts";

const folder = await mkdtemp(join(tmpdir(), "vitrine-slow-"));
const apps: FastifyInstance[] = [];
let measured: MeasuredServer | undefined;
const held: Socket[] = [];
afterAll(async () => {
  for (const socket of held) socket.destroy();
  await measured?.stop();
  for (const app of apps) {
    app.server.closeAllConnections();
    await app.close();
  }
  await removeFolder(folder);
});

/** More bytes than the kernel buffers at both ends of a connection. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

async function openIn(name: string): Promise<FastifyInstance> {
  // No backend listens at that address, and none is needed.
  const GRAPHQL_ENDPOINT = "http://127.0.0.1:9/graphql";
  const { app } = await openWorld({ settings: { DATA_DIR: join(folder, name), GRAPHQL_ENDPOINT } });
  app.get("/large", (_request, reply) => reply.type("application/octet-stream").send(LARGE));
  apps.push(app);
  return app;
}

const listen = (app: FastifyInstance) => app.listen({ port: 0, host: "127.0.0.1" });

async function listeningApp(name: string): Promise<FastifyInstance> {
  const app = await openIn(name);
  await listen(app);
  return app;
}

const countOf = async ({ server }: FastifyInstance) =>
  promisify((done: (error: Error | null, count: number) => void) => server.getConnections(done))();

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

/** Opens a connection that sends these bytes and reads nothing. */
async function hold(port: number, sent: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  held.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.pause();
  if (sent) socket.write(sent);
  return socket;
}

/** Time for which a slow request may hold its socket, and the interval of the checks below. */
const [BUDGET_MS, STEP_MS] = [15_000, 50];
const BUDGET = { timeout: scaled(BUDGET_MS) + STEP_MS, interval: STEP_MS };

const KINDS = [
  "",
  "GET / HTTP/1.1\r\nhost: shop\r\n",
  "POST /cart/items HTTP/1.1\r\nhost: shop\r\ncontent-length: 500\r\n\r\nproductId=",
  'POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"que\r\n',
  "GET /large HTTP/1.1\r\nhost: shop\r\n\r\n",
];

test(
  "a silent connection, a half-sent request and an unread response hold their sockets for 15 s at most",
  { timeout: scaled(60_000) },
  async () => {
    const app = await listeningApp("held");
    for (const sent of KINDS) await hold(portOf(app), sent);
    await expect.poll(() => countOf(app)).toBe(KINDS.length);
    await expect.poll(() => countOf(app), BUDGET).toBe(0);
  },
);

test(
  "a request whose headers or body arrive one byte at a time loses its socket after 15 s at most",
  { timeout: scaled(60_000) },
  async () => {
    const app = await listeningApp("trickled");
    const timers: NodeJS.Timeout[] = [];
    const begun = ["GET / HTTP/1.1\r\nhost: shop\r\nx-slow: ", ...KINDS.slice(2, 4)];
    for (const sent of begun) {
      const socket = await hold(portOf(app), sent);
      // The third request sends its body in chunks.
      const byte = sent.includes("chunked") ? "1\r\nx\r\n" : "x";
      timers.push(setInterval(() => socket.write(byte), 200));
    }
    await expect.poll(() => countOf(app)).toBe(begun.length);
    await expect.poll(() => countOf(app), BUDGET).toBe(0);
    for (const timer of timers) clearInterval(timer);
  },
);

test(
  "a connection whose reader stops is reset, so that the kernel keeps no unread bytes either",
  { timeout: scaled(60_000) },
  async () => {
    const app = await listeningApp("reset");
    const socket = await hold(portOf(app), KINDS.at(-1) ?? "");
    await expect.poll(() => countOf(app)).toBe(1);
    await expect.poll(() => countOf(app), BUDGET).toBe(0);
    const end = once(socket, "close").catch((error: unknown) => error);
    socket.resume();
    expect(await end).toMatchObject({ code: "ECONNRESET" });
  },
);

test(
  "empty lines after a response do not extend the keep-alive timeout",
  { timeout: scaled(60_000) },
  async () => {
    const app = await listeningApp("idle");
    app.server.keepAliveTimeout = 500;
    const socket = await hold(portOf(app), "GET /livez HTTP/1.1\r\nhost: shop\r\n\r\n");
    socket.resume();
    const timer = setInterval(() => socket.write("\r\n"), 100);
    expect(await countOf(app)).toBe(1);
    await expect.poll(() => countOf(app), BUDGET).toBe(0);
    clearInterval(timer);
  },
);

/** Number of half-sent posts, and bytes of the body that each has sent: less than any limit. */
const [POSTS, SENT] = [500, 30 * 1024];
/** Bytes that a connection may take beside the received ones, and those after its end. */
const [OVERHEAD, REST] = [32 * 1024, 8 * 1024];

const postOf = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${type}\r\ncontent-length: ${SENT + 1}\r\n\r\n${"x".repeat(SENT)}`;

const HALF_SENT = [
  postOf("/cart/items", "application/x-www-form-urlencoded"),
  postOf("/graphql", "application/json"),
];

/** Number of posts in chunks of one byte, and of their chunks: few enough for a busy machine. */
const [MANY, CHUNKS] = [50, 6 * 1024];

/** A post in chunks of one byte, without its end. */
const IN_BYTES = `POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${"1\r\nx\r\n".repeat(CHUNKS)}`;

/** Opens connections with half-sent posts; resolves once the server has received all of them. */
async function holdPosts(
  { port, traffic }: MeasuredServer,
  count: number,
  posts: readonly string[] = HALF_SENT,
): Promise<Socket[]> {
  const sent = Array.from({ length: count }, (_, post) => posts[post % posts.length] ?? "");
  const sockets: Socket[] = [];
  for (const bytes of sent) sockets.push(await hold(port, bytes));
  const received = async () => (await traffic()).received;
  await expect.poll(received).toBe(sent.join("").length);
  return sockets;
}

test(
  "a half-sent post takes at most 32 KiB of memory beside its bytes, also in chunks of one byte, and frees it within 15 s",
  { timeout: scaled(120_000) },
  async () => {
    const server = await startMeasuredServer(join(folder, "measured"));
    measured = server;
    const { memory, traffic } = server;
    const isEmpty = async () => (await traffic()).connections === 0;
    // Loads the code that reads and ends posts.
    for (const socket of await holdPosts(server, 50)) socket.destroy();
    await expect.poll(isEmpty).toBe(true);

    let before = await memory();
    const inBytes = await holdPosts(server, MANY, [IN_BYTES]);
    expect((await memory()) - before).toBeLessThan((CHUNKS + OVERHEAD) * MANY);
    for (const socket of inBytes) socket.destroy();
    await expect.poll(isEmpty).toBe(true);

    before = await memory();
    await holdPosts(server, POSTS);
    const grown = (await memory()) - before;
    expect(grown).toBeGreaterThan((SENT / 2) * POSTS);
    expect(grown).toBeLessThan((SENT + OVERHEAD) * POSTS);
    await expect.poll(isEmpty, BUDGET).toBe(true);
    await expect.poll(async () => (await memory()) - before).toBeLessThan(REST * POSTS);
  },
);
