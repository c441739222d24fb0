import { PAGE_SIZE } from "#components/category/listingPage.ts";
import { HIGHLIGHT } from "./highlight.ts";
import { HIT_FIELDS } from "./hit.ts";

/** With what the search's page asks, whoever asks for it. */
export const ASKED = {
  hitsPerPage: PAGE_SIZE,
  attributesToRetrieve: [...HIT_FIELDS],
  attributesToHighlight: ["name"],
  highlightPreTag: HIGHLIGHT.begins,
  highlightPostTag: HIGHLIGHT.ends,
};

/** As many values of a facet as a shop's own list of them may have. */
export const MOST_VALUES = 100;

/** The records' fields that are narrowed down to a range, and those that are true or not. */
export const BOUNDS = ["price", "maxPrice", "rating"] as const;
export const SWITCHES = ["inStock", "onSale"] as const;

const SEVERAL_WORDS = /\S\s+\S/;

/** The shortest word in which two wrong letters leave enough to be known by. */
const LONG_WORD = 5;

/**
 * How a text that nothing has all of is asked for again, for what comes near it: several words with
 * fewer of them, the first left out before the others, since what a thing is English says last; one
 * word with one more typo. Nothing where that would not help.
 */
export function looserFor(q: string) {
  if (SEVERAL_WORDS.test(q)) return { removeWordsIfNoResults: "firstWords" as const };
  return q.length >= LONG_WORD ? { minWordSizefor2Typos: LONG_WORD } : undefined;
}
