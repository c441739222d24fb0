/** Requested URL: its canonical path and its search string. */
export type RequestUrl = {
  path: string;
  /** Search string with its question mark, or empty. */
  search: string;
  /** True if the path was requested in its canonical spelling. */
  isCanonical: boolean;
};

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Returns a path's canonical spelling, its cache key: each segment encoded as by
 * `encodeURIComponent`, without doubled or trailing slashes. Throws `URIError` for bytes that are
 * not UTF-8.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split("/").filter(Boolean);
  return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join("/")}`;
}

/** Path that is its own canonical spelling, as nearly all requested ones are. */
const PLAIN = /^\/$|^(?:\/[\w-]+)+$/;

// The case of percent escapes is ignored: WordPress writes lowercase, browsers uppercase.
const withLargeEscapes = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());

/**
 * Reads a request target, which may also be an absolute URL. Throws `URIError` if its path is not
 * UTF-8.
 */
export function requestUrl(target: string): RequestUrl {
  if (PLAIN.test(target)) return { path: target, search: "", isCanonical: true };
  const local = target.replace(ORIGIN, "");
  const requested = /^[^?#]*/.exec(local)?.[0] ?? "";
  // Concatenated, not resolved: against a base, a path that begins with two slashes names a host.
  const { pathname, search } = new URL(
    `http://page${requested.startsWith("/") ? "" : "/"}${local}`,
  );
  const path = canonicalPath(pathname);
  return { path, search, isCanonical: withLargeEscapes(requested) === path };
}
