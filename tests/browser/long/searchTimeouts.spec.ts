import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import { liteClient } from "algoliasearch/lite";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

/** Algolia's client in its browser build, as one script without imports. */
const BROWSER_CLIENT = join(
  dirname(createRequire(import.meta.url).resolve("algoliasearch/lite")),
  "browser.umd.js",
);

const CORS = { "access-control-allow-origin": "*", "content-type": "application/json" };

/** Server behaviors in response to a query, by the application ID it carries. */
const befalls = ["silent", "halting", "broken", "refusing", "gone"] as const;
type Befalls = (typeof befalls)[number];

let server: Server;
let port = 0;
let gonePort = 0;

const listening = (opened: Server) =>
  new Promise<number>((resolve) => {
    opened.listen(0, "127.0.0.1", () => resolve((opened.address() as AddressInfo).port));
  });

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://search.internal");
    const header = request.headers["x-algolia-application-id"];
    const kind = searchParams.get("x-algolia-application-id") ?? header;
    if (kind === undefined) response.end("<!doctype html>");
    if (kind === "halting") response.writeHead(200, CORS).write('{"results":');
    if (kind === "broken") response.writeHead(500, CORS).end('{"message":"Broken"}');
    if (kind === "refusing") {
      response.writeHead(403, CORS).end('{"message":"Invalid Application-ID or API key"}');
    }
  });
  port = await listening(server);
  const gone = createServer();
  gonePort = await listening(gone);
  gone.close();
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Error of a client's search, and the milliseconds until it was thrown. */
type End = { name: string; messages: string[]; after: number };

const portOf = (kind: Befalls) => (kind === "gone" ? gonePort : port);

/** Searches with the browser client in an otherwise empty page. */
async function endsInBrowser(browser: Browser): Promise<Record<Befalls, End>> {
  const page = await browser.newPage();
  page.setDefaultTimeout(scaled(30_000));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.addScriptTag({ path: BROWSER_CLIENT });
  const requests = befalls.map((kind) => ({ kind, port: portOf(kind) }));
  const ends = await page.evaluate(async (kinds) => {
    type Client = { search: (query: object) => Promise<unknown> };
    type Made = { liteClient: (appId: string, key: string, options: object) => Client };
    type Failure = Error & { stackTrace?: { response: { content: string } }[] };
    const { liteClient: make } = (globalThis as unknown as Record<string, Made>)[
      "algoliasearch/lite"
    ] as Made;
    const end = async ({ kind, port: at }: { kind: string; port: number }) => {
      const hosts = [{ url: "127.0.0.1", port: at, protocol: "http", accept: "readWrite" }];
      const since = performance.now();
      try {
        await make(kind, "key", { hosts }).search({ requests: [{ indexName: "products" }] });
        throw new Error("It got a response.");
      } catch (error) {
        const { name, message, stackTrace } = error as Failure;
        const messages = stackTrace?.map(({ response }) => response.content) ?? [message];
        return [kind, { name, messages, after: performance.now() - since }];
      }
    };
    return Object.fromEntries(await Promise.all(kinds.map(end))) as never;
  }, requests);
  await page.close();
  return ends;
}

/** Searches with the Node client, which our server uses. */
async function endInNode(kind: Befalls): Promise<End> {
  const since = performance.now();
  const client = liteClient(kind, "key", {
    hosts: [{ url: "127.0.0.1", port: portOf(kind), protocol: "http", accept: "readWrite" }],
  });
  const error: unknown = await client
    .search({ requests: [{ indexName: "products" }] })
    .catch((reason: unknown) => reason);
  const { name, stackTrace = [] } = error as Error & {
    stackTrace?: { response: { content: string } }[];
  };
  const messages = stackTrace.map(({ response }) => response.content);
  return { name, messages, after: performance.now() - since };
}

test("the Algolia clients time out and fail with their documented messages and default timeouts", async ({
  browser,
}) => {
  const [inBrowser, ...node] = await Promise.all([
    endsInBrowser(browser),
    ...(["silent", "halting", "gone"] as const).map(endInNode),
  ]);
  expect(inBrowser).toMatchObject({
    gone: { name: "RetryError", messages: ["Network request failed"] },
    silent: { name: "RetryError", messages: ["Connection timeout"] },
    halting: { name: "RetryError", messages: ["Socket timeout"] },
    // The client reports all hosts as down: there is only this one.
    broken: { name: "RetryError", messages: ['{"message":"Broken"}'] },
    refusing: { name: "ApiError", messages: [expect.stringContaining("Invalid Application-ID")] },
  });
  const [silent, halting, gone] = node;
  expect(node.map(({ name }) => name)).toEqual(["RetryError", "RetryError", "RetryError"]);
  expect([silent?.messages, halting?.messages]).toEqual([
    ["Connection timeout"],
    ["Socket timeout"],
  ]);
  expect(gone?.messages.join()).toContain("ECONNREFUSED");
  // The clients' defaults as a lower bound; a busy machine adds to them.
  for (const [end, least] of [
    [inBrowser.silent, 1000],
    [inBrowser.halting, 2000],
    [silent, 2000],
    [halting, 5000],
  ] as const) {
    expect(end?.after).toBeGreaterThan(least - 50);
    expect(end?.after).toBeLessThan(least + scaled(5000));
  }
});

test("a shopper gets simple results and a notice while the index stalls, until it is back", async ({
  openShopper,
}) => {
  const kinds = ["silent", "halting"] as const;
  const visit = async (kind: Befalls) => {
    const page = await (await openShopper()).newPage();
    const index = "**/1/indexes/**";
    await page.route(index, (route) =>
      route.continue({ url: `http://127.0.0.1:${port}/?x-algolia-application-id=${kind}` }),
    );
    await page.goto("/search?q=bowl&stock=in");
    await hydrated(page);
    const notice = page.getByText("Basic results for now. Try again in a minute for better ones.");
    await notice.waitFor();
    expect(await page.locator("#main article").count(), kind).toBeGreaterThan(0);
    await page.getByRole("searchbox", { name: "Search products" }).fill("jug");
    await page.waitForURL("**/search?q=jug&stock=in");
    await expect
      .poll(async () => (await page.locator("#main article h3").allTextContents()).join())
      .toMatch(/jug/i);
    expect(await notice.count(), kind).toBe(1);
    await page.unroute(index);
    await notice.waitFor({ state: "detached" });
    expect(new URL(page.url()).search, kind).toBe("?q=jug&stock=in");
  };
  await Promise.all(kinds.map(visit));
});
