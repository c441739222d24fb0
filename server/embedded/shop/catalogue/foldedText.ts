const MARKS = /\p{Diacritic}/gu;
const TAGS = /<[^>]*>/g;

/**
 * A text as MySQL's case- and accent-blind collation compares it, so that "Café" sorts and is
 * found as "cafe".
 */
export function foldedText(words: string): string {
  return words.normalize("NFD").replace(MARKS, "").toLowerCase();
}

/** What a product is searched by: its name and its copy without markup. */
export function searchWords(...copy: string[]): string {
  return foldedText(copy.join("\n").replace(TAGS, " "));
}

/** WordPress's slug of a name: "Made in" → "made-in". */
export function slugOf(name: string): string {
  return foldedText(name)
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
