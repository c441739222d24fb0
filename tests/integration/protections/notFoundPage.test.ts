import { expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { worldOf } from "#tests/worlds/worldOf.ts";
import { createClock } from "#tests/worlds/world.ts";

const clock = createClock();
const world = worldOf({
  app: { now: clock.now },
  settings: { BACKEND_TIMEOUT_MS: "3000" },
  woo: {},
  proxy: true,
});

/** Advances the clock by more than the age of a cached error page. */
const expire = () => clock.pass(61);

const HTML = { accept: "text/html" };

const bodyOf = async (app: FastifyInstance, url: string) =>
  (await app.inject({ url, headers: HTML })).body;

/** Vike's note on the 404 abbreviates the address: the only part in which the pages differ. */
const withoutNote = (html: string) => html.replace(/"_abortCall":"(?:[^"\\]|\\.)*"/, "");

test.each([
  "/no-such-page",
  "/no-such-page?a=1",
  "/no%20such%2Fpage/%C3%A9'%22%3E%3Cb%3E",
  "/checkout/nothing",
  "/product/no-such-thing?a=%22%3E%3C/script%3E&b='c'\\",
  "/category/no-such-thing",
  "/cart/nothing",
  "/product",
  "/product/no-such/thing",
  "/search/nothing",
  "/categories/nothing",
])("the error page at %s is the one that would be rendered for it", async (url) => {
  const { app } = world();
  await bodyOf(app, `${url.split("?")[0]}x`);
  const filledIn = await bodyOf(app, url);
  expire();
  const rendered = await bodyOf(app, url);
  expect(filledIn).toContain("Page not found");
  expect(withoutNote(filledIn)).toBe(withoutNote(rendered));
});

/** Returns the milliseconds of processor time of a response, as the mean of many. */
async function costOf(before: () => void, count = 100): Promise<number> {
  await bodyOf(world().app, "/missing-first");
  const start = process.threadCpuUsage();
  for (let round = 0; round < count; round += 1) {
    before();
    await bodyOf(world().app, `/missing-${round}`);
  }
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / count;
}

test(
  "a missing address takes a fraction of the processor time of a rendered error page",
  { tags: ["long"] },
  async () => {
    const [rendered, cached] = [await costOf(expire), await costOf(() => {})];
    expect(cached).toBeLessThan(rendered / 2);
  },
);

test("a missing product is looked up once a minute", async () => {
  const { app, proxy } = world();
  const lookups = () => proxy.calls().filter((body) => body.includes("absent-mug")).length;
  for (const search of ["", "?a=1", "?b=2"]) {
    const { statusCode, body } = await app.inject({
      url: `/product/absent-mug${search}`,
      headers: HTML,
    });
    expect(statusCode).toBe(404);
    expect(body).toContain(`Page Not Found: /product/absent-mug${search}`);
  }
  const { statusCode, body } = await app.inject("/product/absent-mug/_payload.json");
  expect([statusCode, body]).toEqual([404, '{"status":404}']);
  const once = lookups();
  expect(once).toBeGreaterThan(0);
  await app.inject("/product/absent-mug");
  expect(lookups()).toBe(once);
});

test("a path that cannot exist causes no call to the backend", async () => {
  const { app, proxy } = world();
  await bodyOf(app, "/product/first-missing");
  proxy.forget();
  for (const url of ["/product/%3Cscript%3E", "/category/a%2Fb", `/product/${"a".repeat(300)}`]) {
    expect((await app.inject({ url, headers: HTML })).statusCode).toBe(404);
  }
  expect(proxy.calls()).toEqual([]);
});
