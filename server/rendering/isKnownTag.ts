/**
 * True if an `If-None-Match` header names an entity tag. Uses the weak comparison of RFC 9110,
 * because proxies that change the encoding mark the tag as weak.
 */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, "");
  return (header ?? "")
    .split(",")
    .map(opaque)
    .some((known) => known === opaque(tag) || known === "*");
}
