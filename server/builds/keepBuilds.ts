import { readFile, rm, stat, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DIST, readBuild } from "./currentBuild.ts";
import type { Build } from "./currentBuild.ts";
import { writeAtomic } from "#server/state/writeAtomic.ts";
import { metaOf } from "./buildMeta.ts";
import type { BuildMeta } from "./buildMeta.ts";
import { RECORD_VERSION, filesIn, recordFile, watchRecords } from "./buildRecords.ts";
import type { BuildRecord, OnError } from "./buildRecords.ts";
import { namesBelow, pruneBuilds } from "./pruneBuilds.ts";

const RENEW_MS = 3_600_000;

/** The build that is being served. */
export type ServedBuild = {
  build: Build;
  /** Its folder, which another build may take over while this one is still served. */
  dist: string;
  /** The texts of its operations. */
  operations: string[];
};

/** The build that is being served and the earlier ones that pages may still be open of. */
export type KeptBuilds = {
  /** The folders that hold their files, in the order to look into them. */
  folders: string[];
  /** The manifest of one of them; undefined where there is none of that id. */
  metaOf: (id: string) => BuildMeta | BuildRecord["meta"] | undefined;
  /** Whether one of the kept builds may send an operation of exactly this text. */
  hasOperation: (text: string) => boolean;
  /** Ends the renewing. */
  close: () => void;
};

const clientOf = (dist: string) => resolve(dist, "client");

/** A build's files with their sizes; rejects where its folder holds another build by now. */
async function measureFiles({ build, dist }: ServedBuild): Promise<Map<string, number>> {
  const names = await namesBelow(clientOf(dist));
  const sizes = names.map(async (name) => (await stat(join(clientOf(dist), name))).size);
  const files = new Map(
    (await Promise.all(sizes)).map((size, index) => [names[index] ?? "", size]),
  );
  if ((await readBuild(dist)).id !== build.id) throw new Error(`${dist} holds another build`);
  return files;
}

/** Copies files that are not there whole; rejects where one has another size by now. */
async function copyFiles(from: string, to: string, files: Map<string, number>): Promise<void> {
  const copies = [...files].map(async ([name, size]) => {
    const target = join(to, name);
    if ((await stat(target).catch(() => undefined))?.size === size) return;
    const content = await readFile(join(from, name));
    if (content.length !== size) throw new Error(`${join(from, name)} has changed`);
    await writeAtomic(target, content);
  });
  await Promise.all(copies);
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** A build without any earlier ones; its files are looked for where it was built. */
export function onlyBuild(build: Build, dist = DIST): KeptBuilds {
  const own = metaOf(build);
  return {
    folders: [clientOf(dist)],
    metaOf: (id) => (id === build.id ? own : undefined),
    hasOperation: () => false,
    close: () => {},
  };
}

/**
 * Keeps the files, the manifest and the operations of the build that is being served in a folder,
 * for the pages that stay open when another build takes over; those of builds that were last served
 * before so many days go. Where that fails, `onError` is told, and the shop does without.
 */
export async function keepBuilds(
  served: ServedBuild,
  { folder, days, onError }: { folder: string; days: number; onError: OnError },
): Promise<KeptBuilds> {
  const { build, dist, operations } = served;
  const alone = onlyBuild(build, dist);
  if (days === 0) {
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      onError(error, "earlier builds could not be removed"),
    );
    return alone;
  }

  const own = clientOf(dist);
  const kept = resolve(filesIn(folder));
  const file = recordFile(folder, build.id);
  let record = "";

  async function keep(): Promise<void> {
    const files = await measureFiles(served);
    const written = { meta: metaOf(build), files: [...files.keys()], operations };
    record = JSON.stringify({ version: RECORD_VERSION, ...written });
    await writeAtomic(file, record);
    // Before the files are copied: they may need the room.
    await pruneBuilds(folder, days, onError);
    await copyFiles(own, kept, files);
  }

  async function renew(): Promise<void> {
    if (!record) return keep();
    const now = new Date();
    await utimes(file, now, now).catch(() => writeAtomic(file, record));
    await pruneBuilds(folder, days, onError);
  }

  const isKept = await keep().then(
    () => true,
    (error: unknown) => {
      onError(error, "this build's files could not be kept for pages left open");
      return false;
    },
  );
  const timer = setInterval(() => {
    renew().catch((error: unknown) => onError(error, "the kept builds could not be renewed"));
  }, RENEW_MS);
  timer.unref();

  const records = watchRecords(folder, onError);
  // Once all is kept, a file that is being rebuilt is never met half written.
  const both = isKept ? [kept, own] : [own, kept];
  return {
    folders: (await isFolder(kept)) ? both : [own],
    metaOf: (id) => alone.metaOf(id) ?? records().find(({ meta }) => meta.id === id)?.meta,
    hasOperation: (text) => records().some((known) => known.operations.includes(text)),
    close: () => clearInterval(timer),
  };
}
