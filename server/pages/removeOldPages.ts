import { readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

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
