/** How a body may be sent. */
export type Encoding = "br" | "gzip" | "plain";

/** The best encoding that an `Accept-Encoding` header takes; one with `q=0` is refused by name. */
export function acceptedEncoding(header = ""): Encoding {
  const accepted = header
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, "").trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? "plain";
}
