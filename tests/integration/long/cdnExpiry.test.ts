import { mkdtemp } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { WEBHOOK_SECRET, sendNotice } from "#tests/worlds/backends/changeNotice.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { fetchedApp } from "#tests/worlds/shoppers/fetchedApp.ts";
import { withNginx } from "#tests/worlds/servers/nginx.ts";
import { startNginxCache } from "#tests/worlds/servers/nginxCache.ts";
import { openApp } from "#tests/worlds/servers/openApp.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";

const soon = { timeout: scaled(10_000), interval: 100 };

/** Opens the shop behind nginx as a CDN, where pages expire after some seconds. */
async function openBehindCdn(seconds: number) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-cdn-"));
  const woo = await openWooServer({ isSmall: true });
  const app = await openApp(
    readConfig({
      DATA_DIR: folder,
      GRAPHQL_ENDPOINT: woo.endpoint,
      CURRENCY: "USD",
      WEBHOOK_SECRET,
      CDN_SECONDS: `${seconds}`,
    }),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const nginx = await startNginxCache(origin);
  const close = async () => {
    await nginx.stop();
    await app.close();
    await woo.close();
    await removeFolder(folder);
  };
  return { woo, app, origin, ...fetchedApp(nginx.url), close };
}

describe("Behind a CDN", withNginx, () => {
  test("an expired page is sent at once, and the visitor after it gets the present one", async () => {
    const { woo, origin, inject, cacheStatus, close } = await openBehindCdn(4);
    try {
      const open = async (url: string) => (await inject({ url })).body;
      const before = await open("/product/belt");
      woo.reprice("belt", 5_500);
      await sendNotice(origin, ["post:15"]);
      await vi.waitUntil(async () => {
        const response = await fetch(`${origin}/product/belt`);
        return (await response.text()).includes("$55.00");
      }, soon);

      await vi.waitUntil(async () => {
        expect(await open("/product/belt")).toBe(before);
        return cacheStatus() === "STALE";
      }, soon);
      await vi.waitUntil(async () => (await open("/product/belt")).includes("$55.00"), soon);
    } finally {
      await close();
    }
  });

  test("expired pages are sent while the server is down, and a cart is not", async () => {
    const { app, inject, cacheStatus, close } = await openBehindCdn(1);
    try {
      const before = await inject({ url: "/product/belt" });
      expect((await inject({ url: "/cart" })).statusCode).toBe(200);
      await app.close();

      await vi.waitUntil(async () => {
        const { statusCode, body } = await inject({ url: "/product/belt" });
        expect(statusCode).toBe(200);
        expect(body).toBe(before.body);
        return cacheStatus() === "STALE";
      }, soon);
      expect((await inject({ url: "/cart" })).statusCode).toBe(502);
    } finally {
      await close();
    }
  });
});
