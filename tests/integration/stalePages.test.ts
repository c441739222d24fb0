import { afterEach, expect, test, vi } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { readMetrics } from "#tests/worlds/servers/readMetrics.ts";
import { recoverBackend } from "#tests/worlds/servers/recoverBackend.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { BACKEND_TIMEOUT_MS: "1500" }, woo: {} });
/** Text that no shopper may see: file names and a stack trace. */
const INTERNALS = /\bat .+:\d+|\.m?[jt]s:\d|OperationError/;
const FRESH_MS = 60_000;

afterEach(async () => {
  vi.useRealTimers();
  await recoverBackend(world());
  // A refresh that still waits for a failing backend would hold up those of the next test.
  const waiting = async () => (await readMetrics(world().app))("vitrine_page_refresh_queue");
  await vi.waitUntil(async () => (await waiting()) === 0, { timeout: scaled(30_000) });
});

/** Ages cached pages, by moving the clock that decides their expiry. */
function passTime(milliseconds: number): void {
  const now = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ["Date"], now });
}

const open = async (url: string) => {
  const { statusCode, headers, body } = await world().app.inject({ url });
  return { status: statusCode, headers, body };
};

test.each([
  ["never responds", "/product/album"],
  ["responds 200 with a page", "/product/cap"],
] as const)("a cached page survives a backend that %s", async (fault, url) => {
  const { app, woo } = world();
  const failedRefreshes = async () =>
    (await readMetrics(app))("vitrine_page_refreshes_total", { result: "failed" });
  const before = await open(url);
  const failedBefore = await failedRefreshes();
  woo.fail(fault);
  passTime(FRESH_MS * 2);
  woo.forget();
  for (let round = 0; round < 2; round += 1) {
    const { status, headers, body } = await open(url);
    expect(status).toBe(200);
    expect(body).toBe(before.body);
    expect(headers["etag"]).toBe(before.headers["etag"]);
    await expect.poll(() => woo.calls().length).toBeGreaterThan(0);
  }
  expect((await open(`${url}/_payload.json`)).status).toBe(200);
  await expect.poll(failedRefreshes).toBeGreaterThan(failedBefore);
});

test("a cached page is not replaced by an incomplete one, and an incomplete page is not cached", async () => {
  const { woo } = world();
  const before = await open("/category/music");
  expect(before.body).toContain("Album");
  woo.failField("products");
  passTime(FRESH_MS * 2);
  woo.forget();
  expect((await open("/category/music")).body).toBe(before.body);
  await expect.poll(() => woo.calls().length).toBeGreaterThan(0);
  expect((await open("/category/music")).body).toBe(before.body);

  const partial = await open("/category/decor");
  expect([partial.status, partial.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(partial.body).not.toMatch(INTERNALS);
  woo.recover();
  expect((await open("/category/decor")).body).toContain("WordPress Pennant");
});

test("a page that lacks a nested field is not cached", async () => {
  const { woo } = world();
  woo.failField("product.description");
  const partial = await open("/product/beanie");
  expect([partial.status, partial.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  woo.recover();
  expect((await open("/product/beanie")).headers["etag"]).toBeDefined();
});

test("a cached page is removed when its product is no longer sold", async () => {
  const { woo } = world();
  expect((await open("/product/single")).status).toBe(200);
  woo.withdraw("single");
  passTime(FRESH_MS * 2);
  await open("/product/single");
  await expect.poll(async () => (await open("/product/single")).status).toBe(404);
});
