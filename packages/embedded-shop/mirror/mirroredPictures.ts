import { text } from "#shop/columns.ts";
import { openPictureCache } from "./pictureCache.ts";
import { etagOf } from "#shop/pictureFiles.ts";
import type { PictureFiles } from "#shop/pictureFiles.ts";
import type { Shop } from "#shop/shop.ts";

// Pictures of a mirror, each fetched from the mirrored shop by the first request for it.

/** Folder of the fetched pictures, below the data folder. */
export const MIRRORED_PICTURES = "mirrored-pictures";

/** Time for a picture to arrive, in milliseconds, and its size at most, in bytes. */
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Beginnings of pictures by their types. A browser shows nothing else: it may be a drawing in SVG,
 * which only the storefront may read.
 */
const BEGINNINGS: readonly (readonly [RegExp, type: string])[] = [
  [/^\xff\xd8\xff/, "image/jpeg"],
  [/^\x89PNG/, "image/png"],
  [/^GIF8/, "image/gif"],
  [/^RIFF[^]{4}WEBP/, "image/webp"],
  [/^[^]{4}ftyp/, "image/avif"],
  [/^(?:II\*\0|MM\0\*)/, "image/tiff"],
];

/** File name of a picture in a size, or in full as texts name it. */
const FILE_NAME = /^(.+?)(?:-\d+x\d+)?\.webp$/;

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

/** Returns the type of a picture, by its beginning. */
function typeOf(bytes: Buffer): string {
  const beginning = bytes.toString("latin1", 0, 12);
  const known = BEGINNINGS.find(([pattern]) => pattern.test(beginning));
  return known?.[1] ?? "application/octet-stream";
}

/**
 * Opens the pictures of a mirror. Only those that the mirrored shop had are fetched; one that does
 * not arrive is missing, as in a shop whose file was deleted.
 * @param folder stores the fetched pictures
 */
export function openMirroredPictures(
  { database }: Pick<Shop, "database">,
  folder: string,
  send: typeof fetch = fetch,
): MirroredPictureFiles {
  const cache = openPictureCache(folder);

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
    read: async (fileName) => {
      const [, file = ""] = FILE_NAME.exec(fileName) ?? [];
      if (addressOf(file) === undefined) return undefined;
      const bytes = await fetchOriginal(file).catch(() => undefined);
      return bytes && { bytes, type: typeOf(bytes), etag: etagOf(bytes) };
    },
  };
}
