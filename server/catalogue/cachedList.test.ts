import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createShopChanges } from "./shopChanges.ts";
import { openCachedList } from "./cachedList.ts";
import { openListedChanges } from "./listedChanges.ts";
import type { SitemapEntry } from "./sitemapEntries.ts";
import { readShard } from "./sitemapShards.ts";
import type { KeptFile, Shard } from "./sitemapShards.ts";

const HOUR_MS = 3_600_000;

/** Fake list of pages whose backend can fail, stall and be counted. */
function catalogue() {
  const state = {
    requests: 0,
    isBroken: false,
    held: Promise.resolve(),
    time: 0,
    read: [] as (readonly number[])[],
  };
  async function* entries(): AsyncGenerator<SitemapEntry> {
    state.requests += 1;
    await state.held;
    if (state.isBroken) throw new Error("the backend is unavailable");
    yield { path: "/" };
    yield { path: "/product/7", id: 7 };
  }
  const onError = vi.fn();
  async function* entriesOf(ids: readonly number[]): AsyncGenerator<SitemapEntry> {
    state.read.push(ids);
    await state.held;
    if (state.isBroken) throw new Error("the backend is unavailable");
    for (const id of ids) if (id < 100) yield { path: `/product/${id}-${state.read.length}`, id };
  }
  const shopChanges = createShopChanges();
  const changes = openListedChanges(shopChanges);
  const now = () => state.time;
  const options = { entries, entriesOf, changes, shardSize: 10, onError, now };
  return {
    state,
    onError,
    note: shopChanges.note,
    open: (timeoutMs = 10_000, kept?: KeptFile) => openCachedList({ ...options, timeoutMs, kept }),
  };
}

test("openCachedList builds the list once for concurrent requests and removes it on close", async () => {
  const { state, open } = catalogue();
  const sitemap = open();
  const [one, two] = await Promise.all([sitemap.shards(), sitemap.shards()]);
  expect(two).toBe(one);
  expect(await sitemap.shards()).toBe(one);
  expect(state.requests).toBe(1);
  await sitemap.close();
  expect(existsSync(one[0]?.file ?? "")).toBe(false);
});

test("openCachedList serves a stale list while it rebuilds it in the background", async () => {
  const { state, open } = catalogue();
  const sitemap = open();
  const first = await sitemap.shards();
  state.time += HOUR_MS + 1;
  expect(await sitemap.shards()).toBe(first);
  await expect.poll(() => sitemap.shards()).not.toBe(first);
  expect(state.requests).toBe(2);
  await sitemap.close();
});

/** Returns the paths of a list. */
async function pathsOf(shards: readonly Shard[]): Promise<string[]> {
  const paths: string[] = [];
  for (const shard of shards) {
    for await (const { path } of readShard<SitemapEntry>(shard)) paths.push(path);
  }
  return paths;
}

test("openCachedList replaces the entries of changed products before it serves the list", async () => {
  const { state, note, open } = catalogue();
  const sitemap = open();
  await sitemap.shards();
  note(["post:7", "post:8", "lists"]);
  const second = await sitemap.shards();
  expect(await pathsOf(second)).toEqual(["/", "/product/7-1", "/product/8-1"]);
  expect(await sitemap.shards()).toBe(second);
  // One that the backend does not have any more.
  note(["post:8", "lists"]);
  note(["post:108", "lists"]);
  expect(await pathsOf(await sitemap.shards())).toEqual(["/", "/product/7-1", "/product/8-2"]);
  expect([state.requests, state.read]).toEqual([
    1,
    [
      [7, 8],
      [8, 108],
    ],
  ]);
  await sitemap.close();
});

test("openCachedList serves no list that was being made when a product changed", async () => {
  const { state, note, open } = catalogue();
  const sitemap = open();
  await sitemap.shards();
  note(["post:7", "lists"]);
  let release = () => {};
  state.held = new Promise((resolve) => (release = resolve));
  const early = sitemap.shards();
  await vi.waitFor(() => expect(state.read).toHaveLength(1));
  note(["post:8", "lists"]);
  const late = sitemap.shards();
  release();
  expect(await pathsOf(await late)).toEqual(["/", "/product/7-1", "/product/8-2"]);
  await early;
  await sitemap.close();
});

test("openCachedList rebuilds a list before it serves it if more than products has changed", async () => {
  const { state, note, open } = catalogue();
  const sitemap = open();
  const first = await sitemap.shards();
  note(["term:7", "lists"]);
  const second = await sitemap.shards();
  expect(second).not.toBe(first);
  expect(await sitemap.shards()).toBe(second);
  expect(state.requests).toBe(2);
  await sitemap.close();
});

test("openCachedList serves the old list of a changed product while the backend fails", async () => {
  const { state, note, onError, open } = catalogue();
  const sitemap = open();
  const first = await sitemap.shards();
  note(["post:7", "lists"]);
  state.isBroken = true;
  expect(await sitemap.shards()).toBe(first);
  expect(onError).toHaveBeenCalledOnce();
  state.isBroken = false;
  expect(await pathsOf(await sitemap.shards())).toEqual(["/", "/product/7-2"]);
  await sitemap.close();
});

test("openCachedList keeps serving the old list while the backend fails", async () => {
  const { state, onError, open } = catalogue();
  const sitemap = open();
  const first = await sitemap.shards();
  state.time += HOUR_MS + 1;
  state.isBroken = true;
  expect(await sitemap.shards()).toBe(first);
  await expect.poll(() => onError.mock.calls.length).toBe(1);
  expect(await sitemap.shards()).toBe(first);
  await sitemap.close();
});

test("openCachedList rejects while there is no list, and recovers with the backend", async () => {
  const { state, open } = catalogue();
  const sitemap = open();
  state.isBroken = true;
  await expect(sitemap.shards()).rejects.toThrow("unavailable");
  state.isBroken = false;
  expect(await sitemap.shards()).toHaveLength(1);
  await sitemap.close();
});

test("openCachedList serves a list to later requests after the first request timed out", async () => {
  const { state, open } = catalogue();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.held = promise;
  const sitemap = open(1);
  await expect(sitemap.shards()).rejects.toThrow("not made yet");
  resolve();
  await expect.poll(() => sitemap.shards().catch(() => [])).toHaveLength(1);
  expect(state.requests).toBe(1);
  await sitemap.close();
});

test("openCachedList serves the list of an earlier process at once, and rebuilds it in the background", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kept-list-"));
  const kept = { file: join(folder, "lists", "sitemap.jsonl"), key: "a shop" };
  const earlier = catalogue();
  const before = earlier.open(10_000, kept);
  await before.shards();
  await before.close();
  const { state, note, open } = catalogue();
  const slow = Promise.withResolvers<void>();
  state.held = slow.promise;
  note(["post:7"]);
  const sitemap = open(1, kept);
  expect(await pathsOf(await sitemap.shards())).toEqual(["/", "/product/7"]);
  expect(state.requests).toBe(1);
  slow.resolve();
  const first = await sitemap.shards();
  await expect.poll(() => sitemap.shards()).not.toBe(first);
  await sitemap.close();
  // Another shop in the same data folder.
  const other = open(1, { ...kept, key: "another shop" });
  state.held = new Promise(() => {});
  await expect(other.shards()).rejects.toThrow("not made yet");
  await other.close();
  await rm(folder, { recursive: true });
});
