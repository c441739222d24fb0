import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { writeTree } from "#server/prerender/writeTree.ts";
import type { TreeResult } from "#server/prerender/writeTree.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { withNginx } from "#tests/worlds/servers/nginx.ts";
import { startStaticNginx } from "#tests/worlds/servers/staticNginx.ts";
import { openWorld } from "#tests/worlds/world.ts";

const SETTINGS = { GRAPHQL_ENDPOINT: "", SITE_URL: "http://shop.example", TRUST_PROXY: "on" };

let folder: string;
let tree: string;
let config: Config;
let resumed: TreeResult;
let again: TreeResult;

/** Starts the command and kills it, as soon as it has recorded some pages. */
async function startAndKill(): Promise<void> {
  const child = spawn(
    process.execPath,
    ["server/commands/prerender.ts", "--out", tree, "--without-pictures"],
    { env: { ...environment, ...SETTINGS, DATA_DIR: folder }, stdio: "ignore" },
  );
  const ended = once(child, "exit");
  const log = join(`${tree}.state`, "pages.sqlite-wal");
  while (!existsSync(join(tree, "product"))) await pause(5);
  const before = (await readFile(log)).length;
  // The first pages are recorded together.
  while ((await readFile(log)).length === before) await pause(5);
  child.kill("SIGKILL");
  await ended;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-tree-"));
  tree = join(folder, "public");
  config = readConfig({ ...SETTINGS, DATA_DIR: folder });
  await startAndKill();
  const options = { tree, hasPictures: false };
  resumed = await writeTree(config, options, undefined, 1);
  again = await writeTree(config, options, undefined, 1);
});
afterAll(() => removeFolder(folder));

