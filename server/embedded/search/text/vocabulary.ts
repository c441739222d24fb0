import { bitCount, letterBits, typosBetween } from "./editDistance.ts";

/** A word of the records that a typed one may mean. */
export type Candidate = { term: string; typos: number };

/** Every word there is in the records, sorted. */
export type Vocabulary = {
  /** Takes a word in, where it is new. */
  add: (term: string) => void;
  startingWith: (prefix: string) => string[];
  /** Words within so many typos, the typed word and what begins with it not among them. */
  similar: (typed: string, typos: number, isPrefix: boolean) => Candidate[];
};

/** The first place where `term` could be put in. */
function placeOf(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? "") < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A vocabulary of these words. */
export function createVocabulary(known: string[]): Vocabulary {
  const terms = known.toSorted((one, other) => (one < other ? -1 : 1));
  const bits = terms.map(letterBits);
  return {
    add(term) {
      const place = placeOf(terms, term);
      if (terms[place] === term) return;
      terms.splice(place, 0, term);
      bits.splice(place, 0, letterBits(term));
    },
    startingWith(prefix) {
      const from = placeOf(terms, prefix);
      const length = terms.slice(from).findIndex((term) => !term.startsWith(prefix));
      return length < 0 ? terms.slice(from) : terms.slice(from, from + length);
    },
    similar(typed, typos, isPrefix) {
      const wanted = letterBits(typed);
      const found: Candidate[] = [];
      for (let at = 0; at < terms.length; at += 1) {
        // Most words lack too many of the letters: that is seen without looking at them.
        if (bitCount(wanted & ~(bits[at] ?? 0)) > typos) continue;
        const term = terms[at] ?? "";
        if (term === typed || (isPrefix && term.startsWith(typed))) continue;
        const count = typosBetween(typed, term, typos, isPrefix);
        if (count <= typos) found.push({ term, typos: Math.max(1, count) });
      }
      return found;
    },
  };
}
