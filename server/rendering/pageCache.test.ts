import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
  mkdirSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, dirname } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  openPageCache,
  writePage,
  pagesLimit,
  removeOldPages,
  storedPagesNotice,
} from "./pageCache.ts";
import type { PageCache } from "./pageCache.ts";
import { plainBody } from "./responseBody.ts";
import { compressPage } from "./cachedPage.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "pages-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = {
  html: "<p>é</p>",
  styleSource: "'sha256-aa'",
  payload: '{"data":{}}',
  renderedAt: 5,
};
const long = Array.from({ length: 500 }, (_, at) => `<p>${at * at} candles</p>`).join("");

function openCache(maxMemoryBytes = 1e6, onWrite = (_bytes: number) => {}): PageCache {
  const own = folder;
  return openPageCache(own, {
    maxMemoryBytes,
    onWrite,
    onError: (error) => {
      // A page may still be compressed when its test has ended and its folder is gone.
      if (existsSync(own)) throw error;
    },
  });
}

/** Returns the only file of a page in the folder. */
function pageFile(): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const [file, ...others] = files.filter((entry) => entry.isFile());
  if (!file || others.length > 0) throw new Error("There is not one file.");
  return join(file.parentPath, file.name);
}

test("The page cache returns a stored page in every encoding", async () => {
  const cache = openCache();
  await cache.put("/product/a", page);
  const stored = await cache.get("/product/a");
  expect(stored && plainBody(stored.html).toString()).toBe(page.html);
  expect(brotliDecompressSync(stored?.html.br ?? "").toString()).toBe(page.html);
  expect(gunzipSync(stored?.payload?.gzip ?? "").toString()).toBe(page.payload);
  expect(stored?.renderedAt).toBe(5);
});

test("The page cache has a page that is in memory or on disk, and no other", async () => {
  const cache = openCache();
  await cache.put("/a", page);
  await writePage(folder, "/b", page);
  expect(await Promise.all(["/a", "/b", "/c"].map(cache.has))).toEqual([true, true, false]);
});

test("A page whose content is unchanged is not compressed again", async () => {
  const key = { build: "build", path: "/products" };
  const made = await compressPage(key, page);
  const known = { ...made, html: { ...made.html, br: Buffer.from("known") } };
  const again = await compressPage(key, { ...page, renderedAt: 6 }, known);
  expect(again.html.br.toString()).toBe("known");
  expect(again.renderedAt).toBe(6);
});

test("The page cache finds a page that another process has written, with its style's source", async () => {
  await writePage(folder, "/product/b", page);
  const stored = await openCache().get("/product/b");
  expect(stored && plainBody(stored.html).toString()).toBe(page.html);
  expect(stored?.styleSource).toBe(page.styleSource);
});

test("The page cache returns nothing for an unknown path, in any spelling", async () => {
  const cache = openCache();
  for (const path of ["/nothing", "/../../etc/passwd", `/${"x".repeat(5000)}`, "/%00"]) {
    expect(await cache.get(path)).toBeUndefined();
  }
});

test("A truncated file counts as missing, wherever it ends", async () => {
  await writePage(folder, "/product/c", page);
  const file = pageFile();
  const whole = readFileSync(file);
  for (let length = 0; length < whole.length; length += 1) {
    writeFileSync(file, whole.subarray(0, length));
    expect(await openCache().get("/product/c")).toBeUndefined();
  }
});

test("A file with a changed byte counts as missing, wherever it is", async () => {
  await writePage(folder, "/product/c", page);
  const file = pageFile();
  const whole = readFileSync(file);
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << (at % 8)), at);
    writeFileSync(file, damaged);
    expect(await openCache().get("/product/c")).toBeUndefined();
  }
});

test("A page whose file is damaged is stored again", async () => {
  await writePage(folder, "/product/c", page);
  writeFileSync(pageFile(), '{"html":"<p');
  const cache = openCache();
  expect(await cache.get("/product/c")).toBeUndefined();
  await cache.put("/product/c", page);
  expect((await openCache().get("/product/c"))?.renderedAt).toBe(5);
});

test("A file under another page's name counts as missing", async () => {
  await writePage(folder, "/product/c", page);
  const bytes = readFileSync(pageFile());
  rmSync(pageFile());
  await writePage(folder, "/product/d", page);
  writeFileSync(pageFile(), bytes);
  expect(await openCache().get("/product/d")).toBeUndefined();
});

test("Equal pages have equal entity tags, changed pages have others", async () => {
  const cache = openCache();
  const first = await cache.put("/a", page);
  const same = await cache.put("/b", page);
  const changed = await cache.put("/a", { ...page, html: "<p>new</p>" });
  expect(same.html.etag).toBe(first.html.etag);
  expect(changed.html.etag).not.toBe(first.html.etag);
});

