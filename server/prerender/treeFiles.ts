import { readFile, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { writeAtomic, wholeName } from "#server/store/writeAtomic.ts";
import { existsSync } from "node:fs";
import { namesBelow } from "#server/rendering/retainBuilds.ts";

// Files of a static tree, under the names by which web servers look up requested paths; those of a killed
// run are removed.

const compress = promisify(gzip);

/** Longest file name in bytes: 255 on most disks, less the suffix of a temporary name. */
const MAX_NAME_BYTES = 220;

/** Path of the page for missing addresses, which is a file of its own. */
export const MISSING_PAGE = "/404.html";

/** Name of the folder beside a tree with its records and the parts of nginx's configuration. */
export const stateFolder = (tree: string): string =>
  `${tree.replace(/(?<![\\/])[\\/]+$/, "")}.state`;

const isFileName = (name: string) =>
  name !== "." &&
  name !== ".." &&
  !/[/\\\p{Cc}]/u.test(name) &&
  Buffer.byteLength(name) <= MAX_NAME_BYTES;

/**
 * Returns the decoded segments of a path; undefined if one of them cannot be a file name, so that
 * only the server can respond to the path.
 */
export function fileNames(path: string): string[] | undefined {
  try {
    const names = path.split("/").filter(Boolean).map(decodeURIComponent);
    return names.every(isFileName) ? names : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the files of a page: its HTML and its payload. */
export function pageFiles(tree: string, path: string): { html: string; payload: string } {
  const names = fileNames(path);
  if (!names) throw new Error(`${path} cannot be a file`);
  if (path === MISSING_PAGE) return { html: join(tree, ...names), payload: "" };
  const folder = join(tree, ...names);
  return { html: join(folder, "index.html"), payload: join(folder, "_payload.json") };
}

/**
 * Writes a file and its gzip copy, unless it has this content already: an unchanged file keeps its
 * time, by which browsers and upload tools recognize it.
 */
export async function writeServed(file: string, content: string): Promise<void> {
  const bytes = Buffer.from(content);
  const isSame = await readFile(file).then(
    (known) => known.equals(bytes),
    () => false,
  );
  if (isSame) return;
  await writeAtomic(`${file}.gz`, await compress(bytes));
  // The last one: a run that is killed before it writes both again.
  await writeAtomic(file, bytes);
}

/** Removes a file, its gzip copy and its folder, if that is empty then. */
export async function removeServed(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(`${file}.gz`, { force: true });
  await rmdir(dirname(file)).catch(() => {});
}

/**
 * Runs `work` on a tree. If an earlier run was killed, its half-written files, which have temporary
 * names, are removed first.
 */
export async function afterKilledRun<Value>(
  tree: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const marker = join(stateFolder(tree), "unfinished");
  if (existsSync(marker)) {
    for (const name of await namesBelow(tree)) {
      if (wholeName(name) !== name) await rm(join(tree, name), { force: true });
    }
  }
  await writeAtomic(marker, "");
  const value = await work();
  await rm(marker);
  return value;
}
