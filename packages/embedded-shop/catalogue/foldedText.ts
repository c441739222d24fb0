const MARKS = /\p{Diacritic}/gu;
const TAGS = /<[^<>]*>/g;

/**
 * Folds case and accents as MySQL's case- and accent-insensitive collation does, so that "Café"
 * sorts and matches as "cafe".
 */
export function foldedText(words: string): string {
  return words.normalize("NFD").replace(MARKS, "").toLowerCase();
}

/** Returns a product's folded search text: its name and its copy without markup. */
export function searchWords(...copy: string[]): string {
  return foldedText(copy.join("\n").replace(TAGS, " "));
}

/** Returns WordPress's slug for a name: "Made in" → "made-in". */
export function slugOf(name: string): string {
  return foldedText(name)
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-|-$/g, "");
}
