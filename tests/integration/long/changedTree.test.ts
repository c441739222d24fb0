import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import type { Config } from "#server/kernel/config.ts";
import { tagsOfChange } from "#server/prerender/treeRecords.ts";
import { writeTree } from "#server/prerender/writeTree.ts";
import type { TreeOptions } from "#server/prerender/writeTree.ts";
import { openFaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

let folder: string;
let tree: string;
let woo: WooServer;
let proxy: Awaited<ReturnType<typeof openFaultProxy>>;
let config: Config;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-changed-"));
  tree = join(folder, "public");
  woo = await openWooServer({ isSmall: true });
  proxy = await openFaultProxy(woo.endpoint);
  config = readConfig({ DATA_DIR: folder, GRAPHQL_ENDPOINT: proxy.endpoint });
});
afterAll(async () => {
  await proxy.close();
  await woo.close();
  await removeFolder(folder);
});

const run = (options: Partial<TreeOptions> = {}) =>
  writeTree(config, { tree, hasPictures: false, ...options }, undefined, 1);
const pageOf = (path: string) => readFile(join(tree, path, "index.html"), "utf8");
const BEANIE = "product/beanie";

test("a failed page is listed, and the next run renders it alone", async () => {
  const inTheWay = join(tree, BEANIE, "index.html");
  await mkdir(inTheWay, { recursive: true });
  const first = await run();
  expect(first.failed).toEqual([`/${BEANIE}`]);
  expect(first.pages).toBeGreaterThan(20);
  await rmdir(inTheWay);
  const second = await run();
  expect(second).toMatchObject({ pages: 1, failed: [], current: first.pages });
  expect(await pageOf(BEANIE)).toContain("$18.00");
});

test("a run after a change renders the pages that depend on it", async () => {
  woo.reprice("beanie", 1900);
  await run();
  expect(await pageOf(BEANIE)).toContain("$19.00");
  expect(await pageOf("products")).toContain("$19.00");
  // Pages that show this product in no row stay; in a shop of eighteen, many show it.
  woo.reprice("e-book", 1900);
  const { pages, current } = await run();
  expect(await pageOf("product/e-book")).toContain("$19.00");
  expect(pages).toBeLessThan(30);
  expect(current).toBeGreaterThan(10);
});

test("a named change is rendered without reading the catalogue", async () => {
  woo.reprice("beanie", 2000);
  proxy.forget();
  const id = /name="productId"[^>]*value="(\d+)"/.exec(await pageOf(BEANIE))?.[1];
  const changed = new Set(tagsOfChange(`product:${id}`));
  const { pages, hasServerParts } = await run({ changed });
  expect(await pageOf(BEANIE)).toContain("$20.00");
  expect(hasServerParts).toBe(false);
  expect(pages).toBeGreaterThan(1);
  expect(proxy.calls().filter((call) => call.includes("cataloguePaths"))).toEqual([]);
});

test("a named category is rendered with its lists, and without the pages of all products", async () => {
  proxy.forget();
  const { pages } = await run({ changed: new Set(tagsOfChange("category:1000000")) });
  expect(pages).toBeGreaterThan(1);
  const isCalled = (query: string) => proxy.calls().some((call) => call.includes(query));
  expect(isCalled("ProductsPageQuery")).toBe(true);
  expect(isCalled("ProductPageQuery")).toBe(false);
});

test("the page of a withdrawn product is removed", async () => {
  woo.withdraw("belt");
  const { removed } = await run();
  expect(removed).toBe(1);
  expect(existsSync(join(tree, "product/belt"))).toBe(false);
});

test("a tree of the most important pages has the products that sold most", async () => {
  const { pages, removed } = await run({ most: 30 });
  expect(pages).toBe(0);
  expect(removed).toBeGreaterThan(0);
  const maps = await readFile(join(`${tree}.state`, "nginx/maps.conf"), "utf8");
  expect(maps).toContain("$vitrine_missing {\n  default 0;\n}");
});
