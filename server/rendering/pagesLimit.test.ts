import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPageCache, writePage } from "./pageCache.ts";
import { pagesLimit } from "./pagesLimit.ts";

let folder = "";
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-pages-limit-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test("Of all builds' pages the least recently rendered are removed, and no other file", async () => {
  const [earlier, current] = ["earlier", "current"].map((build) => join(folder, "pages", build));
  const page = { html: "<p>page</p>", renderedAt: 0 };
  for (const path of ["/a", "/b"]) await writePage(earlier ?? "", path, page);
  const names = await readdir(folder, { recursive: true });
  const old = new Date(Date.now() - 3_600_000);
  for (const name of names.filter((one) => one.endsWith(".page"))) {
    await utimes(join(folder, name), old, old);
  }
  for (const path of ["/a", "/b"]) await writePage(current ?? "", path, page);
  await writeFile(join(current ?? "", "prerendered.json"), "{}");
  const bytes = 700;
  await pagesLimit({ DATA_DIR: folder, PAGE_CACHE_DISK_MB: bytes / 1024 / 1024 }).tidy();
  const pathsIn = async (build = "") => {
    const cache = openPageCache(build, { maxMemoryBytes: 1e6, onError: () => {} });
    return Promise.all(["/a", "/b"].map(cache.has));
  };
  expect(await pathsIn(earlier)).toEqual([false, false]);
  expect(await pathsIn(current)).toEqual([true, true]);
  expect(await readdir(current ?? "")).toContain("prerendered.json");
});
