import { createHash } from "node:crypto";
import { openPictureCache } from "./pictureCache.ts";
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
 * changed drawing is rendered anew.
 */
export function openPictureFiles(cacheFolder: string): PictureFiles {
  const files = listFiles();
  const { full, sizes } = webpUploads("");
  const widths = [full, ...sizes].map(({ width }) => width);
  const cache = openPictureCache(cacheFolder);

  return {
    read: async (fileName, needed = Infinity) => {
      const file = files.get(fileName);
      if (!file) return undefined;
      const width = Math.min(file.width, ...widths.filter((drawn) => drawn >= needed));
      const drawing = drawPicture(file.name);
      const hash = createHash("sha256").update(drawing).digest("base64url").slice(0, 16);
      const bytes = await cache(`${file.name}-${width}-${hash}.webp`, () =>
        rasterise(drawing, width),
      );
      return { bytes, etag: `"${hash}-${width}"` };
    },
  };
}
