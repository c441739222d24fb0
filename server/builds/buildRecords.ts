import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A record of a newer version cannot be read, and is left with its files. */
export const RECORD_VERSION = 1;

const recordSchema = z.object({
  // Releases up to November 2026 wrote none.
  version: z.literal(RECORD_VERSION).default(RECORD_VERSION),
  // As it was served then: another version of the shop may say more in it, or less.
  meta: z.looseObject({ id: z.string(), timestamp: z.number() }),
  files: z.array(z.string()),
  operations: z.array(z.string()),
});

/**
 * What is kept of a build besides its files: their names, its manifest, and the operations its
 * pages may send. When the build was last served is the time of the record's own file.
 */
export type BuildRecord = z.output<typeof recordSchema>;

/** Where records and files are kept in a folder. */
export const recordsIn = (folder: string): string => join(folder, "records");
export const filesIn = (folder: string): string => join(folder, "client");
export const recordFile = (folder: string, id: string): string =>
  join(recordsIn(folder), `${id}.json`);

/** Is told of everything that went wrong and was gone on without. */
export type OnError = (error: unknown, what: string) => void;

/** Reads all records of a folder; `isWhole` says that there was none that could not be read. */
export function readRecords(
  folder: string,
  onError: OnError,
): { records: BuildRecord[]; isWhole: boolean } {
  const names = readdirSync(recordsIn(folder)).filter((name) => name.endsWith(".json"));
  const records = names.flatMap((name) => {
    try {
      return [recordSchema.parse(JSON.parse(readFileSync(join(recordsIn(folder), name), "utf8")))];
    } catch (error) {
      onError(error, `the record ${name} of an earlier build cannot be read`);
      return [];
    }
  });
  return { records, isWhole: records.length === names.length };
}

/**
 * A folder's records as they are whenever they are asked for: other processes add and remove some.
 * They are read again only where there was a change; a folder that cannot be read holds none.
 */
export function watchRecords(folder: string, onError: OnError): () => BuildRecord[] {
  let readAt: number | undefined;
  let records: BuildRecord[] = [];
  return () => {
    try {
      const changedAt = statSync(recordsIn(folder)).mtimeMs;
      if (changedAt !== readAt) ({ records } = readRecords(folder, onError));
      readAt = changedAt;
    } catch {
      records = [];
    }
    return records;
  };
}
