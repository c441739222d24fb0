import { readFile, readdir, rm, stat, utimes } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { DIST, readBuild, buildMeta } from "./currentBuild.ts";
import { wholeName, writeAtomic } from "#server/store/writeAtomic.ts";
import type { BuildMeta } from "./currentBuild.ts";
import {
  RECORD_VERSION,
  filesIn,
  readRecords,
  recordFile,
  recordsIn,
  watchRecords,
} from "./buildRecords.ts";
import type { BuildRecord, OnError } from "./buildRecords.ts";
import { operationId, operationTexts } from "#server/backend/door/operations.ts";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/kernel/config.ts";
import type { Routes } from "./routes.ts";
import type { DiskSpace } from "#server/store/diskSpace.ts";

// Retention of earlier builds, for tabs that stay open across deployments.

const RENEW_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Build that is being served. */
export type ServedBuild = {
  build: BuildMeta;
  /** The build's folder, which a newer build may overwrite while this one is still served. */
  dist: string;
  /** Texts of its GraphQL operations. */
  operations: string[];
};

/** Current build and the earlier ones whose pages may still be open. */
export type RetainedBuilds = {
  /** Folders of static files, in lookup order. */
  folders: string[];
  /** Returns a retained build's manifest; undefined for an unknown id. */
  metaOf: (id: string) => BuildMeta | BuildRecord["meta"] | undefined;
  /** Returns the text of the operation with this id that a retained build may send. */
  operationText: (id: string) => string | undefined;
  /** Stops the renewal timer. */
  close: () => void;
};

const clientOf = (dist: string) => resolve(dist, "client");

/** Returns a build's files with their sizes; rejects if its folder now contains another build. */
async function measureFiles({ build, dist }: ServedBuild): Promise<Map<string, number>> {
  const names = await namesBelow(clientOf(dist));
  const sizes = names.map(async (name) => (await stat(join(clientOf(dist), name))).size);
  const files = new Map(
    (await Promise.all(sizes)).map((size, index) => [names[index] ?? "", size]),
  );
  if ((await readBuild(dist)).id !== build.id) throw new Error(`${dist} holds another build`);
  return files;
}

/** Copies missing and incomplete files; rejects if a source file's size has changed. */
export async function copyFiles(
  from: string,
  to: string,
  files: ReadonlyMap<string, number>,
): Promise<void> {
  const copies = [...files].map(async ([name, size]) => {
    const target = join(to, name);
    if ((await stat(target).catch(() => undefined))?.size === size) return;
    const content = await readFile(join(from, name));
    if (content.length !== size) throw new Error(`${join(from, name)} has changed`);
    await writeAtomic(target, content);
  });
  await Promise.all(copies);
}

/** Returns all file names below a folder, as relative paths; empty if there is no such folder. */
export async function namesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Removes builds last served more than `days` ago, and the files that no other build needs. While
 * any record is unreadable it removes no file, as the file may be that record's. Rejects if
 * something cannot be removed.
 */
