import { PICTURE_WIDTHS, pictureSrcSet } from "#relay/contract/pictureAddress.ts";
import type { Backend } from "#server/backend.ts";

/** Where WordPress keeps what a merchant uploads, unless it was moved. */
const UPLOADS = "/wp-content/uploads/";
/** A backend's own address serves more than pictures: only what looks like one is asked for. */
const UPLOADED_PICTURE = /\/uploads\/.+\.(?:jpe?g|png|gif|webp|avif|svg|tiff?)$/i;
/** Stands in for the address of whoever keeps a path. */
const NOWHERE = "http://uploads.internal";

/** A picture that may be made smaller, and from whom it is. */
export type PictureSource =
  | { from: "uploads"; address: string }
  | { from: "backend" | "listed"; address: string };

/** Which pictures `/img` gives out, and at which addresses. */
export type PictureRules = {
  /** What an address under `/img/` asks for; undefined where it is nothing we give. */
  asked: (address: string) => { source: PictureSource; width: number } | undefined;
  /** The source that an address outside of this shop is of; undefined where it may not be asked. */
  sourceOf: (address: string) => PictureSource | undefined;
  /** A picture's `srcset` through `/img`; undefined where it is none of those we give. */
  srcSetOf: (address: string) => string | undefined;
};

/** Whether a path is an uploaded picture's, in whatever way its bytes are written. */
function isUploaded(path: string): boolean {
  try {
    const plain = decodeURIComponent(path);
    return UPLOADED_PICTURE.test(plain) && !/\\|\0|\.\./.test(plain);
  } catch {
    return false;
  }
}

/**
 * The rules over a backend: its own uploads, and everything on origins that the settings list. The
 * search of an own upload means nothing and is left out, so that one picture has one address.
 */
export function createPictureRules(
  backend: Pick<Backend, "origin" | "uploads">,
  listed: readonly string[] = [],
): PictureRules {
  const own = backend.origin === undefined ? undefined : new URL(backend.origin);

  function ofPath(path: string): PictureSource | undefined {
    const url = URL.parse(path, NOWHERE);
    if (url?.origin !== NOWHERE || !url.pathname.startsWith(UPLOADS)) return undefined;
    if (!isUploaded(url.pathname)) return undefined;
    if (backend.uploads) return { from: "uploads", address: url.pathname };
    return own && { from: "backend", address: own.origin + url.pathname };
  }

  function sourceOf(address: string): PictureSource | undefined {
    if (/^\/(?!\/)/.test(address)) return ofPath(address);
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
    if (listed.includes(url.origin)) {
      return { from: "listed", address: url.origin + url.pathname + url.search };
    }
    // The same shop on the other protocol, as old texts have it, is the same shop.
    return own && url.host === own.host && isUploaded(url.pathname)
      ? { from: "backend", address: own.origin + url.pathname }
      : undefined;
  }

  function asked(address: string) {
    const [, width = "", rest = ""] = /^\/img\/(\d{1,4})\/(.+)$/s.exec(address) ?? [];
    const known = PICTURE_WIDTHS.find((one) => String(one) === width);
    if (known === undefined) return undefined;
    const [, protocol, place] = /^(https?)\/(.+)$/s.exec(rest) ?? [];
    const source = sourceOf(protocol === undefined ? `/${rest}` : `${protocol}://${place}`);
    return source && { source, width: known };
  }

  function srcSetOf(address: string): string | undefined {
    const source = sourceOf(address);
    return source && pictureSrcSet(source.address);
  }

  return { asked, sourceOf, srcSetOf };
}
