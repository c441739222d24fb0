import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase, shopFile } from "#tests/worlds/backends/embeddedShop.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });
const shop = worldOf({});

describe("a product whose slug was changed in WordPress", () => {
  beforeAll(() => world().woo.rename("belt", "leather-belt"));

  test("redirects from its old URL to the new one, with the query string", async () => {
    const response = await world().app.inject({ url: "/product/belt?utm_source=letter" });
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe("/product/leather-belt?utm_source=letter");
    const page = await world().app.inject({ url: response.headers.location ?? "" });
    expect([page.statusCode, page.body.includes("$55.00")]).toEqual([200, true]);
  });

  test("redirects the payload of its old URL too", async () => {
    const response = await world().app.inject({ url: "/product/belt/_payload.json" });
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe("/product/leather-belt/_payload.json");
  });

  test("is looked up in WordPress once, as is a product that never existed", async () => {
    const open = () => world().app.inject({ url: "/product/never-was" });
    expect((await open()).statusCode).toBe(404);
    expect((await open()).statusCode).toBe(404);
    const requests = world().woo.sitePaths();
    expect(requests.filter((path) => path === "/product/never-was/")).toHaveLength(1);
    expect(requests.filter((path) => path === "/product/belt/")).toHaveLength(1);
  });

  test("gets 404 once it is withdrawn", async () => {
    world().woo.rename("t-shirt", "plain-t-shirt");
    world().woo.withdraw("plain-t-shirt");
    expect((await world().app.inject({ url: "/product/t-shirt" })).statusCode).toBe(404);
  });
});

test("a product's URL in another spelling is requested from the backend once", async () => {
  const { app: server, woo } = world();
  const open = () => server.inject({ url: "/product/Sunglasses" });
  expect((await open()).headers.location).toBe("/product/sunglasses");
  woo.forget();
  expect((await open()).headers.location).toBe("/product/sunglasses");
  expect(woo.calls()).toEqual([]);
});

test("the embedded shop redirects from a changed slug", async () => {
  const database = openDatabase(shopFile(shop().dataDir));
  const rename = (from: string, to: string) =>
    database.run("update product set slug = ? where slug = ?", to, from);
  rename("ember-candle", "glow-candle");
  const moved = await shop().app.inject({ url: "/product/ember-candle" });
  expect([moved.statusCode, moved.headers.location]).toEqual([301, "/product/glow-candle"]);
  rename("spring-mug", "summer-mug");
  expect((await shop().app.inject({ url: "/product/spring-mug" })).statusCode).toBe(404);
  database.close();
});
