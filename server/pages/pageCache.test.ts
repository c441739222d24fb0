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
const page = { html: "<p>é</p>", payload: '{"data":1}', renderedAt: 5 };

test("a page that was put is found, in every encoding", async () => {
  const store = openPageCache(folder, fail);
  await store.put("/product/a", page);
  const stored = await store.get("/product/a");
  expect(stored?.html.plain.toString()).toBe(page.html);
  expect(brotliDecompressSync(stored?.html.br ?? "").toString()).toBe(page.html);
  expect(gunzipSync(stored?.payload?.gzip ?? "").toString()).toBe(page.payload);
  expect(stored?.renderedAt).toBe(5);
});

test("a page that is asked for again is soon smaller to send, and the same", async () => {
  const store = openPageCache(folder, fail);
  const html = Array.from({ length: 500 }, (_, at) => `<p>${at * at} candles</p>`).join("");
  const { html: made } = await store.put("/products", { ...page, html });
  const asked = async () => (await store.get("/products"))?.html ?? made;
  await expect.poll(async () => (await asked()).br.length).toBeLessThan(made.br.length);
  const smaller = await asked();
  expect(brotliDecompressSync(smaller.br).toString()).toBe(html);
  expect(smaller.etag).toBe(made.etag);
});

test("a page written by another process is found", async () => {
  await writePage(folder, "/product/b", page);
  expect((await openPageCache(folder, fail).get("/product/b"))?.html.plain.toString()).toBe(
    page.html,
  );
});

test("there is no page at a path that never had one, however it is written", async () => {
  const store = openPageCache(folder, fail);
  for (const path of ["/nothing", "/../../etc/passwd", `/${"x".repeat(5000)}`, "/%00"]) {
    expect(await store.get(path)).toBeUndefined();
  }
});

test("half a file is as good as none", async () => {
  await writePage(folder, "/product/c", page);
  const [part] = readdirSync(folder);
  const [file] = readdirSync(join(folder, part ?? ""));
  writeFileSync(join(folder, part ?? "", file ?? ""), '{"html":"<p');
  expect(await openPageCache(folder, fail).get("/product/c")).toBeUndefined();
});

test("equal pages have equal tags, changed ones have not", async () => {
  const store = openPageCache(folder, fail);
  const first = await store.put("/a", page);
  const same = await store.put("/b", page);
  const changed = await store.put("/a", { ...page, html: "<p>new</p>" });
  expect(same.html.etag).toBe(first.html.etag);
  expect(changed.html.etag).not.toBe(first.html.etag);
});

test("a page that cannot be written is kept in memory, and the failure is told", async () => {
  const file = join(folder, "no-folder");
  writeFileSync(file, "");
  const told: string[] = [];
  const store = openPageCache(file, (_error, path) => void told.push(path));
  const stored = await store.put("/a", page);
  expect(stored.html.plain.toString()).toBe(page.html);
  expect(await store.get("/a")).toBe(stored);
  expect(told).toEqual(["/a"]);
  await store.remove("/a");
  expect(await store.get("/a")).toBeUndefined();
});
