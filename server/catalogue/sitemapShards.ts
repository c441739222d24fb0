import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { currentPrefix } from "#server/kernel/language.ts";
import { language } from "#words/language.ts";

// Shard files of the sitemap's entries.

/** Maximum number of entries in memory while shards are written. */
const BATCH = 500;

/** Entry of a list, with its last modification date and its product's id, if it has them. */
export type Dated = { changed?: string; id?: number };

/** One of the files that together store a list. */
export type Shard = {
  file: string;
  /** Latest modification date of its entries. */
  changed?: string;
  /** Content hash: equal entries give equal tags. */
  tag: string;
};

/** Writes entries into the shard files of a folder, one line each, as they arrive. */
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

/** Returns the file in which the list of the current language survives a restart. */
export const keptInLanguage = ({ file, key }: KeptFile): KeptFile => ({
  file: file.replace(/\.jsonl$/, `${currentPrefix().replace("/", ".")}.jsonl`),
  key: `${key} ${language()}`,
});

/** Reads the entries of a shard one by one. */
export async function* readShard<Entry extends Dated>({ file }: Shard): AsyncGenerator<Entry> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) yield JSON.parse(line) as Entry;
}

/**
 * Yields the entries of a list with those of some products replaced: at the place of the old ones,
 * or at the end.
 * @param ids the products; one without entries is left out
 */
export async function* replaceEntries(
  shards: readonly Shard[],
  ids: ReadonlySet<number>,
  entries: AsyncIterable<Dated>,
): AsyncGenerator<Dated> {
  const fresh = new Map<number | undefined, Dated[]>();
  for await (const entry of entries) fresh.set(entry.id, [...(fresh.get(entry.id) ?? []), entry]);
  for (const shard of shards) {
    for await (const entry of readShard(shard)) {
      if (entry.id === undefined || !ids.has(entry.id)) yield entry;
      else yield* fresh.get(entry.id) ?? [];
      // A product may have several entries, and has been replaced at the first.
      fresh.delete(entry.id);
    }
  }
  for (const added of fresh.values()) yield* added;
}

/** File of a list that survives a restart, and the settings that its entries depend on. */
export type KeptFile = { file: string; key: string };

/** Writes a list's entries into one file, at once. */
export async function writeKept({ file, key }: KeptFile, shards: readonly Shard[]): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, `${JSON.stringify(key)}\n`);
  for (const shard of shards) await appendFile(temporary, createReadStream(shard.file));
  await rename(temporary, file);
}

/** Reads the entries of such a file one by one; none of one with other settings. */
export async function* readKept({ file, key }: KeptFile): AsyncGenerator<Dated> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  let isFirst = true;
  for await (const line of lines) {
    if (!isFirst) yield JSON.parse(line) as Dated;
    else if (JSON.parse(line) !== key) return;
    isFirst = false;
  }
}
