import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/kernel/config.ts";
import type { Guard } from "#server/limits/guards.ts";
import { removeFolder } from "#tests/support/shop.ts";

const folder = await mkdtemp(join(tmpdir(), "vitrine-drain-"));
afterAll(() => removeFolder(folder));

const HALF = "POST /cart/items HTTP/1.1\r\nhost: shop\r\ncontent-length: 500\r\n\r\nproductId=";

/** Opens a server and a connection that has sent half a request. */
async function withHalfSent(name: string, switchedOff: Guard[] = []) {
  // No backend listens at that address, and none is needed.
  const settings = { GRAPHQL_ENDPOINT: "http://127.0.0.1:9/graphql" };
  const config = readConfig({ DATA_DIR: join(folder, name), ...settings });
  const app = await createApp(config, { logLevel: "silent", switchedOff });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const requested = once(app.server, "request");
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {}).resume();
  socket.write(HALF);
  await requested;
  return { app, socket };
}

/** Closes the app; returns "closed" if it ends before the other server does. */
const first = (app: FastifyInstance, other: Promise<unknown>) =>
  Promise.race([app.close().then(() => "closed"), other.then(() => "other closed")]);

/** Ends a connection from the client's side, so that its server can close. */
const release = (socket: Socket) => void socket.destroy();

test("a server that drains closes despite a half-sent request, before one that does not drain", async () => {
  const guarded = await withHalfSent("guarded");
  const unguarded = await withHalfSent("unguarded", ["drain"]);
  const closed = guarded.app.close();
  expect(await first(unguarded.app, closed)).toBe("other closed");
  release(unguarded.socket);
  await unguarded.app.close();
});
