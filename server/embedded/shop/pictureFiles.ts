import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawPicture, pictureNames } from "./pictures/album.ts";
import { rasterise } from "./pictures/raster.ts";
import { webpUploads } from "./uploads.ts";

/** Image files of the shop's uploads, rendered by the first request for them. */
export type PictureFiles = {
  /**
   * Reads a file by its name (`fen-tumbler-320x400.webp`); undefined if there is none. If only a
   * smaller width is needed, reads the narrowest rendering of at least that width.
   */
  read: (fileName: string, needed?: number) => Promise<{ bytes: Buffer; etag: string } | undefined>;
};

// Drawing takes most processor time here; more at once would slow down everything else.
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

/** Lists the names and widths of all files that can be requested. */
function listFiles(): Map<string, { name: string; width: number }> {
  const { fileName, full, sizes } = webpUploads("");
  return new Map(
    pictureNames().flatMap((name) =>
      [full, ...sizes].map((size) => [fileName(name, size), { name, width: size.width }] as const),
    ),
  );
}

/**
 * Opens the uploads over a cache folder. A cached file's name has the hash of its drawing, so a
 * changed drawing is rendered anew; a folder that cannot be written only costs time.
 */
export function openPictureFiles(cacheFolder: string): PictureFiles {
  const files = listFiles();
  const { full, sizes } = webpUploads("");
  const widths = [full, ...sizes].map(({ width }) => width);
  const inFlight = new Map<string, Promise<{ bytes: Buffer; etag: string }>>();
  const limited = createLimiter(MAX_CONCURRENT);

  async function make(name: string, width: number): Promise<{ bytes: Buffer; etag: string }> {
    const drawing = drawPicture(name);
    const hash = createHash("sha256").update(drawing).digest("base64url").slice(0, 16);
    const etag = `"${hash}-${width}"`;
    const file = join(cacheFolder, `${name}-${width}-${hash}.webp`);
    try {
      return { bytes: await readFile(file), etag };
    } catch {
      const bytes = await limited(() => rasterise(drawing, width));
      await keep(file, bytes);
      return { bytes, etag };
    }
  }

  async function keep(file: string, bytes: Buffer): Promise<void> {
    const temporary = `${file}.${process.pid}.tmp`;
    try {
      await mkdir(cacheFolder, { recursive: true });
      await writeFile(temporary, bytes);
      await rename(temporary, file);
    } catch {
      // Without the cached file the next request draws it again.
    }
  }

  return {
    read: async (fileName, needed = Infinity) => {
      const file = files.get(fileName);
      if (!file) return undefined;
      const width = Math.min(file.width, ...widths.filter((drawn) => drawn >= needed));
      const drawing = `${file.name} ${width}`;
      const running = inFlight.get(drawing);
      if (running) return running;
      const making = make(file.name, width).finally(() => inFlight.delete(drawing));
      inFlight.set(drawing, making);
      return making;
    },
  };
}
