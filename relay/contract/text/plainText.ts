const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  cent: "¢",
  euro: "€",
  gt: ">",
  hellip: "…",
  ldquo: "“",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  nbsp: "\u00a0",
  ndash: "–",
  pound: "£",
  quot: '"',
  rdquo: "”",
  rsquo: "’",
  times: "×",
  yen: "¥",
};

function characterOf(entity: string, name: string): string {
  if (!name.startsWith("#")) return NAMED_CHARACTERS[name.toLowerCase()] ?? entity;
  const isHex = name[1] === "x" || name[1] === "X";
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

/**
 * Converts WooCommerce's HTML fields to plain text: names contain tags, formatted prices contain
 * `&nbsp;` or the currency symbol as an entity.
 */
export function plainText(html: string | null | undefined): string {
  if (!html) return "";
  return html.replace(/<\/?[a-z][^<>]*>/gi, "").replace(/&(#x?[\da-f]+|[a-z]+\d*);/gi, characterOf);
}
