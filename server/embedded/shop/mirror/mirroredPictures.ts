import sharp from "sharp";
import { text } from "#server/embedded/shop/columns.ts";
import { openPictureCache } from "#server/embedded/shop/pictureCache.ts";
import type { PictureFiles } from "#server/embedded/shop/pictureFiles.ts";
import type { Shop } from "#server/embedded/shop/shop.ts";
import { webpUploads } from "#server/embedded/shop/uploads.ts";

// Pictures of a mirror, each fetched from the mirrored shop by the first request for it.

/** Folder of the fetched pictures, below the data folder. */
export const MIRRORED_PICTURES = "mirrored-pictures";

/** Time for a picture to arrive, in milliseconds, and its size at most, in bytes. */
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** Beginnings of JPEG, PNG, GIF, WebP, AVIF and TIFF. Anything else may be a drawing, in SVG. */
const PIXELS = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp|II\*\0|MM\0\*)/;

/** File name of a picture in a width, or in full as texts name it. */
const FILE_NAME = /^(.+?)(?:-(\d+)x\d+)?\.webp$/;

/** Most redirects of a picture. */
const MAX_REDIRECTS = 3;

/** Requests a picture; a redirect may lead to the same host only, as from http: to https:. */
async function request(address: string, send: typeof fetch): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { host } = new URL(address);
  let at = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await send(at, { signal, redirect: "manual" });
    const location = response.headers.get("location");
    if (location === null || response.status < 300 || response.status > 399) return response;
    await response.body?.cancel();
    const next = URL.parse(location, at);
    if (next?.host !== host) throw new Error(`${address} leads to another host`);
    at = next.href;
  }
  throw new Error(`${address} leads on and on`);
}

/** Fetches a picture of the mirrored shop; rejects if it does not arrive, or is too large. */
async function fetchPicture(address: string, send: typeof fetch): Promise<Buffer> {
  const response = await request(address, send);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`${address} is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns the names of all pictures. */
export const mirroredFiles = ({ database }: Pick<Shop, "database">): string[] =>
  database.all("select file from mirrored_picture order by file").map((row) => text(row, "file"));

/** Pictures of a mirror. */
export type MirroredPictureFiles = PictureFiles & {
  /** Fetches a picture by its name, unless it is stored; rejects if it does not arrive. */
  fetch: (file: string) => Promise<Buffer>;
};

/**
 * Opens the pictures of a mirror. Only those that the mirrored shop had are fetched; one that does
 * not arrive is missing, as in a shop whose file was deleted.
 * @param folder stores the fetched pictures, and those in other widths
 */
export function openMirroredPictures(
  { database, settings }: Pick<Shop, "database" | "settings">,
  folder: string,
  send: typeof fetch = fetch,
): MirroredPictureFiles {
  const cache = openPictureCache(folder);
  const { full, sizes } = webpUploads("", settings.pictureRatio);
  const widths = [full, ...sizes].map(({ width }) => width);

  const addressOf = (file: string): string | undefined => {
    const row = database.first("select address from mirrored_picture where file = ?", file);
    return row && text(row, "address");
  };

  async function fetchOriginal(file: string): Promise<Buffer> {
    const address = addressOf(file);
    if (address === undefined) throw new Error(`The mirror has no picture ${file}.`);
    return cache(file, () => fetchPicture(address, send));
  }

  return {
    fetch: fetchOriginal,
    read: async (fileName, needed = Infinity) => {
      const [, file = "", given = full.width] = FILE_NAME.exec(fileName) ?? [];
      if (addressOf(file) === undefined) return undefined;
      const wanted = Math.min(Number(given), needed);
      const width = Math.min(full.width, ...widths.filter((one) => one >= wanted));
      const original = await fetchOriginal(file).catch(() => undefined);
      if (!original) return undefined;
      // A hostile drawing would occupy a thread of this process for ever: the storefront, which
      // names the width that it needs, converts it in another one.
      if (!PIXELS.test(original.toString("latin1", 0, 12))) {
        return needed < Infinity ? { bytes: original, etag: `"${file}"` } : undefined;
      }
      const bytes = await cache(`${file}-${width}.webp`, () =>
        sharp(original)
          .rotate()
          .resize(width, undefined, { withoutEnlargement: true })
          .webp({ quality: 80 })
          .toBuffer(),
      ).catch(() => undefined);
      return bytes && { bytes, etag: `"${file}-${width}"` };
    },
  };
}
