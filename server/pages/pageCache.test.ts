import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPageCache, writePage } from "./pageCache.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "pages-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const fail = (error: unknown) => {
  throw error;
};
const page = {
  html: "<p>é</p>",
  styleSource: "'sha256-aa'",
  payload: '{"data":{}}',
  renderedAt: 5,
};

test("The page cache returns a stored page in every encoding", async () => {
  const store = openPageCache(folder, fail);
  await store.put("/product/a", page);
  const stored = await store.get("/product/a");
  expect(stored?.html.plain.toString()).toBe(page.html);
  expect(brotliDecompressSync(stored?.html.br ?? "").toString()).toBe(page.html);
  expect(gunzipSync(stored?.payload?.gzip ?? "").toString()).toBe(page.payload);
  expect(stored?.renderedAt).toBe(5);
});

test("The page cache has a page that is in memory or on disk, and no other", async () => {
  const store = openPageCache(folder, fail);
  await store.put("/a", page);
  await writePage(folder, "/b", page);
  expect(await Promise.all(["/a", "/b", "/c"].map(store.has))).toEqual([true, true, false]);
});

test("The page cache recompresses a page that is requested again, with the same content", async () => {
  const store = openPageCache(folder, fail);
  const html = Array.from({ length: 500 }, (_, at) => `<p>${at * at} candles</p>`).join("");
  const { html: made } = await store.put("/products", { ...page, html });
  const cachedHtml = async () => (await store.get("/products"))?.html ?? made;
  await expect.poll(async () => (await cachedHtml()).br.length).toBeLessThan(made.br.length);
  const smaller = await cachedHtml();
  expect(brotliDecompressSync(smaller.br).toString()).toBe(html);
  expect(smaller.etag).toBe(made.etag);
});

test("The page cache finds a page that another process has written, with its style's source", async () => {
  await writePage(folder, "/product/b", page);
  const stored = await openPageCache(folder, fail).get("/product/b");
  expect(stored?.html.plain.toString()).toBe(page.html);
  expect(stored?.styleSource).toBe(page.styleSource);
});

test("The page cache returns nothing for an unknown path, in any spelling", async () => {
  const store = openPageCache(folder, fail);
  for (const path of ["/nothing", "/../../etc/passwd", `/${"x".repeat(5000)}`, "/%00"]) {
    expect(await store.get(path)).toBeUndefined();
  }
});

test("The page cache ignores a truncated file", async () => {
  await writePage(folder, "/product/c", page);
  const [part] = readdirSync(folder);
  const [file] = readdirSync(join(folder, part ?? ""));
  writeFileSync(join(folder, part ?? "", file ?? ""), '{"html":"<p');
  expect(await openPageCache(folder, fail).get("/product/c")).toBeUndefined();
});

test("Equal pages have equal entity tags, changed pages have others", async () => {
  const store = openPageCache(folder, fail);
  const first = await store.put("/a", page);
  const same = await store.put("/b", page);
  const changed = await store.put("/a", { ...page, html: "<p>new</p>" });
  expect(same.html.etag).toBe(first.html.etag);
  expect(changed.html.etag).not.toBe(first.html.etag);
});

test("A page that cannot be written is cached in memory, and the failure is reported", async () => {
  const file = join(folder, "no-folder");
  writeFileSync(file, "");
  const reported: string[] = [];
  const store = openPageCache(file, (_error, path) => void reported.push(path));
  const stored = await store.put("/a", page);
  expect(stored.html.plain.toString()).toBe(page.html);
  expect(await store.get("/a")).toBe(stored);
  expect(reported).toEqual(["/a"]);
  await store.remove("/a");
  expect(await store.get("/a")).toBeUndefined();
});
