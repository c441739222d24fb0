import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

// Records of earlier builds: manifest, operations and file names, on disk.

/** Version of the record format. Records of newer versions are not read, and keep their files. */
export const RECORD_VERSION = 1;

const recordSchema = z.object({
  // Releases up to November 2026 wrote no version.
  version: z.literal(RECORD_VERSION).default(RECORD_VERSION),
  // Manifest as that build served it; another version may have more or fewer fields.
  meta: z.looseObject({ id: z.string(), timestamp: z.number() }),
  files: z.array(z.string()),
  operations: z.array(z.string()),
});

/**
 * Record of a retained build: file names, manifest, and the operations its pages may send. The
 * record file's mtime is the time the build was last served.
 */
export type BuildRecord = z.output<typeof recordSchema>;

/** Folder of the records, and below it the folder of the retained files. */
export const recordsIn = (folder: string): string => join(folder, "records");
export const filesIn = (folder: string): string => join(folder, "client");
export const recordFile = (folder: string, id: string): string =>
  join(recordsIn(folder), `${id}.json`);

/** Called with every error that was survived. */
export type OnError = (error: unknown, what: string) => void;

/** Reads all records of a folder; `isWhole` is false if any record could not be read. */
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
 * Returns a reader of a folder's records that stays current while other processes add and remove
 * some. It rereads only after a change; an unreadable folder has no records.
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
