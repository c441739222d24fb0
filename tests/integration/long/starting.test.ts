import { mkdtemp, readdir, stat } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { removeFolder, startShop } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-start-"));
});
afterAll(() => removeFolder(folder));

describe("a successful start", () => {
  test("prints the URL, the embedded backend, and the setting that changes it", async () => {
    const shop = await startShop();
    await expect.poll(() => shop.output()).toContain("GRAPHQL_ENDPOINT");
    expect(shop.output()).toContain(`${shop.url}\n`);
    expect(shop.output()).toMatch(/embedded shop/i);
    expect((await fetch(`${shop.url}/livez`)).status).toBe(200);
    await shop.stop();
    expect(shop.process.exitCode).toBe(0);
  });

  test("over an endpoint that does not respond reports it in one sentence, continues, and opens no embedded shop", async () => {
    const endpoint = "http://127.0.0.1:9/graphql";
    const data = join(folder, "remote");
    const shop = await startUnrenderedShop({ DATA_DIR: data, GRAPHQL_ENDPOINT: endpoint });
    await expect
      .poll(() => shop.output())
      .toMatch(/^The backend at http:\/\/127\.0\.0\.1:9\/graphql does not respond \(.+\): .+\.$/m);
    const readyz = async () => (await fetch(`${shop.url}/readyz`)).json();
    expect(await readyz()).toEqual({ status: "degraded", degraded: ["backend"] });
    const response = await fetch(`${shop.url}/products`);
    const files = await readdir(data, { recursive: true });
    await shop.stop();
    expect(shop.process.exitCode).toBe(0);
    expect(response.status).toBeGreaterThanOrEqual(500);
    // The storefront's own records of orders and of ended sign-ins.
    const databases = files.filter((file) => file.includes("sqlite"));
    expect(databases.filter((file) => !/^(?:orders|sign-ins)\.sqlite/.test(file))).toEqual([]);
    expect(shop.output()).toContain(`Backend: ${endpoint}`);
  });

  test("over an endpoint that accepts connections and never responds reports it in one sentence, and continues", async () => {
    const silent = createServer((socket) => void socket.on("error", () => {}).resume());
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}/graphql`;
    const shop = await startUnrenderedShop({
      GRAPHQL_ENDPOINT: endpoint,
      BACKEND_TIMEOUT_MS: "1000",
    });
    const reports = () =>
      shop.output().match(/^The backend at \S+ does not respond \(.+\): .+\.$/gm) ?? [];
    await expect.poll(reports, { timeout: scaled(20_000) }).toHaveLength(1);
    expect(reports()[0]).toContain(endpoint);
    expect((await fetch(`${shop.url}/livez`)).status).toBe(200);
    await shop.stop();
    silent.close();
    expect(shop.process.exitCode).toBe(0);
    expect(reports()).toHaveLength(1);
  });

  test("creates a data folder that only its own user can read, accepts a setting by its former name, and says which networks it trusts", async () => {
    const data = join(folder, "private", "data");
    const named = { KEEP_BUILDS_DAYS: "0", TRUST_PROXY: "on" };
    const shop = await startShop({ DATA_DIR: data, ...named });
    await shop.stop();
    expect((await stat(data)).mode & 0o777).toBe(0o700);
    expect(shop.output()).toContain("KEEP_BUILDS_DAYS is now called RETAIN_BUILDS_DAYS");
    expect(await readdir(data)).not.toContain("builds");
    expect(shop.output()).toContain("TRUST_PROXY=on trusts proxies at loopback and private");
  });

  test("on the data of a killed process builds nothing, responds at once, and restores the cart", async () => {
    const data = join(folder, "killed");
    const first = await startUnrenderedShop({ DATA_DIR: data });
    const html = await (await fetch(`${first.url}/product/ember-candle`)).text();
    const productId = /name="productId"[^>]*value="(\d+)"/.exec(html)?.[1] ?? "";
    const added = await fetch(`${first.url}/cart/items`, {
      method: "POST",
      headers: { origin: first.url },
      body: new URLSearchParams({ productId, quantity: "2" }),
      redirect: "manual",
    });
    const cookie = added.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    first.process.kill("SIGKILL");
    await first.stop();
    const built = await stat("dist/build.json");

    const second = await startUnrenderedShop({ DATA_DIR: data });
    expect((await fetch(`${second.url}/products`)).status).toBe(200);
    const cart = await (await fetch(`${second.url}/cart`, { headers: { cookie } })).text();
    await second.stop();
    expect(second.output()).not.toMatch(/building/i);
    expect((await stat("dist/build.json")).mtimeMs).toBe(built.mtimeMs);
    expect(cart).toContain('aria-label="Quantity of Ember candle"');
    expect(cart).toContain('aria-label="Cart, 2 items"');
  });
});
