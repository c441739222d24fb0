import { createReadStream } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { SitemapEntry } from "./sitemapEntries.ts";

/** How many addresses one sitemap holds; its format allows five times as many. */
const SHARD_SIZE = 10_000;

/** How many are held in memory at once while shards are written. */
const BATCH = 500;

/** One of the files that together name every page. */
export type Shard = { file: string; changed?: string };

/** Writes entries into the files of a folder, a line each, as they are found. */
export async function writeShards(
  entries: AsyncIterable<SitemapEntry>,
  folder: string,
  shardSize = SHARD_SIZE,
): Promise<Shard[]> {
  const shards: Shard[] = [];
  let count = 0;
  let lines: string[] = [];
  const flush = async () => {
    const file = shards.at(-1)?.file;
    if (file && lines.length > 0) await appendFile(file, lines.join(""));
    lines = [];
  };
  for await (const entry of entries) {
    if (count % shardSize === 0) {
      await flush();
      shards.push({ file: join(folder, String(shards.length + 1)) });
    }
    count += 1;
    lines.push(`${JSON.stringify(entry)}\n`);
    const shard = shards.at(-1);
    const { changed } = entry;
    if (shard && changed && changed > (shard.changed ?? "")) shard.changed = changed;
    if (lines.length === BATCH) await flush();
  }
  await flush();
  return shards;
}

/** The entries of a written shard, one after another. */
export async function* readShard({ file }: Shard): AsyncGenerator<SitemapEntry> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) yield JSON.parse(line) as SitemapEntry;
}
