import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cacheName, openPictureCache } from "./pictureCache.ts";

const DAY_SECONDS = 24 * 60 * 60;
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-cache-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = Buffer.alloc(100, "p");
const daysAgo = (days: number) => Date.now() / 1000 - days * DAY_SECONDS;

test("The picture cache returns a stored picture", async () => {
  const cache = openPictureCache(folder);
  expect(await cache.store("a.webp", picture)).toBe(true);
  expect(await cache.read("a.webp")).toEqual(picture);
  expect(await cache.read("b.webp")).toBeUndefined();
});

test("A recently read picture needs no disk access until it is replaced", async () => {
  const cache = openPictureCache(folder);
  await cache.store("a.webp", picture);
  expect(await cache.read("a.webp")).toEqual(picture);
  await rm(join(folder, "a.webp"));
  expect(await cache.read("a.webp")).toEqual(picture);
  const other = Buffer.alloc(100, "q");
  await cache.store("a.webp", other);
  expect(await cache.read("a.webp")).toEqual(other);
});

test("A full folder evicts the least recently used picture", async () => {
  const cache = openPictureCache(folder, { maxBytes: 350 });
  for (const [place, name] of ["old", "older", "new", "newer"].entries()) {
    await cache.store(name, picture);
    const used = daysAgo(name.startsWith("old") ? 20 + place : 2);
    await utimes(join(folder, name), used, used);
  }
  // Twice: the first call may join a run that began before the last picture was stored.
  await cache.tidy();
  await cache.tidy();
  expect((await readdir(folder)).toSorted()).toEqual(["new", "newer", "old"]);
});

test("A picture is converted again after a month, as its source may have changed", async () => {
  const cache = openPictureCache(folder);
  await cache.store("a.webp", picture);
  await utimes(join(folder, "a.webp"), daysAgo(0), daysAgo(31));
  expect(await cache.read("a.webp")).toBeUndefined();
});

test("No requested name becomes a file name", () => {
  expect(cacheName("../../etc/passwd", 160, "webp")).toMatch(/^[0-9a-f]{40}-160\.webp$/);
});
