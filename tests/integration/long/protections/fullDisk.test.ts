import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startShop } from "#tests/worlds/servers/shop.ts";
import { openSmallDisk } from "#tests/worlds/servers/smallDisk.ts";
import { openWorld } from "#tests/worlds/world.ts";

const disk = openSmallDisk(96);
afterAll(() => disk?.close());

const readyz = async (app: FastifyInstance) => {
  const { statusCode, body } = await app.inject("/readyz");
  return [statusCode, (JSON.parse(body) as { degraded: string[] }).degraded];
};

const PAGES = ["/", "/product/fen-tumbler", "/search?q=cup", "/cart", "/checkout"];

const statusesOf = async (app: FastifyInstance) => {
  const responses = await Promise.all(PAGES.map((url) => app.inject(url)));
  return responses.map(({ statusCode }) => statusCode);
};

/** Adds a product by its form, and returns the session's cookie and the response's status. */
async function add(app: FastifyInstance) {
  const { body } = await app.inject("/product/ember-candle");
  const productId = /name="productId"[^>]*value="(\d+)"/.exec(body)?.[1];
  const { statusCode, cookies } = await app.inject({
    method: "POST",
    url: "/cart/items",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `productId=${productId}&quantity=1`,
  });
  return { status: statusCode, hasSession: cookies.some(({ name }) => name === "woo-session") };
}

const needsDisk = {
  skip: !disk,
  meta: { skipReason: "this user may not mount a disk: that requires root" },
};

describe("on a full disk", needsDisk, () => {
  const settings = { DATA_DIR: join(disk?.folder ?? "", "data") };
  let app: FastifyInstance;

  beforeAll(async () => {
    const first = await openWorld({ settings });
    await statusesOf(first.app);
    await first.close();
    disk?.fill();
  });
  afterAll(() => app.close());

  test("a restarted process serves pages, and reports that the disk is full", async () => {
    const shop = await startShop(settings);
    try {
      expect((await fetch(`${shop.url}/product/fen-tumbler`)).status).toBe(200);
      const readiness = await (await fetch(`${shop.url}/readyz`)).json();
      expect(readiness).toEqual({ status: "degraded", degraded: ["disk"] });
      await expect.poll(shop.output).toContain("the disk of DATA_DIR is full");
    } finally {
      await shop.stop();
    }
  });

  test("a restarted shop serves every page, logs once that the disk is full, and accepts no change", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    ({ app } = await openWorld({ settings, app: { logLevel: "warn", logStream } }));
    expect(await readyz(app)).toEqual([200, ["disk"]]);
    expect(await statusesOf(app)).toEqual(PAGES.map(() => 200));
    expect((await add(app)).hasSession).toBe(false);
    const names = await readdir(settings.DATA_DIR, { recursive: true });
    expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
    expect(lines.filter((line) => line.includes("the disk of DATA_DIR is full"))).toHaveLength(1);
  });

  test("the running shop accepts changes again once there is space", async () => {
    disk?.free();
    await expect.poll(() => readyz(app), { timeout: 15_000 }).toEqual([200, []]);
    expect(await add(app)).toEqual({ status: 303, hasSession: true });
  });
});