test("A page that cannot be written is cached in memory, and the failure is reported", async () => {
  const file = join(folder, "no-folder");
  writeFileSync(file, "");
  const reported: string[] = [];
  const onError = (_error: unknown, path: string) => void reported.push(path);
  const cache = openPageCache(file, { maxMemoryBytes: 1e6, onError });
  const stored = await cache.put("/a", page);
  expect(plainBody(stored.html).toString()).toBe(page.html);
  expect(await cache.get("/a")).toBe(stored);
  expect(reported).toEqual(["/a"]);
  await cache.remove("/a");
  expect(await cache.get("/a")).toBeUndefined();
});

test("Memory has the pages requested last, within its limit; the others are on disk", async () => {
  const cache = openCache(1_000);
  const sized = async (path: string) => (await cache.get(path))?.bytes.length;
  const paths = ["/a", "/b", "/c", "/d", "/e", "/f"];
  for (const path of paths) await cache.put(path, page);
  const size = (await sized("/f")) ?? 0;
  expect(size).toBeGreaterThan(1_000 / paths.length);
  rmSync(folder, { recursive: true });
  const left = await Promise.all(paths.map((path) => sized(path)));
  const inMemory = left.filter((bytes) => bytes !== undefined);
  expect(inMemory.length * size).toBeLessThanOrEqual(1_000);
  expect(left.at(-1)).toBe(size);
  expect(left.at(0)).toBeUndefined();
});

test("The page cache reports the bytes that its writes add", async () => {
  let written = 0;
  const onWrite = (bytes: number) => void (written += bytes);
  const cache = openCache(1e6, onWrite);
  await cache.put("/a", page);
  const { bytes } = await cache.put("/a", { ...page, html: long });
  expect(written).toBe(bytes.length);
});

test("Of all builds' pages the least recently rendered are removed, and no other file", async () => {
  const [earlier, current] = ["earlier", "current"].map((build) => join(folder, "pages", build));
  const small = { html: "<p>page</p>", renderedAt: 0 };
  for (const path of ["/a", "/b"]) await writePage(earlier ?? "", path, small);
  const names = readdirSync(folder, { recursive: true }).map(String);
  const old = new Date(Date.now() - 3_600_000);
  for (const name of names.filter((one) => one.endsWith(".page"))) {
    utimesSync(join(folder, name), old, old);
  }
  for (const path of ["/a", "/b"]) await writePage(current ?? "", path, small);
  writeFileSync(join(current ?? "", "prerendered.json"), "{}");
  const bytes = 700;
  await pagesLimit({ DATA_DIR: folder, PAGE_CACHE_DISK_MB: bytes / 1024 / 1024 }).tidy();
  const pathsIn = async (build = "") => {
    const cache = openPageCache(build, { maxMemoryBytes: 1e6, onError: () => {} });
    return Promise.all(["/a", "/b"].map(cache.has));
  };
  expect(await pathsIn(earlier)).toEqual([false, false]);
  expect(await pathsIn(current)).toEqual([true, true]);
  expect(readdirSync(current ?? "")).toContain("prerendered.json");
});

function makeFolder(name: string, days: number): void {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, "prerendered.json"), "{}");
  const time = Date.now() / 1000 - days * 24 * 3600;
  utimesSync(path, time, time);
}

test("Other builds' pages are deleted after a week, this build's never", async () => {
  makeFolder("new-1111", 30);
  makeFolder("new-2222", 30);
  makeFolder("old-1111", 8);
  makeFolder("late-1111", 6);
  await removeOldPages(join(folder, "new-1111"));
  expect(readdirSync(folder).toSorted()).toEqual(["late-1111", "new-1111", "new-2222"]);
});

test("Removing old pages succeeds if the data folder does not exist", async () => {
  await expect(removeOldPages(join(folder, "none", "new-1111"))).resolves.toBeUndefined();
});

test("The start says how many stored pages fit its settings, if any are stored", async () => {
  const current = join(folder, "new-1111");
  expect(await storedPagesNotice(current)).toBeUndefined();
  for (const name of ["new-1111/ab/1.page", "new-2222/ab/1.page", "new-2222/cd/2.page"]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), "");
  }
  writeFileSync(join(current, "prerendered.json"), "{}");
  expect(await storedPagesNotice(current)).toMatch(
    /^1 of 2 stored pages fit .* settings\. The others/,
  );
  expect(await storedPagesNotice(join(folder, "new-2222"))).toMatch(
    /^2 of 2 stored pages fit .*\.$/,
  );
});
