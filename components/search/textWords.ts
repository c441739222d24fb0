import { HIGHLIGHT } from "./hit.ts";

// Words of a searched text, the names that they name, and the words that an index took them for.

const MARKS = /\p{Diacritic}/gu;

/** Returns a text without accents and capitals. */
export const folded = (text: string) => text.normalize("NFD").replace(MARKS, "").toLowerCase();

/** Returns the words of a text, folded. */
export const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if a word of a name begins with a word of the text, of two letters or more. */
export function isNamedIn(text: string, name: string): boolean {
  const typed = wordsOf(text).filter((word) => word.length > 1);
  return wordsOf(name).some((word) => typed.some((one) => word.startsWith(one)));
}

/** Hit with the name's highlighting, as far as its words are read here. */
export type NamedHit = { name: string; _highlightResult?: object | undefined };

/** Returns the words of a hit's name that have a highlighted part. */
export function highlightedWords({ _highlightResult }: NamedHit): string[] {
  const { name } = (_highlightResult ?? {}) as { name?: { value: string } };
  const words = name?.value.split(/[^\p{L}\p{N}\p{M}\u{E000}\u{E001}’'-]+/u) ?? [];
  return words
    .filter((word) => word.includes(HIGHLIGHT.begins))
    .map((word) => word.replace(/[\u{E000}\u{E001}]/gu, "").toLowerCase());
}

/** Returns the word that the names of hits for a looser search share most, which finds them too. */
export function closeText(hits: readonly NamedHit[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of hits.flatMap(highlightedWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Returns the word that an index took a mistyped one for: the one that the best hits share, if no
 * name contains the text. Undefined for another form of the word, such as its plural, and for the
 * beginning of a longer one.
 */
export function correctedText(text: string, hits: readonly NamedHit[]): string | undefined {
  const [typed = "", ...more] = wordsOf(text);
  const close = closeText(hits.slice(0, 1)) && closeText(hits);
  if (!close || more.length > 0) return undefined;
  const found = wordsOf(close).join("");
  const isForm = typed.startsWith(found) || Math.abs(typed.length - found.length) > 1;
  const isName = hits.some(({ name }) => wordsOf(name).join("").includes(typed));
  return isForm || isName ? undefined : close;
}
