import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWorld } from "#tests/worlds/world.ts";

const folder = await mkdtemp(join(tmpdir(), "vitrine-pipelined-"));
const apps: FastifyInstance[] = [];
const held: Socket[] = [];
afterAll(async () => {
  for (const socket of held) socket.destroy();
  for (const app of apps) {
    app.server.closeAllConnections();
    await app.close();
  }
  await removeFolder(folder);
});

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

/** Opens a connection that sends these bytes and reads nothing. */
async function hold(port: number, sent: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  held.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.pause();
  socket.write(sent);
  return socket;
}

describe("Pipelined requests", () => {
  const requests = (count: number, path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`.repeat(count);

  /** Opens an app with a page that takes a moment, and counts its requests. */
  async function countingApp(name: string) {
    // No backend listens at that address, and none is needed.
    const GRAPHQL_ENDPOINT = "http://127.0.0.1:9/graphql";
    const settings = { DATA_DIR: join(folder, name), GRAPHQL_ENDPOINT };
    const { app } = await openWorld({ settings });
    apps.push(app);
    const handled = { count: 0 };
    app.get("/busy", () => {
      const until = performance.now() + 2;
      while (performance.now() < until);
      handled.count += 1;
      return String(handled.count);
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    return { app, handled };
  }

  /** Returns the number of handled requests of ten connections when another one has its response. */
  async function handledBefore({ app, handled }: Awaited<ReturnType<typeof countingApp>>) {
    await Promise.all(Array.from({ length: 10 }, () => hold(portOf(app), requests(50, "/busy"))));
    await expect.poll(() => handled.count, { interval: 1 }).toBeGreaterThan(0);
    await fetch(`http://127.0.0.1:${portOf(app)}/livez`);
    return handled.count;
  }

  test("are handled one by one, between those of other connections", async () => {
    expect(await handledBefore(await countingApp("in-turn"))).toBeLessThan(150);
  });

  test("get their responses in order", async () => {
    const { app } = await countingApp("in-order");
    const socket = await hold(portOf(app), requests(20, "/busy"));
    socket.setEncoding("latin1");
    let received = "";
    socket.on("data", (text: string) => (received += text));
    socket.resume();
    const numbers = Array.from({ length: 20 }, (_, at) => String(at + 1));
    const bodies = () => received.split("\r\n\r\n").map((part) => /^\d+/.exec(part)?.[0]);
    await expect.poll(() => bodies().filter(Boolean)).toEqual(numbers);
  });

  test("of which too many wait reset their connection, and a shutdown waits for none", async () => {
    const { app } = await countingApp("too-many");
    const socket = await hold(portOf(app), requests(400, "/busy"));
    socket.resume();
    await expect(once(socket, "close")).rejects.toMatchObject({ code: "ECONNRESET" });
    const startedAt = performance.now();
    await app.close();
    expect(performance.now() - startedAt).toBeLessThan(scaled(4_000));
  });
});
