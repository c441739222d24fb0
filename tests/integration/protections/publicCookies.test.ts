import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWorld } from "#tests/worlds/world.ts";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-cookies-"))));
afterAll(() => removeFolder(folder));

/** Returns the cookies of a route that sets one, in a response with this `Cache-Control`. */
async function cookiesWith(caching: string | undefined) {
  const { app } = await openWorld({ settings: { DATA_DIR: folder } });
  app.get("/mistaken", (_request, reply) => {
    if (caching !== undefined) reply.header("cache-control", caching);
    return reply.setCookie("woo-session", "somebody", { path: "/" }).send("ok");
  });
  const { headers } = await app.inject("/mistaken");
  await app.close();
  return headers["set-cookie"];
}

const SET = "woo-session=somebody; Path=/; SameSite=Lax";

test.each(["public, max-age=60", "max-age=60", undefined])(
  "a response with the Cache-Control %s never leaves with a cookie",
  async (caching) => {
    expect(await cookiesWith(caching)).toBeUndefined();
  },
);

test.each(["private, no-store", "no-store"])(
  "a response with the Cache-Control %s keeps its cookie",
  async (caching) => {
    expect(await cookiesWith(caching)).toBe(SET);
  },
);

test("a Response, whose headers Fastify adds after all hooks, is never sent", async () => {
  const { app } = await openWorld({ settings: { DATA_DIR: folder } });
  const headers = { "set-cookie": SET, "cache-control": "public, max-age=60" };
  app.get("/mistaken", (_request, reply) => reply.send(new Response("ok", { headers })));
  const response = await app.inject("/mistaken");
  await app.close();
  expect([response.statusCode, response.headers["set-cookie"]]).toEqual([500, undefined]);
});
