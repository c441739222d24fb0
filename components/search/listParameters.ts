import { PAGE_SIZE } from "#components/category/listingPage.ts";
import { COLOR_FIELD, FACET_FIELDS } from "#relay/contract/searchFacts.ts";
import { HIGHLIGHT } from "./highlight.ts";
import { HIT_FIELDS } from "./hit.ts";

// Search parameters of the search page's list.

/** Parameters of every request for the search page's list. */
export const LIST_PARAMETERS = {
  hitsPerPage: PAGE_SIZE,
  // Counts the products that have an attribute at all.
  facets: [FACET_FIELDS],
  attributesToRetrieve: [...HIT_FIELDS],
  // A card displays the colors that the query names.
  attributesToHighlight: ["name", COLOR_FIELD],
  highlightPreTag: HIGHLIGHT.begins,
  highlightPostTag: HIGHLIGHT.ends,
};

/** Maximum number of values per facet, as in the shop's own lists. */
export const MAX_VALUES = 100;

/** Record fields that are filtered by range, and boolean ones. */
export const BOUNDS = ["price", "maxPrice", "rating"] as const;
export const SWITCHES = ["inStock", "onSale"] as const;
