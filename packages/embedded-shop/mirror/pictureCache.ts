import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

// Cache of a mirror's picture files on disk.

/** Pictures that are fetched at once: the mirrored shop has others to serve. */
const MAX_CONCURRENT = 2;

function createLimiter(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Returns a file of the cache; the first request for it makes it. Callers at the same time share one
 * making.
 */
export type PictureCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Opens the cache over a folder; one that cannot be written only costs time. */
export function openPictureCache(folder: string): PictureCache {
  const inFlight = new Map<string, Promise<Buffer>>();
  const limited = createLimiter(MAX_CONCURRENT);

  async function keep(file: string, bytes: Buffer): Promise<void> {
    const temporary = `${file}.${process.pid}.tmp`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(temporary, bytes);
      await rename(temporary, file);
    } catch {
      // Without the cached file the next request makes it again.
    }
  }

  async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      return await readFile(file);
    } catch {
      const bytes = await limited(make);
      await keep(file, bytes);
      return bytes;
    }
  }

  return (name, make) => {
    const running = inFlight.get(name);
    if (running) return running;
    const making = readOrMake(join(folder, name), make).finally(() => inFlight.delete(name));
    inFlight.set(name, making);
    return making;
  };
}
