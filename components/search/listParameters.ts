import { PAGE_SIZE } from "#components/category/listingPage.ts";
import { HIGHLIGHT } from "./highlight.ts";
import { HIT_FIELDS } from "./hit.ts";

/** Parameters of every search for the search page's list. */
export const LIST_PARAMETERS = {
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