async function pruneBuilds(folder: string, days: number, onError: OnError): Promise<void> {
  // Listed before the records are read: another process writes a build's record before its files,
  // so a file found here without a record belongs to none.
  const names = await namesBelow(filesIn(folder));
  const oldest = Date.now() - days * DAY_MS;
  for (const name of await readdir(recordsIn(folder))) {
    const file = join(recordsIn(folder), name);
    // Another process may have removed it in the meantime.
    const servedAt = (await stat(file).catch(() => undefined))?.mtimeMs ?? Infinity;
    if (servedAt < oldest) await rm(file, { force: true });
  }
  const { records, isWhole } = readRecords(folder, onError);
  if (!isWhole) return;
  const needed = new Set(records.flatMap(({ files }) => files));
  const unneeded = names.filter((name) => !needed.has(wholeName(name)));
  await Promise.all(unneeded.map((name) => rm(join(filesIn(folder), name), { force: true })));
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Operations of records by their ids; a changed record is another object. */
const textsByRecord = new WeakMap<BuildRecord, Map<string, string>>();

function textsOf(record: BuildRecord): Map<string, string> {
  const known = textsByRecord.get(record);
  if (known) return known;
  const texts = new Map(record.operations.map((text) => [operationId(text), text]));
  textsByRecord.set(record, texts);
  return texts;
}

/** Serves a build without any earlier ones, from the folder it was built into. */
export function onlyBuild(build: BuildMeta, dist = DIST): RetainedBuilds {
  return {
    folders: [clientOf(dist)],
    metaOf: (id) => (id === build.id ? build : undefined),
    operationText: () => undefined,
    close: () => {},
  };
}

/**
 * Retains the files, manifest and operations of the current build; removes builds last served more
 * than `days` ago. Calls `onError` if that fails, and the shop runs without retained builds.
 */
export async function retainBuilds(
  served: ServedBuild,
  { folder, days, onError }: { folder: string; days: number; onError: OnError },
): Promise<RetainedBuilds> {
  const { build, dist, operations } = served;
  const alone = onlyBuild(build, dist);
  if (days === 0) {
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      onError(error, "earlier builds could not be removed"),
    );
    return alone;
  }

  const own = clientOf(dist);
  const retained = resolve(filesIn(folder));
  const file = recordFile(folder, build.id);
  let record = "";

  async function retain(): Promise<void> {
    const files = await measureFiles(served);
    const written = { meta: build, files: [...files.keys()], operations };
    record = JSON.stringify({ version: RECORD_VERSION, ...written });
    await writeAtomic(file, record);
    // Pruned before the files are copied, which may need the disk space.
    await pruneBuilds(folder, days, onError);
    await copyFiles(own, retained, files);
  }

  async function renew(): Promise<void> {
    if (!record) return retain();
    const now = new Date();
    await utimes(file, now, now).catch(() => writeAtomic(file, record));
    await pruneBuilds(folder, days, onError);
  }

  const isRetained = await retain().then(
    () => true,
    (error: unknown) => {
      onError(error, "this build's files could not be retained for pages left open");
      return false;
    },
  );
  const timer = setInterval(() => {
    renew().catch((error: unknown) => onError(error, "the retained builds could not be renewed"));
  }, RENEW_MS);
  timer.unref();

  const records = watchRecords(folder, onError);
  // Retained files come first: a file that is being rebuilt is never served half written.
  const both = isRetained ? [retained, own] : [own, retained];
  return {
    folders: (await isFolder(retained)) ? both : [own],
    metaOf: (id) => alone.metaOf(id) ?? records().find(({ meta }) => meta.id === id)?.meta,
    operationText: (id) => {
      for (const known of records()) {
        const text = textsOf(known).get(id);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    close: () => clearInterval(timer),
  };
}

/**
 * Reads the current build and retains its files beside those of earlier ones; in development,
 * where pages come from the sources (`isChanging`), there is one build and nothing is retained.
 */
export async function openBuilds(
  app: FastifyInstance,
  config: Config,
  { routes, disk, isChanging }: { routes: Routes; disk: DiskSpace; isChanging: boolean },
): Promise<{ build: BuildMeta; builds: RetainedBuilds }> {
  const made = isChanging ? { id: "development", timestamp: Date.now() } : await readBuild();
  const build = buildMeta(made, routes);
  const builds = isChanging
    ? onlyBuild(build)
    : await retainBuilds(
        { build, dist: DIST, operations: operationTexts() },
        {
          folder: join(config.DATA_DIR, "builds"),
          days: config.RETAIN_BUILDS_DAYS,
          onError: (error, what) => {
            if (!disk.notice(error)) app.log.error({ err: error }, what);
          },
        },
      );
  app.addHook("onClose", async () => builds.close());
  return { build, builds };
}
