import { existsSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { openCachedList } from "./cachedList.ts";
import type { SitemapEntry } from "./sitemapEntries.ts";

const HOUR_MS = 3_600_000;

/** Fake list of pages whose backend can fail, stall and be counted. */
function catalogue() {
  const state = {
    requests: 0,
    isBroken: false,
    held: Promise.resolve(),
    time: 0,
    changedAt: -Infinity,
  };
  async function* entries(): AsyncGenerator<SitemapEntry> {
    state.requests += 1;
    await state.held;
    if (state.isBroken) throw new Error("the backend is unavailable");
    yield { path: "/" };
  }
  const onError = vi.fn();
  const [now, changedAt] = [() => state.time, () => state.changedAt];
  const options = { entries, shardSize: 10, onError, now, changedAt };
  return {
    state,
    onError,
    open: (timeoutMs = 10_000) => openCachedList({ ...options, timeoutMs }),
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

test("openCachedList rebuilds a list before it serves it if a product has changed", async () => {
  const { state, open } = catalogue();
  const sitemap = open();
  const first = await sitemap.shards();
  state.changedAt = state.time += 1;
  state.time += 1;
  const second = await sitemap.shards();
  expect(second).not.toBe(first);
  expect(await sitemap.shards()).toBe(second);
  expect(state.requests).toBe(2);
  await sitemap.close();
});

test("openCachedList serves the old list of a changed product while the backend fails", async () => {
  const { state, onError, open } = catalogue();
  const sitemap = open();
  const first = await sitemap.shards();
  state.changedAt = state.time += 1;
  state.isBroken = true;
  expect(await sitemap.shards()).toBe(first);
  expect(onError).toHaveBeenCalledOnce();
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
