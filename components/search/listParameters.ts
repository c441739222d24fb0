import { PAGE_SIZE } from "#components/category/listingPage.ts";
import { COLOR_FIELD, FACET_FIELDS } from "#relay/contract/page/searchFacts.ts";
import { sortOrders } from "#components/category/sortOrders.ts";
import { CATEGORY_FIELDS } from "#relay/contract/search/categoryPaths.ts";
import { HIGHLIGHT, HIT_FIELDS } from "./hit.ts";
import { REASON_EXCERPTS } from "./textWords.ts";

// Search parameters of the search page's list.

/** Parameters of every request for the search page's list. */
export const LIST_PARAMETERS = {
  hitsPerPage: PAGE_SIZE,
  // Counts the products that have an attribute at all.
  facets: [FACET_FIELDS],
  attributesToRetrieve: [...HIT_FIELDS],
  // A card displays the colors that the query names.
  attributesToHighlight: ["name", COLOR_FIELD],
  // It says why a hit was found whose name has no word of the query.
  attributesToSnippet: REASON_EXCERPTS,
  highlightPreTag: HIGHLIGHT.begins,
  highlightPostTag: HIGHLIGHT.ends,
};

/** Maximum number of values per facet, as in the shop's own lists. */
const MAX_VALUES = 100;

/** Record fields that are filtered by range, and boolean ones. */
export const BOUNDS = ["price", "maxPrice", "rating"] as const;
export const SWITCHES = ["inStock", "onSale"] as const;

// Parameters of the widgets, which the browser mounts and the server adds to its search.

export const categoryMenu = { attributes: [...CATEGORY_FIELDS], limit: MAX_VALUES };

/** Filter by an attribute's terms. */
export const termList = (attribute: string) => ({
  attribute,
  operator: "or" as const,
  limit: MAX_VALUES,
});

/** Filter by a field that is true or false. */
export const switchOf = (attribute: string) => ({ attribute, on: true });

/** Sort orders of a product index: each is an index of its own. */
export const sortOptions = (index: string) => ({
  items: [index, ...Object.keys(sortOrders).map((name) => `${index}_${name}`)].map((value) => ({
    value,
    label: value,
  })),
});
