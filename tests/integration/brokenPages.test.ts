import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openApp } from "#tests/worlds/servers/openApp.ts";
import { readConfig } from "#server/kernel/config.ts";
import { headerIn } from "#tests/worlds/pages/headerIn.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

let woo: WooServer;
let brokenShop: Server;
let app: FastifyInstance;
let folder = "";
/** Predicate for operations whose responses are broken. */
let isBroken: (operation: string) => boolean;

/** A shop with some prices as numbers, which makes rendering throw. */
beforeAll(async () => {
  woo = await openWooServer();
  const headers = { "content-type": "application/json" };
  brokenShop = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const result = await (await fetch(woo.endpoint, { method: "POST", headers, body })).text();
      const { operationName } = JSON.parse(body) as { operationName: string };
      response.writeHead(200, headers);
      response.end(
        isEmptied(operationName)
          ? '{"data":{}}'
          : isFooterBroken
            ? result.replace(/"pages":\{"nodes":\[[^\]]*\]/, `"pages":{"nodes":[${BROKEN_LINK}]`)
            : isBroken(operationName)
              ? result.replaceAll(/"price":"[^"]*"/g, '"price":5')
              : result,
      );
    })();
  });
  await new Promise<void>((resolve) => brokenShop.listen(0, "127.0.0.1", resolve));
  const { port } = brokenShop.address() as AddressInfo;
  folder = await mkdtemp(join(tmpdir(), "vitrine-broken-pages-"));
  const settings = {
    DATA_DIR: folder,
    SITE_NAME: "Osier",
    GRAPHQL_ENDPOINT: `http://127.0.0.1:${port}/graphql`,
  };
  app = await openApp(readConfig(settings));
});
afterAll(async () => {
  vi.useRealTimers();
  await app?.close();
  brokenShop?.close();
  await woo?.close();
  await removeFolder(folder);
});

/** Page in the footer with a number for its path, which makes rendering throw. */
const BROKEN_LINK =
  '{"id":"cG9zdDox","title":"Terms","uri":5,"isPostsPage":false,"isPrivacyPage":false}';

/** True to make the footer of every page throw, also of the error page. */
let isFooterBroken = false;

/** Predicate for operations whose responses lack the requested data. */
let isEmptied = (_operation: string) => false;

const INNARDS = /is not a function|TypeError|\bat .+:\d+:\d+|chunks\//;
const accept = "text/html,*/*;q=0.8";

test("a component that throws on the server gets the error page with 500, a reference and no stack trace", async () => {
  isBroken = (operation) => operation === "ProductPageQuery";
  const { statusCode, headers, body } = await app.inject({ url: "/product/belt" });
  expect(statusCode).toBe(500);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(body).toContain("<title>Something broke | Osier</title>");
  expect(body).toContain("We can’t open this page");
  expect(body).toMatch(/>Reference: [0-9a-f-]{36}</);
  expect(body).not.toMatch(INNARDS);
});

test("the payload of a page that throws contains only the status", async () => {
  const { statusCode, body } = await app.inject({ url: "/product/belt/_payload.json" });
  expect([statusCode, body]).toEqual([500, '{"status":500}']);
});

test.each([
  ["/products", "ProductsPageQuery"],
  ["/categories", "CategoriesPageQuery"],
  ["/", "HomePageQuery"],
])(
  "%s gets the error page with 500, not an empty page, when its data is missing",
  async (url, name) => {
    isBroken = () => false;
    isEmptied = (operation) => operation === name;
    const { statusCode, body } = await app.inject({ url, headers: { accept } });
    isEmptied = () => false;
    expect(statusCode).toBe(500);
    expect(body).toContain("<title>Something broke | Osier</title>");
  },
);

test.each([
  ["/products", "ProductsPageQuery", "categories"],
  ["/categories", "CategoriesPageQuery", "categories"],
  ["/", "HomePageQuery", "full"],
])("%s keeps its page header when its response is empty", async (url, name, header) => {
  isBroken = () => false;
  isEmptied = (operation) => operation === name;
  const { statusCode, body } = await app.inject({ url, headers: { accept } });
  isEmptied = () => false;
  expect([statusCode, headerIn(body)]).toEqual([500, header]);
});

test("/checkout keeps its page header, and is no error page, when its response is empty", async () => {
  isBroken = () => false;
  isEmptied = (operation) => operation === "CheckoutPageQuery";
  const { statusCode, body } = await app.inject({ url: "/checkout", headers: { accept } });
  isEmptied = () => false;
  expect([statusCode, headerIn(body)]).toEqual([503, "checkout"]);
});

test("a plain error page with a reference replaces the error page when that throws too", async () => {
  isBroken = () => true;
  // Data of the error page is cached for a minute.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  const { statusCode, body } = await app.inject({ url: "/product/cap", headers: { accept } });
  expect(statusCode).toBe(500);
  expect(body).toContain("<h1>Something went wrong</h1>");
  expect(body).toMatch(/Reference: [0-9a-f-]{36}</);
  expect(body).not.toMatch(INNARDS);
});

test("a footer that throws leaves the error page, with the shop's name and a link to the home page", async () => {
  isBroken = () => false;
  isFooterBroken = true;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  const { statusCode, headers, body } = await app.inject({
    url: "/product/cap",
    headers: { accept },
  });
  isFooterBroken = false;
  expect([statusCode, headers["cache-control"]]).toEqual([500, "private, no-store"]);
  expect(body).toContain("<title>Something broke | Osier</title>");
  expect(body).toContain("We can’t open this page");
  expect(body).toMatch(/>Reference: [0-9a-f-]{36}</);
  const [header = ""] = /<header.*?<\/header>/s.exec(body) ?? [];
  expect(header).toMatch(/<a [^>]*href="\/"[^>]*>.*Osier.*<\/a>/s);
  expect(header.match(/<a /g)).toHaveLength(1);
  expect(body).not.toContain("<footer");
  // The script would only throw again.
  expect(body).not.toContain("data-entry");
  expect(body).not.toMatch(INNARDS);
});
