import { readFile } from "node:fs/promises";
import type { InjectOptions } from "fastify";
import { describe, expect, test } from "vitest";
import { readCatalogue } from "#words/declaration.ts";
import { withMessages } from "#words/inScripts.ts";
import { BOOT_FILE, THEME_FILE } from "#server/rendering/currentBuild.ts";
import { PERMISSIONS } from "#server/http/securityHeaders.ts";
import {
  hashOf,
  scriptHashes,
  securedHeaders,
  sourcesOf,
  styleHashes,
} from "#tests/worlds/browser/pagePolicy.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { SITE_URL: "https://shop.example", REDIRECT_PAY: "on" } });
const plain = worldOf();
const overWoo = worldOf({ settings: { IMAGE_ORIGINS: "https://cdn.example" }, woo: {} });

const form = { "content-type": "application/x-www-form-urlencoded" };
const browser = { accept: "text/html,*/*;q=0.8" };
type Request = InjectOptions & { url: string };
const get = (url: string): Request => ({ url, headers: browser });
const post = (url: string, payload = ""): Request => ({
  method: "POST",
  url,
  headers: { ...form, ...browser },
  payload,
});

/** Requests for pages, with the expected status. */
const pages: readonly (readonly [number, Request])[] = [
  [200, get("/")],
  [200, get("/products")],
  [200, get("/products?rating=3&sale=1&stock=in")],
  [200, get("/categories")],
  [200, get("/category/mugs")],
  [200, get("/product/cabin-mug")],
  [200, get("/product/vesper-lamp?glaze=oat&size=floor")],
  [200, get("/about")],
  [200, get("/search?q=mug")],
  [200, get("/cart")],
  [200, get("/checkout")],
  [200, get("/account")],
  [200, get("/account/forgotten")],
  [404, get("/no-such-page")],
  [404, get("/product/none")],
  [404, get("/embedded-pay/none")],
  [404, get("/assets/none.js")],
  [404, get("/none.css")],
  [404, get("/sitemap-99.xml")],
  [405, post("/products")],
  [400, get("/%E0%A4%A")],
  [422, post("/product/cabin-mug/reviews", "author=Jo")],
  [409, post("/checkout", "step=place")],
  [400, post("/account/login")],
  [422, post("/account/register")],
  [413, post("/cart/items", `a=${"b".repeat(40_000)}`)],
];

/** Requests for responses that are no page, with the status and the sites that may load them. */
const data: readonly (readonly [number, Request, "same-origin" | "cross-origin"])[] = [
  [200, get("/_payload.json"), "same-origin"],
  [200, get("/cart/_payload.json"), "same-origin"],
  [404, get("/product/none/_payload.json"), "same-origin"],
  [200, get("/livez"), "same-origin"],
  [200, get("/readyz"), "same-origin"],
  [200, get("/builds/latest.json"), "same-origin"],
  [404, get("/builds/meta/none.json"), "same-origin"],
  [200, get("/robots.txt"), "same-origin"],
  [200, get("/sitemap.xml"), "same-origin"],
  [200, get("/manifest.webmanifest"), "same-origin"],
  [200, get("/icons/192.png"), "same-origin"],
  [200, get("/feed.xml"), "cross-origin"],
  [405, get("/graphql"), "same-origin"],
  [403, { ...post("/graphql"), headers: {}, payload: { query: "{a}" } }, "same-origin"],
  [403, { ...post("/1/indexes/*/queries"), payload: '{"requests":[]}' }, "same-origin"],
  [303, post("/cart/items"), "same-origin"],
  [303, get("/success"), "same-origin"],
  [303, get("/my-account/downloads"), "same-origin"],
  [303, get("/checkout/order-pay/12?key=a"), "same-origin"],
  [303, get("/product/cabin-mug/reviews"), "same-origin"],
  [301, get("/products/"), "same-origin"],
  [404, { url: "/no-such-file.json" }, "same-origin"],
];

const nameOf = ({ method = "GET", url }: Request) => `${method} ${url}`;
const named = <Row extends readonly [number, Request, ...unknown[]]>(rows: readonly Row[]) =>
  rows.map((row) => [nameOf(row[1]), ...row] as const);

/** True for pages whose addresses may hold keys; a form that was posted has none in its own. */
const hidesReferrer = ({ url }: { url?: unknown }) =>
  /^\/account(?:\/forgotten)?$/.test(String(url));

