import { readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const OLD_MS = 7 * 24 * 3_600_000;

const buildOf = (folder: string) => basename(folder).replace(/-[^-]*$/, "");

/**
 * Removes the pages of builds other than a folder's own from beside it, once they are a week old:
 * until then an earlier build may come back, or still be running. Rejects where they cannot go.
 */
export async function removeOldPages(current: string): Promise<void> {
  const beside = dirname(current);
  const names = await readdir(beside).catch(() => []);
  for (const name of names.filter((other) => buildOf(other) !== buildOf(current))) {
    const folder = join(beside, name);
    // One after another: nobody waits for the room that they take.
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > OLD_MS) await rm(folder, { recursive: true, force: true });
  }
}
