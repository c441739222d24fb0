// Content encoding negotiation: brotli, gzip or uncompressed.

/** Encodings in which a body may be sent. */
export type Encoding = "br" | "gzip" | "plain";

/**
 * Returns the best encoding that an `Accept-Encoding` header accepts; `q=0` refuses one by name.
 */
export function acceptedEncoding(header = ""): Encoding {
  const accepted = header
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, "").trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? "plain";
}
