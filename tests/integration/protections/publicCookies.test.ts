import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookies, readToken, setCookie } from "#server/shopper/cookies.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { sendAdd, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { openWorld } from "#tests/worlds/world.ts";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-cookies-"))));
afterAll(() => removeFolder(folder));

const SESSION = "eyJh.eyJi.c";
const PUBLIC = "public, max-age=60";

type Mistake = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Requests a mistaken route of a real server; as in production unless leaks are refused. */
async function respond(handler: Mistake, { refusesLeaks = false } = {}) {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { app } = await openWorld({
    settings: { DATA_DIR: folder },
    app: { refusesLeaks, logLevel: "error", logStream },
  });
  app.get("/mistaken", handler);
  const response = await app.inject({
    url: "/mistaken",
    headers: { cookie: `woo-session=${SESSION}` },
  });
  await app.close();
  const { statusCode, headers, body } = response;
  const { "set-cookie": set, "cache-control": caching } = headers;
  const logged = lines.filter((line) => line.includes("a response that a cache may store"));
  return { statusCode, body, set, caching, logged: logged.length };
}

const sending =
  (caching: string | undefined): Mistake =>
  (_request, reply) => {
    if (caching !== undefined) reply.header("cache-control", caching);
    return reply.setCookie("woo-session", "somebody", { path: "/" }).send("ok");
  };
const SET = "woo-session=somebody; Path=/; SameSite=Lax";

test.each([PUBLIC, "max-age=60", undefined])(
  "a response with the Cache-Control %s never leaves with a cookie",
  async (caching) => {
    const sent = await respond(sending(caching));
    expect(sent).toEqual({ statusCode: 200, body: "ok", set: undefined, caching, logged: 1 });
  },
);

test.each(["private, no-store", "no-store"])(
  "a response with the Cache-Control %s keeps its cookie",
  async (caching) => {
    const sent = await respond(sending(caching), { refusesLeaks: true });
    expect(sent).toEqual({ statusCode: 200, body: "ok", set: SET, caching, logged: 0 });
  },
);

test("a response that depends on the session becomes private", async () => {
  const sent = await respond((request, reply) =>
    reply.header("cache-control", PUBLIC).send(readToken(request, cookies.session)),
  );
  expect(sent).toEqual({
    statusCode: 200,
    body: SESSION,
    set: undefined,
    caching: "private, no-store",
    logged: 1,
  });
});

test("a response that sets the session becomes private, and keeps it", async () => {
  const sent = await respond((request, reply) => {
    setCookie(request, reply, cookies.session, "eyJx.eyJy.z");
    return reply.header("cache-control", PUBLIC).send("ok");
  });
  expect(sent).toMatchObject({ caching: "private, no-store", logged: 1 });
  expect(sent.set).toContain("woo-session=eyJx.eyJy.z");
});

test("a route reads no cookie past the shopper's module", async () => {
  const { body, caching } = await respond((request, reply) =>
    reply
      .header("cache-control", PUBLIC)
      .send({ cookies: request.cookies, headers: request.headers, raw: request.raw.headers }),
  );
  expect(body).not.toContain(SESSION);
  expect(caching).toBe(PUBLIC);
});

test.each<[string, Mistake]>([
  ["sets a cookie", sending(PUBLIC)],
  [
    "reads one",
    (request, reply) =>
      reply.header("cache-control", PUBLIC).send(readToken(request, cookies.session)),
  ],
])("in tests, a public response that %s is an error", async (_, handler) => {
  const { statusCode, body, set } = await respond(handler, { refusesLeaks: true });
  expect([statusCode, set]).toEqual([500, undefined]);
  expect(body).not.toContain(SESSION);
});

test("a Response, whose headers Fastify adds after all hooks, is never sent", async () => {
  const headers = { "set-cookie": SET, "cache-control": PUBLIC };
  const { statusCode, set } = await respond((_request, reply) =>
    reply.send(new Response("ok", { headers })),
  );
  expect([statusCode, set]).toEqual([500, undefined]);
});

test("no response that a cache may store depends on a cookie, of whichever route", async () => {
  const { app, close } = await openWorld({
    settings: {
      SITE_URL: "https://shop.test",
      CURRENCY: "EUR",
      STATUS_PASSWORD: "c0ffee00c0ffee00",
    },
    app: { logLevel: "error" },
  });
  const token = tokenIn(await sendAdd(app)) ?? "";
  const cookie = `woo-session=${token}; vitrine-customer=${SESSION}; vitrine-session=${SESSION}`;
  const style = /href="(\/assets\/[^"]+\.css)"/.exec((await app.inject("/")).body)?.[1] ?? "";
  const stored = [
    "/",
    "/products",
    "/product/withy-basket",
    "/product/withy-basket/_payload.json",
    "/category/table",
    "/search?q=basket",
    style,
    "/img/160/wp-content/uploads/withy-basket-1200x1500.webp",
    "/wp-content/uploads/withy-basket-1200x1500.webp",
    "/feed.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/builds/latest.json",
    "/no/such/page",
    "/product/withy-basket/reviews",
    "/my-account",
  ];
  const personal = ["/cart", "/checkout", "/account", "/status", "/metrics", "/wordpress/"];
  const request = async (url: string, headers = {}) => {
    const response = await app.inject({ url, headers });
    const { date: _, "content-security-policy": __, ...sent } = response.headers;
    return { status: response.statusCode, sent, body: response.body };
  };
  for (const url of stored) {
    const [theirs, anybodys] = [await request(url, { cookie }), await request(url)];
    expect(theirs.status, url).toBeLessThan(url === "/no/such/page" ? 500 : 400);
    expect(theirs, url).toEqual(anybodys);
    expect(theirs.sent, url).not.toHaveProperty("set-cookie");
  }
  for (const url of personal) {
    const { sent } = await request(url, { cookie });
    expect(sent["cache-control"], url).toMatch(/private|no-store/);
  }
  await close();
});