test("a run that was killed continues where it ended, and the next one renders nothing", async () => {
  expect(resumed).toMatchObject({ failed: [], removed: 0 });
  expect(resumed.current).toBeGreaterThan(10);
  expect(resumed.pages).toBeGreaterThan(10);
  expect(again).toMatchObject({ pages: 0, current: resumed.pages + resumed.current });
  const names = await readdir(tree, { recursive: true });
  expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("a shop's tree is in its first language", async () => {
  const german = join(folder, "german");
  const settings = readConfig({ ...SETTINGS, LANGUAGE: "de", DATA_DIR: join(folder, "data") });
  await writeTree(settings, { tree: german, most: 1, hasPictures: false }, undefined, 1);
  expect(await readFile(join(german, "manifest.webmanifest"), "utf8")).toContain('"lang":"de"');
  expect(await readFile(join(german, "index.html"), "utf8")).toContain('<html lang="de"');
});

test("a page whose file name the path encodes has the decoded name", async () => {
  const names = await readdir(join(tree, "product"));
  expect(names).toContain("fen-tumbler");
  expect(names.filter((name) => name.includes("%"))).toEqual([]);
});

describe("nginx in front of the tree", withNginx, () => {
  let app: FastifyInstance;
  let nginx: { url: string; stop: () => Promise<void> };
  let server: string;
  const reached: string[] = [];

  beforeAll(async () => {
    ({ app } = await openWorld({ settings: { ...SETTINGS, DATA_DIR: folder } }));
    app.addHook("onRequest", async ({ method, url }) => void reached.push(`${method} ${url}`));
    await app.listen({ host: "127.0.0.1", port: 0 });
    server = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    nginx = await startStaticNginx(tree, server);
  });
  afterAll(async () => {
    await nginx.stop();
    await app.close();
  });

  /** Requests an address, without following redirects; returns the response and its text. */
  async function get(origin: string, path: string, init: RequestInit = {}) {
    const response = await fetch(origin + path, { redirect: "manual", ...init });
    return { response, text: await response.text() };
  }

  /** Headers that a web server has in its own way. */
  const OWN =
    /^(?:accept-ranges|connection|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding)$/;

  const headersOf = ({ headers }: Response) =>
    Object.fromEntries(
      [...headers].flatMap(([name, value]) =>
        OWN.test(name) ? [] : [[name, value.replace(/^(?:br|gzip)$/, "compressed")]],
      ),
    );

  test.each([
    "/",
    "/products",
    "/categories",
    "/category/candles",
    "/product/fen-tumbler",
    "/product/fen-tumbler?utm_source=letter",
    "/product/fen-tumbler/_payload.json",
    "/_payload.json",
    "/about",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemap-1.xml",
    "/manifest.webmanifest",
    "/icons/192.png",
    "/builds/latest.json",
  ])("%s is a file, with the body and the headers of our server", async (path) => {
    const ours = await get(server, path);
    reached.length = 0;
    const { response, text } = await get(nginx.url, path);
    expect(reached).toEqual([]);
    expect(response.status).toBe(200);
    expect(text).toBe(ours.text);
    expect(headersOf(response)).toEqual(headersOf(ours.response));
  });

  test("the files of the build have the headers of our server", async () => {
    const { text } = await get(nginx.url, "/");
    const assets = new Set(text.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g));
    expect(assets.size).toBeGreaterThan(1);
    for (const path of assets) {
      const ours = await get(server, path);
      reached.length = 0;
      const { response } = await get(nginx.url, path);
      expect(reached).toEqual([]);
      // Our server names the encoding also for fonts, which have no compressed copy.
      const { vary: _, ...headers } = headersOf(ours.response);
      expect(headersOf(response)).toMatchObject(headers);
    }
  });

  test("a page is revalidated with 304", async () => {
    const { response } = await get(nginx.url, "/products");
    const tag = response.headers.get("etag") ?? "";
    const known = await get(nginx.url, "/products", { headers: { "if-none-match": tag } });
    expect(known.response.status).toBe(304);
    expect(known.response.headers.get("content-security-policy")).toContain("style-src");
  });

  test("a missing product is 404.html with status 404, and any other address the server's", async () => {
    reached.length = 0;
    const { response, text } = await get(nginx.url, "/product/nothing");
    expect(reached).toEqual([]);
    expect(response.status).toBe(404);
    expect(text).toBe(await readFile(join(tree, "404.html"), "utf8"));
    expect(text).toContain("Page not found");
    const ours = await get(server, "/product/nothing");
    expect(headersOf(response)).toEqual(headersOf(ours.response));
    reached.length = 0;
    const paths = ["/nothing", "/product/nothing/_payload.json", "/404.html", "/_headers"];
    for (const path of paths) expect((await get(nginx.url, path)).response.status).toBe(404);
    const atServer = ["/nothing", "/product/nothing/_payload.json", "/_headers"];
    expect(reached).toEqual(atServer.map((path) => `GET ${path}`));
  });

  test.each([
    "/cart",
    "/checkout",
    "/account",
    "/search?q=mug",
    "/products?sort=price",
    "/product/fen-tumbler?view=1",
    "/product/fen-tumbler?utm_source=letter&reviews=2",
    "/product/fen-tumbler/",
    "//product/fen-tumbler",
    "/product/fen%2Dtumbler",
    "/readyz",
  ])("%s is the server's", async (path) => {
    const ours = await get(server, path);
    reached.length = 0;
    const { response } = await get(nginx.url, path);
    expect(reached).toEqual([`GET ${path}`]);
    expect(response.status).toBe(ours.response.status);
    expect(response.headers.get("location")).toBe(ours.response.headers.get("location"));
  });

  test("forms, GraphQL and the request after a removal are the server's", async () => {
    reached.length = 0;
    const form = new URLSearchParams({ productId: "28", quantity: "1" });
    const headers = { origin: nginx.url };
    const added = await get(nginx.url, "/cart/items", { method: "POST", body: form, headers });
    expect([added.response.status, added.response.headers.get("location")]).toEqual([303, "/cart"]);
    await get(nginx.url, "/", { method: "POST" });
    await get(nginx.url, "/graphql", { method: "POST" });
    await get(nginx.url, "/", { headers: { cookie: "a=b; vitrine-removed=1" } });
    expect(reached).toEqual(["POST /cart/items", "POST /", "POST /graphql", "GET /"]);
  });
});
