import { beforeAll, describe, expect, test } from "vitest";
import { quantitiesIn, sendAdd, sendCartQuery, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { sendRaw } from "#tests/worlds/shoppers/rawRequest.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {} });

beforeAll(async () => {
  await world().app.listen({ port: 0, host: "127.0.0.1" });
});

const get = (target: string, ...headers: string[]) =>
  sendRaw(world().app, [
    `GET ${target} HTTP/1.1`,
    "Host: shop.example",
    "Connection: close",
    ...headers,
  ]);

describe("A request with two Host headers", () => {
  test.each([
    ["/", []],
    ["/cart", ["Accept: text/html"]],
    ["/no/such/page", []],
    ["/robots.txt", []],
  ])("is refused at %s", async (target, headers) => {
    const response = await get(target, "host: evil.example", ...headers);
    expect(response.status).toBe(400);
    expect(response.body).toContain("The address, or the data sent to it, is wrong.");
    expect(response.body + response.headers).not.toContain("evil.example");
  });

  test("does not reach the backend", async () => {
    const { woo } = world();
    woo.forget();
    await get("/cart", "Host: shop.example", "Cookie: woo-session=e30.e30.x");
    expect(woo.calls()).toEqual([]);
  });
});

describe("A path in an odd encoding", () => {
  test.each([
    ["/%ff", 400],
    ["/%", 400],
    ["/%c0%ae%c0%ae/cart", 400],
    ["/product/%ED%A0%80", 400],
    ["/img/320/%ff", 400],
    ["cart", 400],
    ["/product/caf\u00e9", 400],
    ["/assets/%2e%2e/%2e%2e/package.json", 403],
    ["/assets/..%2f..%2fpackage.json", 403],
    ["/assets/..%5c..%5cpackage.json", 403],
    ["/%00", 404],
    ["/graphql%00", 404],
    ["/product/..%2fcart", 404],
    ["/%252e%252e/cart", 404],
    ["/CART", 404],
    ["/cart%20", 404],
    ["/cart%23x", 404],
    ["/product/cafe%CC%81", 404],
    ["/%67raphql", 405],
    ["/search?q=%ff", 200],
    ["/products?sort=%", 200],
  ])("gets its status every time: %s %i", async (target, status) => {
    const statuses = [await get(target), await get(target)].map((response) => response.status);
    expect(statuses).toEqual([status, status]);
  });

  test.each([
    ["/product/%2e%2e/cart", "/cart"],
    ["/ca%72t", "/cart"],
    ["/cart/%2e", "/cart"],
    ["/cart\\..\\checkout", "/checkout"],
    ["/%2e%2e/%2e%2e/etc/passwd", "/etc/passwd"],
    ["/cart;x=1", "/cart%3Bx%3D1"],
    ["/cart%3Fa=b", "/cart%3Fa%3Db"],
    ["//evil.example/cart", "/evil.example/cart"],
    ["/\\evil.example", "/evil.example"],
    ["http://evil.example", "/"],
  ])("redirects within the shop: %s to %s", async (target, location) => {
    const { status, headers } = await get(target);
    expect([status, /^location: (.*)$/im.exec(headers)?.[1]]).toEqual([301, location]);
  });
});

/** Returns the session headers that a page with this Cookie header sends to the backend. */
async function sessionsFor(cookie: string): Promise<(string | undefined)[]> {
  const { woo } = world();
  woo.forget();
  expect((await get("/cart", `Cookie: ${cookie}`)).status).toBe(200);
  return woo.calls().flatMap(({ session }) => (session === undefined ? [] : [session]));
}

describe("A session cookie in an odd encoding", () => {
  test.each([
    'woo-session="e30.e30.x"',
    "woo-session=e30%2Ee30.x",
    "woo-session=e30.e30.\u00ff",
    "woo-session=e30 e30",
    "woo-session",
    "WOO-SESSION=e30.e30.x",
    "woo-session =e30.e30.x",
    "x=; Path=/, woo-session=e30.e30.x",
  ])("is no session: %s", async (cookie) => {
    expect(await sessionsFor(cookie)).toEqual([]);
  });

  test.each([
    "; ;;woo-session=e30.e30.x; ",
    "__proto__=x; constructor=y; woo-session=e30.e30.x",
    'woo-session="; woo-session=e30.e30.x',
  ])("does not hide a valid one: %s", async (cookie) => {
    expect((await sessionsFor(cookie))[0]).toBe("Session e30.e30.x");
  });
});

describe("A session cookie that another site of the domain has planted", () => {
  const planted = "e30.e30.planted";

  test("does not hide the shopper's cart if it comes before the shopper's own, on pages and by script", async () => {
    const { app, woo } = world();
    const token = tokenIn(await sendAdd(app)) ?? "";
    const cookie = `woo-session=${planted}; woo-session=${token}`;
    const page = await app.inject({ url: "/cart", headers: { cookie } });
    expect(page.body).toContain('aria-label="Quantity of Beanie"');
    woo.passTime(1);
    // The script reads the first cookie.
    const add = await sendAdd(app, { token: planted, headers: { cookie } });
    expect(add.headers["set-cookie"]).toMatch(/^woo-session=/);
    expect(add.headers["set-cookie"]).toContain(`woo-session=${tokenIn(add)};`);
    expect(quantitiesIn(await sendCartQuery(app, { token }))).toEqual({ Beanie: 2 });
  });

  test("does not hide a customer's cart if it comes before the customer's own", async () => {
    const { app } = world();
    const visitor = formShopper(app);
    await visitor.signIn();
    await visitor.post("/cart/items", { productId: "15", quantity: "1" });
    const own = Object.entries(visitor.cookies()).map(([name, value]) => `${name}=${value}`);
    const cookie = [`woo-session=${planted}`, ...own].join("; ");
    const page = await app.inject({ url: "/cart", headers: { cookie } });
    expect(page.body).toContain('aria-label="Quantity of Belt"');
  });
});
