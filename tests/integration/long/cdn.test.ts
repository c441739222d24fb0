import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openRoutes } from "#server/rendering/builtPages.ts";
import { WEBHOOK_SECRET, sendNotice } from "#tests/worlds/backends/changeNotice.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { httpClient } from "#tests/worlds/shoppers/httpClient.ts";
import type { HttpClient } from "#tests/worlds/shoppers/httpClient.ts";
import { withNginx } from "#tests/worlds/servers/nginx.ts";
import { startNginxCache } from "#tests/worlds/servers/nginxCache.ts";
import type { NginxCache } from "#tests/worlds/servers/nginxCache.ts";
import { openPurgeServer } from "#tests/worlds/backends/purgeServer.ts";
import type { PurgeServer } from "#tests/worlds/backends/purgeServer.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

// The shop behind nginx as a cache, seen from outside.

const TOKEN = "the-token-of-the-api";
const soon = { timeout: scaled(5_000), interval: 50 };

/** Cookies, and lines of a cart in a form or a payload. */
const PERSONAL = [/^set-cookie:/im, /name="quantity\[/, /"quantity":/];

/** Personal addresses below that of the account. */
const ACCOUNT = ["addresses", "details", "downloads", "find-order", "reset"].map(
  (section) => `/account/${section}`,
);

/** Public addresses, with the status of their responses. */
const PUBLIC: [string, number][] = [
  ["/", 200],
  ["/_payload.json", 200],
  ["/products", 200],
  ["/category/accessories", 200],
  ["/product/belt", 200],
  ["/product/belt/_payload.json", 200],
  ["/search", 200],
  ["/search?q=belt", 200],
  ["/products?page=2", 200],
  ["/sitemap.xml", 200],
  ["/feed.xml", 200],
  ["/robots.txt", 200],
  ["/no-such-page", 404],
  ["/product/no-such-product/_payload.json", 404],
];

describe("Behind a CDN", withNginx, () => {
  let running: NginxCache | undefined;
  let nginx: NginxCache;
  let purger: PurgeServer;
  let fetched: HttpClient;

  afterAll(() => purger?.close());
  const world = worldOf(async () => {
    purger = await openPurgeServer(async ({ body }) => {
      const { tags } = JSON.parse(body) as { tags: string[] };
      // The start purges before nginx runs.
      await running?.purge(tags);
      return { status: 200 };
    });
    return {
      woo: { isSmall: true },
      settings: {
        SITE_NAME: "",
        SITE_URL: "https://shop.example",
        CURRENCY: "USD",
        WEBHOOK_SECRET,
        TRUST_PROXY: "on",
        CDN_SECONDS: "3600",
        CDN_PURGE_URL: `${purger.url}/purge`,
        CDN_PURGE_TOKEN: TOKEN,
      },
    };
  });
  beforeAll(async () => {
    nginx = await startNginxCache(await world().app.listen({ port: 0, host: "127.0.0.1" }));
    running = nginx;
    await vi.waitUntil(() => purger.calls().length === 1, soon);
    fetched = httpClient(nginx.url);
  });
  afterAll(() => running?.stop());

  /** Returns the cache's status for a request of this visitor. */
  const statusOf = async (visitor: FormShopper, url: string) =>
    (await visitor.open(url)).headers["x-cache"];

  test("all pages are purged at the start", () => {
    expect(purger.calls()[0]).toMatchObject({
      path: "/purge",
      headers: { authorization: `Bearer ${TOKEN}` },
      body: '{"tags":["v-all"]}',
    });
  });

  test.each(PUBLIC)("%s is cached for everyone, with status %i", async (url, status) => {
    const { inject } = fetched;
    const first = await inject({ url });
    const second = await inject({ url, headers: { cookie: "woo-session=some.other.token" } });
    expect(second.headers["x-cache"]).toBe("HIT");
    expect([first.statusCode, second.statusCode]).toEqual([status, status]);
    expect(second.body).toBe(first.body);
    // Browsers revalidate pages as without a CDN.
    const caching = /^public, max-age=(0, must-revalidate, s-maxage=|600)/;
    expect(second.headers["cache-control"]).toMatch(caching);
  });

  test("a page is cached for each encoding", async () => {
    const encodingsOf = async () => {
      const encodings = [];
      for (const accepted of ["br", "gzip", "identity"]) {
        const headers = { "accept-encoding": accepted };
        const response = await fetched.inject({ url: "/category/clothing", headers });
        encodings.push([response.headers["content-encoding"], response.headers["x-cache"]]);
      }
      return encodings;
    };
    await encodingsOf();
    expect(await encodingsOf()).toEqual([
      ["br", "HIT"],
      ["gzip", "HIT"],
      [undefined, "HIT"],
    ]);
  });

  test("a new price is shown once its page is purged, and the page is cached again", async () => {
    const visitor = formShopper(fetched);
    world().woo.reprice("belt", 5_500);
    await sendNotice(nginx.url, ["post:15"]);
    const priceNow = async () =>
      />\$(\d+)\.00/.exec((await visitor.open("/product/belt")).body)?.[1];
    await expect.poll(priceNow, soon).toBe("55");
    expect(await statusOf(visitor, "/product/belt")).toBe("HIT");
    world().woo.reprice("belt", 6_700);
    expect(await priceNow()).toBe("55");
    await sendNotice(nginx.url, ["post:15"]);
    await expect.poll(priceNow, soon).toBe("67");
    expect(await statusOf(visitor, "/product/belt")).toBe("HIT");
    expect(JSON.parse(purger.calls().at(-1)?.body ?? "")).toEqual({
      tags: ["v-p15", "v-lists", "v-many"],
    });
  });

  test("a renamed product redirects from a cached address", async () => {
    const visitor = formShopper(fetched);
    world().woo.rename("cap", "warm-cap");
    await sendNotice(nginx.url, ["post:16"]);
    await expect.poll(async () => (await visitor.open("/product/cap")).statusCode, soon).toBe(301);
    expect(await statusOf(visitor, "/product/cap")).toBe("HIT");
  });

  test("nothing of a shopper is ever in the cache, and no personal page comes from it", async () => {
    const shopper = formShopper(fetched);
    await shopper.post("/cart/items", { productId: "15", quantity: "3" });
    await shopper.signIn();
    const { personalPaths } = (await openRoutes(false))();
    const personal = [...personalPaths, ...ACCOUNT];
    const pages = personal.flatMap((path) => [path, `${path}/_payload.json`]);
    const fromCache: string[] = [];
    // Twice each, so that a cached response would be found.
    for (const url of [...pages, ...pages]) {
      if ((await statusOf(shopper, url)) !== "MISS") fromCache.push(url);
    }
    expect(fromCache).toEqual([]);
    const asked = await shopper.send("/graphql", { query: "{ cart { total } }" });
    expect(asked.headers["x-cache"]).toBeUndefined();
    const typed = { email: "ann@example.test", billing_lastName: "Canary" };
    expect((await shopper.post("/checkout", typed)).headers["x-cache"]).toBeUndefined();
    for (const [url] of PUBLIC) await shopper.open(url);
    await shopper.post("/cart/items", { productId: "15", quantity: "0" });

    const stored = (await nginx.stored()).join("\n");
    const tokens = Object.values(shopper.cookies()).filter((value) => value.length > 20);
    expect(tokens.length).toBeGreaterThan(1);
    const secrets = [...tokens, account.username, "ann@example.test", "Canary", TOKEN];
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
    expect(PERSONAL.filter((pattern) => pattern.test(stored))).toEqual([]);
  });

  test("a visitor without a session gets no other shopper's cart from any address", async () => {
    const shopper = formShopper(fetched);
    await shopper.post("/cart/items", { productId: "15", quantity: "3" });
    for (const url of ["/", "/cart", "/checkout"]) await shopper.open(url);
    expect(PERSONAL.some((pattern) => pattern.test(shopper.heard()))).toBe(true);
    const stranger = formShopper(fetched);
    for (const url of ["/", "/cart", "/checkout", "/cart/_payload.json"]) await stranger.open(url);
    const heard = stranger.heard();
    expect(PERSONAL.filter((pattern) => pattern.test(heard))).toEqual([]);
    expect(heard.includes(shopper.token())).toBe(false);
  });

  test("the home page after the removal of the last line is the shopper's own", async () => {
    const shopper = formShopper(fetched);
    await shopper.open("/");
    expect(await statusOf(shopper, "/")).toBe("HIT");
    await shopper.post("/cart/items", { productId: "15", quantity: "1" });
    const { body } = await shopper.open("/cart");
    const field = /name="(quantity\[[0-9a-f]{32}\])"/.exec(body)?.[1] ?? "";
    await shopper.post("/cart/items", { [field]: "0" });
    expect(shopper.cookies()).toHaveProperty("vitrine-removed");
    expect(await statusOf(shopper, "/")).toBe("BYPASS");
    expect(await statusOf(formShopper(fetched), "/")).toBe("HIT");
  });
});
