/**
 * Whether an `If-None-Match` header names an entity tag. The comparison is the weak one of RFC 9110,
 * because proxies that change an encoding mark the tag as weak.
 */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  return (header ?? "")
    .split(",")
    .map((known) => known.trim().replace(/^W\//, ""))
    .some((known) => known === tag || known === "*");
}
