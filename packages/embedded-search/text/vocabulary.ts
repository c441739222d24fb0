import { bitCount, letterBits, typosBetween } from "./editDistance.ts";
import { stemOf } from "./languages.ts";

// Vocabulary of a text index: its terms in order, for prefix and typo-tolerant matching.

/** An indexed term that matches a typed word, with its number of typos. */
export type Candidate = { term: string; typos: number };

/** Sorted list of all terms in the records. */
export type Vocabulary = {
  /** Adds a term unless it exists. */
  add: (term: string) => void;
  startingWith: (prefix: string) => string[];
  /** Terms that pass a test. */
  those: (passes: (term: string) => boolean) => string[];
  /** Terms within `typos` of the typed word; excludes exact matches and prefix matches. */
  similar: (typed: string, typos: number, isPrefix: boolean) => Candidate[];
};

/** Shortest word that is found inside a compound: shorter ones are in many unrelated words. */
export const SHORTEST_PART = 4;
/** Shortest beginning of a compound before another of its words. */
const SHORTEST_BEGINNING = 3;

/**
 * Returns the position of a word inside a compound after another word ("jacke" in "wanderjacke");
 * -1 if it is not there. Compounds are recognized by length alone, in any language.
 */
export const partOfCompound = (word: string, compound: string): number =>
  word.length < SHORTEST_PART ? -1 : compound.indexOf(word, SHORTEST_BEGINNING);

/**
 * Returns the position in a compound of its last word, by the stem that it has in a language ("lamp"
 * in "tischlampe"); -1 if it ends otherwise.
 */
export function headOfCompound(stem: string, compound: string, language: string): number {
  if (compound.indexOf(stem, SHORTEST_BEGINNING) < 0) return -1;
  const whole = stemOf(compound, language);
  const from = whole.length - stem.length;
  return from >= SHORTEST_BEGINNING && whole.endsWith(stem) ? from : -1;
}

/** Binary search: the first position at which `term` could be inserted. */
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

/** Creates a vocabulary of these terms. */
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
      const found: string[] = [];
      for (let at = from; at < terms.length; at += 1) {
        const term = terms[at] ?? "";
        if (!term.startsWith(prefix)) break;
        found.push(term);
      }
      return found;
    },
    those: (passes) => terms.filter(passes),
    similar(typed, typos, isPrefix) {
      const wanted = letterBits(typed);
      const found: Candidate[] = [];
      for (let at = 0; at < terms.length; at += 1) {
        // The letter bits rule out most terms without computing an edit distance.
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
