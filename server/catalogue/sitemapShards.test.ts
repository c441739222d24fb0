import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SitemapEntry } from "./sitemapEntries.ts";
import { readShard, writeShards } from "./sitemapShards.ts";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-shards-"))));
afterAll(() => rm(folder, { recursive: true }));

async function* numbered(count: number): AsyncGenerator<SitemapEntry> {
  for (let number = 0; number < count; number += 1) {
    yield { path: `/product/${number}`, changed: `2026-11-${10 + (number % 18)}` };
  }
}

test("writeShards puts every page into one shard and respects the maximum size", async () => {
  const shards = await writeShards(numbered(2_501), folder, 1_000);
  const paths: string[] = [];
  const sizes: number[] = [];
  for (const shard of shards) {
    let size = 0;
    for await (const { path } of readShard<SitemapEntry>(shard)) {
      paths.push(path);
      size += 1;
    }
    sizes.push(size);
  }
  expect(sizes).toEqual([1_000, 1_000, 501]);
  expect(new Set(paths).size).toBe(2_501);
});

test("writeShards writes no shard for an empty shop", async () => {
  expect(await writeShards(numbered(0), folder, 10)).toEqual([]);
});

test("writeShards records the latest change of a shard's pages", async () => {
  const other = await mkdtemp(join(folder, "other-"));
  const entries = numbered(20);
  const [shard] = await writeShards(entries, other, 100);
  expect(shard?.changed).toBe("2026-11-27");
});
