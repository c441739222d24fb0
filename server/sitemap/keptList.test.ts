import { existsSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { openKeptList } from "./keptList.ts";
import type { SitemapEntry } from "./sitemapEntries.ts";

const HOUR_MS = 3_600_000;

/** A list of pages whose backend can be broken, held up and counted. */
function catalogue() {
  const state = { asked: 0, isBroken: false, held: Promise.resolve(), time: 0 };
  async function* entries(): AsyncGenerator<SitemapEntry> {
    state.asked += 1;
    await state.held;
    if (state.isBroken) throw new Error("the backend is away");
    yield { path: "/" };
  }
  const onError = vi.fn();
  const options = { entries, shardSize: 10, onError, now: () => state.time };
  return {
    state,
    onError,
    open: (patienceMs = 10_000) => openKeptList({ ...options, patienceMs }),
  };
}

test("the list is made once for all who ask, and goes with the shop", async () => {
  const { state, open } = catalogue();
  const sitemap = open();
  const [one, two] = await Promise.all([sitemap.shards(), sitemap.shards()]);
  expect(two).toBe(one);
  expect(await sitemap.shards()).toBe(one);
  expect(state.asked).toBe(1);
  await sitemap.close();
  expect(existsSync(one[0]?.file ?? "")).toBe(false);
});

test("past its time it is made anew behind those who are given it", async () => {
  const { state, open } = catalogue();
  const sitemap = open();
  const first = await sitemap.shards();
  state.time += HOUR_MS + 1;
  expect(await sitemap.shards()).toBe(first);
  await expect.poll(() => sitemap.shards()).not.toBe(first);
  expect(state.asked).toBe(2);
  await sitemap.close();
});

test("a backend that is away leaves the list that there is", async () => {
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

test("without a list it says that there is none, until there is one", async () => {
  const { state, open } = catalogue();
  const sitemap = open();
  state.isBroken = true;
  await expect(sitemap.shards()).rejects.toThrow("away");
  state.isBroken = false;
  expect(await sitemap.shards()).toHaveLength(1);
  await sitemap.close();
});

test("a list that takes longer than one waits for is there for who asks later", async () => {
  const { state, open } = catalogue();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.held = promise;
  const sitemap = open(1);
  await expect(sitemap.shards()).rejects.toThrow("not made yet");
  resolve();
  await expect.poll(() => sitemap.shards().catch(() => [])).toHaveLength(1);
  expect(state.asked).toBe(1);
  await sitemap.close();
});
