import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withNginx } from "#tests/worlds/servers/nginx.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { httpClient } from "#tests/worlds/shoppers/httpClient.ts";
import { startShopsBehindNginx } from "#tests/worlds/servers/shopsBehindNginx.ts";
import type { ShopsBehindNginx } from "#tests/worlds/servers/shopsBehindNginx.ts";

describe("behind nginx with the configuration in deploy/nginx", withNginx, () => {
  let shops: ShopsBehindNginx | undefined;
  beforeAll(async () => {
    shops = await startShopsBehindNginx();
  });
  afterAll(() => shops?.stop());

  const running = () => {
    if (!shops) throw new Error("The shops have not started.");
    return shops;
  };
  const clientAt = (place: number) =>
    httpClient(running().nginx.url, { localAddress: `127.0.2.${place}`, keepAlive: true });

  test("a page arrives as the server compressed it, and as 304 if the browser has it", async () => {
    const client = clientAt(1);
    const headers = { "accept-encoding": "br" };
    const page = await client.inject({ url: "/product/fen-tumbler", headers });
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-encoding"]).toBe("br");
    const known = { ...headers, "if-none-match": String(page.headers["etag"]) };
    const again = await client.inject({ url: "/product/fen-tumbler", headers: known });
    expect(again.statusCode).toBe(304);
    client.close();
  });

  test("nginx stores the files of the build, and neither pages nor anything personal", async () => {
    const client = clientAt(2);
    const home = await client.inject({ url: "/" });
    const file = /\/assets\/[\w./-]+\.js/.exec(home.body)?.[0] ?? "";
    const shopper = formShopper(client);
    await shopper.open("/product/ember-candle");
    await shopper.submit({ productId: await idOf(client, "ember-candle"), quantity: "1" });
    for (const path of [file, "/", "/cart"]) {
      await shopper.open(path);
      await shopper.open(path);
    }
    const requests = await running().nginx.requests();
    expect(requests).toContain(`GET ${file} 200 HIT`);
    expect(requests.filter((line) => line.endsWith(" HIT"))).toEqual([`GET ${file} 200 HIT`]);
    client.close();
  });

  const idOf = async (client: ReturnType<typeof clientAt>, slug: string) => {
    const { body } = await client.inject({ url: `/product/${slug}` });
    return /name="productId"[^>]*value="(\d+)"/.exec(body)?.[1] ?? "";
  };

  test("a form comes from the shop's own page, and changes the cart of its shopper alone", async () => {
    const clients = [clientAt(3), clientAt(4)];
    const shoppers = clients.map((client) => formShopper(client));
    const productId = await idOf(clientAt(3), "ember-candle");
    for (const [at, shopper] of shoppers.entries()) {
      const { status } = await shopper.submit({ productId, quantity: String(at + 1) });
      expect(status).toBe(303);
    }
    const carts = await Promise.all(shoppers.map((shopper) => shopper.cart()));
    expect(carts.map((cart) => Object.values(cart))).toEqual([[1], [2]]);
    for (const client of clients) client.close();
  });

  test("a body above the server's largest limit is refused by nginx", async () => {
    const client = clientAt(5);
    const payload = "x".repeat(1024 * 1024 + 1);
    const { statusCode } = await client.inject({ method: "POST", url: "/cart/items", payload });
    expect(statusCode).toBe(413);
    client.close();
  });

  test("each shopper's pages and forms continue at the other server when one ends", async () => {
    const clients = Array.from({ length: 8 }, (_, at) => clientAt(10 + at));
    const shoppers = clients.map((client) => formShopper(client));
    const productId = await idOf(clientAt(6), "fen-tumbler");
    for (const shopper of shoppers) await shopper.submit({ productId, quantity: "1" });
    await running().servers[0]?.stop();
    for (const shopper of shoppers) {
      expect((await shopper.open("/")).statusCode).toBe(200);
      expect((await shopper.submit({ productId, quantity: "1" })).status).toBe(303);
      expect(Object.values(await shopper.cart())).toEqual([2]);
    }
    for (const client of clients) client.close();
  });
});
