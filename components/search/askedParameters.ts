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

/**
 * How it is asked again where nothing is found: with more typos, and then with fewer words, the
 * first left out before the others. What a thing is, English says last.
 */
export const LOOSE = {
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 5,
  removeWordsIfNoResults: "firstWords",
} as const;
