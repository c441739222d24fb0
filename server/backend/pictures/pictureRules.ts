import { LRUCache } from "lru-cache";
import { PICTURE_WIDTHS, pictureSrcSet } from "#relay/contract/page/pictureAddress.ts";
import type { Backend } from "#server/backend/line/backend.ts";

// Access rules of the image route: sources and widths that may be requested.

/** WordPress's upload folder, unless moved. */
const UPLOADS = "/wp-content/uploads/";
/** A backend's own origin serves more than pictures: only picture files are requested. */
const PICTURE_FILE = /[^/]\.(?:jpe?g|png|gif|webp|avif|svg|tiff?)$/i;
/** Origins that are reported at most: a review may name any. */
const MAX_REPORTED = 20;
/** Pictures whose `srcset` is cached at most: those of the menus are in every response. */
const MAX_CACHED = 2_000;
/** Placeholder origin for paths. */
const NOWHERE = "http://uploads.internal";

/** Picture that may be resized, and its owner. */
export type PictureSource =
  | { from: "uploads"; address: string }
  | { from: "backend" | "listed"; address: string };

/** Rules for pictures under `/img`. */
export type PictureRules = {
  /** Parses a URL under `/img/`; undefined if no such picture may be served. */
  requestedPicture: (address: string) => { source: PictureSource; width: number } | undefined;
  /** Returns the source of an external URL; undefined if it may not be requested. */
  sourceOf: (address: string) => PictureSource | undefined;
  /** Returns a picture's `srcset` through `/img`; undefined if it is not served there. */
  srcSetOf: (address: string) => string | undefined;
};

/** True if a path is an uploaded picture's, however it is percent-encoded. */
function isUploaded(path: string): boolean {
  try {
    const plain = decodeURIComponent(path);
    return /\/uploads\//i.test(plain) && PICTURE_FILE.test(plain) && !/\\|\0|\.\./.test(plain);
  } catch {
    return false;
  }
}

/** Calls `report` once per origin, for a limited number of them. */
function reportingOnce(report: (origin: string) => void): (origin: string) => void {
  const reported = new Set<string>();
  return (origin) => {
    if (reported.size === MAX_REPORTED || reported.has(origin)) return;
    reported.add(origin);
    report(origin);
  };
}

/**
 * Creates the rules of a backend: its own uploads, and everything on the origins that the settings
 * list. The search string of an upload has no meaning and is removed, so that a picture has one
 * URL.
 * @param onUnknown called once for each other origin that has a picture, which browsers do not load
 */
export function createPictureRules(
  backend: Pick<Backend, "origin" | "uploads">,
  listed: readonly string[] = [],
  onUnknown: (origin: string) => void = () => {},
): PictureRules {
  const reportUnknown = reportingOnce(onUnknown);
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
    // The shop's URL with the other protocol, as in old texts, is the same shop.
    return own && url.host === own.host && isUploaded(url.pathname)
      ? { from: "backend", address: own.origin + url.pathname }
      : undefined;
  }

  function requestedPicture(address: string) {
    const [, width = "", rest = ""] = /^\/img\/(\d{1,4})\/(.+)$/s.exec(address) ?? [];
    const known = PICTURE_WIDTHS.find((one) => String(one) === width);
    if (known === undefined) return undefined;
    const [, protocol, place] = /^(https?)\/(.+)$/s.exec(rest) ?? [];
    const source = sourceOf(protocol === undefined ? `/${rest}` : `${protocol}://${place}`);
    return source && { source, width: known };
  }

  const srcSets = new LRUCache<string, string>({ max: MAX_CACHED });

  function srcSetOf(address: string): string | undefined {
    const known = srcSets.get(address);
    if (known !== undefined) return known;
    const source = sourceOf(address);
    if (source) {
      const srcSet = pictureSrcSet(source.address);
      srcSets.set(address, srcSet);
      return srcSet;
    }
    const url = URL.parse(address);
    if (url && /^https?:$/.test(url.protocol) && url.host !== own?.host) reportUnknown(url.origin);
    return undefined;
  }

  return { requestedPicture, sourceOf, srcSetOf };
}
