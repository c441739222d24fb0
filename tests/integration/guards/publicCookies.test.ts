import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/kernel/config.ts";
import type { Guard } from "#server/limits/guards.ts";
import { removeFolder } from "#tests/support/shop.ts";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-cookies-"))));
afterAll(() => removeFolder(folder));

/** Returns the cookies of a route that sets one, in a response with this `Cache-Control`. */
async function cookiesWith(caching: string | undefined, switchedOff: Guard[] = []) {
  const app = await createApp(readConfig({ DATA_DIR: folder }), {
    logLevel: "silent",
    switchedOff,
  });
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

test("without the guard a cache could hand out one shopper's session to everybody", async () => {
  expect(await cookiesWith("public, max-age=60", ["publicCookies"])).toBe(SET);
});

/** Returns the status and cookies of a route that sends a `Response` with a cookie. */
async function responseOf(switchedOff: Guard[] = []) {
  const app = await createApp(readConfig({ DATA_DIR: folder }), {
    logLevel: "silent",
    switchedOff,
  });
  const headers = { "set-cookie": SET, "cache-control": "public, max-age=60" };
  app.get("/mistaken", (_request, reply) => reply.send(new Response("ok", { headers })));
  const response = await app.inject("/mistaken");
  await app.close();
  return { status: response.statusCode, cookie: response.headers["set-cookie"] };
}

test("a Response, whose headers Fastify adds after all hooks, is never sent", async () => {
  expect(await responseOf()).toEqual({ status: 500, cookie: undefined });
});

test("without the guard a Response leaves with its cookie", async () => {
  expect(await responseOf(["publicCookies"])).toEqual({ status: 200, cookie: SET });
});
