import { describe, expect, test, vi } from "vitest";
import { WEBHOOK_SECRET, sendNotice } from "#tests/worlds/backends/changeNotice.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { httpClient } from "#tests/worlds/shoppers/httpClient.ts";
import { withNginx } from "#tests/worlds/servers/nginx.ts";
import { startNginxCache } from "#tests/worlds/servers/nginxCache.ts";
import { openWorld } from "#tests/worlds/world.ts";

const soon = { timeout: scaled(10_000), interval: 100 };

/** Opens the shop behind nginx as a CDN, where pages expire after some seconds. */
async function openBehindCdn(seconds: number) {
  const settings = {
    SITE_NAME: "",
    CURRENCY: "USD",
    WEBHOOK_SECRET,
    CDN_SECONDS: `${seconds}`,
  };
  const world = await openWorld({ settings, woo: { isSmall: true } });
  const { app, woo } = world;
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const nginx = await startNginxCache(origin);
  const close = async () => {
    await nginx.stop();
    await world.close();
  };
  return { woo, app, origin, inject: httpClient(nginx.url).inject, close };
}

describe("Behind a CDN", withNginx, () => {
  test("an expired page is sent at once, and the visitor after it gets the present one", async () => {
    const { woo, origin, inject, close } = await openBehindCdn(4);
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
        const { body, headers } = await inject({ url: "/product/belt" });
        expect(body).toBe(before);
        return headers["x-cache"] === "STALE";
      }, soon);
      await vi.waitUntil(async () => (await open("/product/belt")).includes("$55.00"), soon);
    } finally {
      await close();
    }
  });

  test("expired pages are sent while the server is down, and a cart is not", async () => {
    const { app, inject, close } = await openBehindCdn(1);
    try {
      const before = await inject({ url: "/product/belt" });
      expect((await inject({ url: "/cart" })).statusCode).toBe(200);
      await app.close();

      await vi.waitUntil(async () => {
        const { statusCode, body, headers } = await inject({ url: "/product/belt" });
        expect(statusCode).toBe(200);
        expect(body).toBe(before.body);
        return headers["x-cache"] === "STALE";
      }, soon);
      expect((await inject({ url: "/cart" })).statusCode).toBe(502);
    } finally {
      await close();
    }
  });
});
