/** An asked address: the one spelling of its path, and what follows it. */
export type RequestAddress = {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** Whether the path was asked for in that one spelling. */
  isCanonical: boolean;
};

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * A path's one spelling, under which its page is kept: each segment encoded as
 * `encodeURIComponent` does, no doubled slash and none at the end. Throws `URIError` where it holds
 * bytes that are no text.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split("/").filter(Boolean);
  return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join("/")}`;
}

// The letters of an escape are no other spelling: WordPress writes them small, browsers large.
const withLargeEscapes = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());

/**
 * Reads a request's target, which may be a whole address too. Throws `URIError` where its path is
 * no text.
 */
export function requestAddress(target: string): RequestAddress {
  const local = target.replace(ORIGIN, "");
  const asked = /^[^?#]*/.exec(local)?.[0] ?? "";
  // Joined and not resolved: against a base, a path that begins with two slashes names a host.
  const { pathname, search } = new URL(`http://page${asked.startsWith("/") ? "" : "/"}${local}`);
  const path = canonicalPath(pathname);
  return { path, search, isCanonical: withLargeEscapes(asked) === path };
}
