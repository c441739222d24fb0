import { mkdtemp } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { scaled } from "#tests/support/environment.ts";
import { fetchedApp } from "#tests/support/fetchedApp.ts";
import { withNginx } from "#tests/support/nginx.ts";
import { startNginxCache } from "#tests/support/nginxCache.ts";
import { openApp } from "#tests/support/openApp.ts";
import { removeFolder } from "#tests/support/shop.ts";
import { openWooServer } from "#tests/support/wooServer.ts";

const soon = { timeout: scaled(10_000), interval: 100 };

describe("Behind a CDN", withNginx, () => {
  test("expired pages are sent while the server is down, and a cart is not", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-cdn-"));
    const woo = await openWooServer({ isSmall: true });
    const app = await openApp(
      readConfig({ DATA_DIR: folder, GRAPHQL_ENDPOINT: woo.endpoint, CDN_SECONDS: "1" }),
    );
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    const nginx = await startNginxCache(`http://127.0.0.1:${port}`);
    try {
      const { inject, cacheStatus } = fetchedApp(nginx.url);
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
      await nginx.stop();
      await woo.close();
      await removeFolder(folder);
    }
  });
});
