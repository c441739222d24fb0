import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** How many are held in memory at once while shards are written. */
const BATCH = 500;

/** What a list is made of; an entry may say when its thing was last changed. */
export type Dated = { changed?: string };

/** One of the files that together hold a list. */
export type Shard = {
  file: string;
  /** The last change of anything in it. */
  changed?: string;
  /** The same for the same entries. */
  tag: string;
};

/** Writes entries into the files of a folder, a line each, as they are found. */
export async function writeShards(
  entries: AsyncIterable<Dated>,
  folder: string,
  shardSize: number,
): Promise<Shard[]> {
  const shards: Shard[] = [];
  let count = 0;
  let lines: string[] = [];
  let hash = createHash("sha256");
  const flush = async () => {
    const shard = shards.at(-1);
    const text = lines.join("");
    lines = [];
    if (!shard || text === "") return;
    await appendFile(shard.file, text);
    shard.tag = hash.update(text).copy().digest("base64url").slice(0, 22);
  };
  for await (const entry of entries) {
    if (count % shardSize === 0) {
      await flush();
      hash = createHash("sha256");
      shards.push({ file: join(folder, String(shards.length + 1)), tag: "" });
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
export async function* readShard<Entry extends Dated>({ file }: Shard): AsyncGenerator<Entry> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) yield JSON.parse(line) as Entry;
}
