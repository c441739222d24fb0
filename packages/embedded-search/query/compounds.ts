import type { Settings } from "#search/settings.ts";
import { SHORTEST_PART } from "#search/text/vocabulary.ts";
import type { Vocabulary } from "#search/text/vocabulary.ts";
import { formsOf, isFormOf } from "./words.ts";
import type { QueryWord } from "./words.ts";

// Variants of a query in languages with compounds: written as one word, or apart.

/** Maximum number of variants; more would only slow a query down. */
const MAX_VARIANTS = 4;

/** Letters between the parts of a compound. */
const LINK = /(?:e?s|e?n)$/;

/**
 * Returns variants of a query: each compound by its parts ("holz brett" for "holzbrett") and each two
 * neighbours as one, wherever the index has such words.
 */
export function compoundVariants(
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
  settings: Settings,
): QueryWord[][] {
  const asWord = (word: string, isPrefix: boolean): QueryWord => {
    return { word, isPrefix, typos: 0, ...formsOf(word, settings) };
  };
  /** True if the index has a word, or another form of it. */
  const has = (word: string) => {
    const typed = asWord(word, false);
    return vocabulary
      .startingWith(word.slice(0, 3))
      .some((term) => term === word || isFormOf(typed, term));
  };
  const partsOf = ({ word, isPrefix }: QueryWord): QueryWord[] => {
    for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      const first = [head, head.replace(LINK, "")].find(has);
      if (first !== undefined && has(tail)) return [asWord(first, false), asWord(tail, isPrefix)];
    }
    return [];
  };
  const variants = words.flatMap((word, at) => {
    if (!word.heads) return [];
    const [before, after] = [words.slice(0, at), words.slice(at + 1)];
    const [next] = after;
    const joined = next && asWord(word.word + next.word, next.isPrefix);
    const parts = partsOf(word);
    return [
      ...(parts.length > 0 ? [[...before, ...parts, ...after]] : []),
      ...(joined && vocabulary.startingWith(joined.word).length > 0
        ? [[...before, joined, ...after.slice(1)]]
        : []),
    ];
  });
  return variants.slice(0, MAX_VARIANTS);
}