/** True for the page above whose form wallets open. */
const hasWallets = ({ url }: { url?: unknown }) => url === "/checkout";

describe.each(named(pages))("the page at %s", (_, status, request) => {
  test("has every security header, and inlines only scripts and styles that its policy allows", async () => {
    const response = await world().app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      ...securedHeaders,
      ...(hidesReferrer(request) && { "referrer-policy": "strict-origin" }),
      "permissions-policy": PERMISSIONS,
      "cross-origin-resource-policy": "same-origin",
      ...(hasWallets(request) && {
        "permissions-policy": PERMISSIONS.replace("payment=()", "payment=(self)"),
        "cross-origin-opener-policy": "same-origin-allow-popups",
      }),
    });
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    const { body } = response;
    expect(sourcesOf(response, "style-src")).toEqual(["'self'", ...styleHashes(body)]);
    expect(sourcesOf(response, "script-src")).toEqual(expect.arrayContaining(scriptHashes(body)));
    expect(body).not.toMatch(/<[^>]+\sstyle=/);
    expect(String(response.headers["content-security-policy"])).not.toMatch(/unsafe|\*|https:/);
    expect(sourcesOf(response, "require-trusted-types-for")).toEqual(["'script'"]);
  });
});

describe.each(named(data))("the response to %s", (_, status, request, sites) => {
  test("has every security header that concerns data, and a policy under which nothing loads", async () => {
    const response = await world().app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      ...securedHeaders,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": sites,
    });
  });
});

test("a file of the build has the headers of data", async () => {
  const [, file = ""] =
    /href="(\/assets\/[^"]+\.woff2)"/.exec((await world().app.inject("/")).body) ?? [];
  for (const headers of [{}, { "accept-encoding": "br" }]) {
    const response = await world().app.inject({ url: file, headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      ...securedHeaders,
      "cross-origin-resource-policy": "same-origin",
    });
  }
});

test("an uploaded picture may be shown by other sites, and never runs as a page", async () => {
  const { body } = await world().app.inject("/product/cabin-mug");
  const [picture = ""] = /\/wp-content\/uploads\/[^"\s]+/.exec(body) ?? [];
  for (const url of [picture, `/img/160${picture}`]) {
    const response = await world().app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
  }
});

describe("a cached page", () => {
  test("has the same policy from the renderer, from the cache and in a 304 response", async () => {
    const url = "/product/sea-salt";
    const first = await world().app.inject(url);
    const cached = await world().app.inject(url);
    const tag = String(cached.headers["etag"]);
    const unchanged = await world().app.inject({ url, headers: { "if-none-match": tag } });
    expect(unchanged.statusCode).toBe(304);
    const policies = [first, cached, unchanged].map(
      ({ headers }) => headers["content-security-policy"],
    );
    expect(policies[0]).toContain(styleHashes(first.body)[0]);
    expect(new Set(policies).size).toBe(1);
    expect(unchanged.headers["permissions-policy"]).toBe(PERMISSIONS);
  });

  test("allows its own style alone, which differs from another page's", async () => {
    const [home, product] = await Promise.all([
      world().app.inject("/"),
      world().app.inject("/product/sea-salt"),
    ]);
    expect(sourcesOf(home, "style-src")).not.toEqual(sourcesOf(product, "style-src"));
  });
});

test("the inline scripts that every page allows are the boot and the theme script", async () => {
  const files = await Promise.all([BOOT_FILE, THEME_FILE].map((file) => readFile(file, "utf8")));
  const scripts = files.map((script) => withMessages(script, readCatalogue("en"), "en"));
  const sources = sourcesOf(await world().app.inject("/"), "script-src");
  expect(sources).toEqual(expect.arrayContaining(scripts.map(hashOf)));
});

test("the embedded payment page is allowed its own style", async () => {
  const response = await world().app.inject("/embedded-pay/none");
  expect(styleHashes(response.body)).toHaveLength(1);
});

test("pages over a remote shop show pictures of WordPress and the listed origins, and no others", async () => {
  const { app: remote, woo } = overWoo();
  expect(sourcesOf(await remote.inject("/"), "img-src")).toEqual([
    "'self'",
    "data:",
    new URL(woo.endpoint).origin,
    "https://cdn.example",
  ]);
});

test("without HTTPS no response has HSTS", async () => {
  const { headers } = await plain().app.inject("/");
  expect(headers).not.toHaveProperty("strict-transport-security");
});
