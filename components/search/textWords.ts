// Words of a searched text, and names that they name.

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
