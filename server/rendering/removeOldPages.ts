import { readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isPageFile } from "./pageCache.ts";

// Page caches of other builds and settings: their count, and their removal.

/** Counts the pages in a folder of one build. */
const countPages = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter(isPageFile).length;

/**
 * Says how many of the stored pages fit the current build and settings, on whose folder they depend;
 * undefined if none are stored.
 */
export async function storedPagesNotice(current: string): Promise<string | undefined> {
  const own = await countPages(current);
  let most = own;
  for (const name of await readdir(dirname(current)).catch(() => [])) {
    most = Math.max(most, await countPages(join(dirname(current), name)));
  }
  if (most === 0) return undefined;
  const count = `${own} of ${most} stored pages fit this build and these settings.`;
  return own < most
    ? `${count} The others are rendered again as they are requested, or by npm run prerender with the same settings.`
    : count;
}

const OLD_MS = 7 * 24 * 3_600_000;

const buildOf = (folder: string) => basename(folder).replace(/-[^-]*$/, "");

/**
 * Deletes page caches of other builds next to a folder once they are a week old; until then an
 * earlier build may be restored or still be running. Rejects if they cannot be deleted.
 */
export async function removeOldPages(current: string): Promise<void> {
  const beside = dirname(current);
  const names = await readdir(beside).catch(() => []);
  for (const name of names.filter((other) => buildOf(other) !== buildOf(current))) {
    const folder = join(beside, name);
    // One after another, as the freed space is not urgent.
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > OLD_MS) await rm(folder, { recursive: true, force: true });
  }
}
