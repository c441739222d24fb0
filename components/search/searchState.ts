import type { IndexUiState } from "instantsearch.js";
import { sortOrders } from "#components/category/sortOrders.ts";
import { facetParameters, listingSearch, readFacets } from "#relay/contract/page/facets.ts";
import type { Facets } from "#relay/contract/page/facets.ts";
import { searchText } from "#relay/contract/page/searchFacts.ts";
import { PATH_SEPARATOR, CATEGORY_FIELDS } from "#relay/contract/search/categoryPaths.ts";
import { t } from "#words/t.ts";
import { nameOf, slugOf } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Search state as its address spells it: the route state of InstantSearch. */
export type SearchState = {
  q: string;
  /** Slug of the chosen category; empty for the whole shop. */
  category: string;
  facets: Facets;
  /** Sort order; empty for the best match first. */
  sort: string;
  /** From 1. */
  page: number;
};

/** Returns the heading of the results of a text; of the search itself without one. */
export const searchHeading = (text = ""): string =>
  text.trim() ? t("search.headingFor", { text: searchText(text.trim()) }) : t("search.heading");

/** Ratings are rounded to integers, both for display and as a filter. */
const ROUNDING = 0.5;

const attributesOf = ({ attributes }: Vocabulary) => attributes.map(({ attribute }) => attribute);

/** Parses the state from an address's search string. */
export function parseSearch(search: string, vocabulary: Vocabulary): SearchState {
  const parameters = new URLSearchParams(search);
  const sort = parameters.get("sort") ?? "";
  const page = Number(parameters.get("page"));
  const category = parameters.get("category")?.trim() ?? "";
  return {
    q: searchText(parameters.get("q")?.trim() ?? ""),
    category: vocabulary.categories.some(({ slug }) => slug === category) ? category : "",
    facets: readFacets([...parameters], attributesOf(vocabulary)),
    sort: Object.hasOwn(sortOrders, sort) ? sort : "",
    page: Number.isInteger(page) && page > 1 && page <= 1000 ? page : 1,
  };
}

/** Serializes a state to its canonical search string. */
export function spellSearch(state: SearchState, vocabulary: Vocabulary): string {
  const { q, category, facets, sort, page } = state;
  const parameters: [string, string][] = [
    ["q", q],
    ["category", category],
    ["sort", sort],
    ["page", page > 1 ? `${page}` : ""],
    ...facetParameters(facets),
  ];
  return listingSearch(parameters, attributesOf(vocabulary), ["q", "category", "sort", "page"]);
}

/** Converts a state to that of InstantSearch's widgets over an index. */
export function toUiState(state: SearchState, vocabulary: Vocabulary, index: string): IndexUiState {
  const { minPrice, maxPrice, rating, isInStock, isOnSale, attributes } = state.facets;
  const refinementList = Object.fromEntries(
    vocabulary.attributes.flatMap((known) => {
      const chosen = attributes[known.attribute] ?? [];
      return chosen.length > 0 ? [[known.field, chosen.map((slug) => nameOf(known, slug))]] : [];
    }),
  );
  const path = vocabulary.categories
    .find(({ slug }) => slug === state.category)
    ?.path.split(PATH_SEPARATOR)
    .slice(0, CATEGORY_FIELDS.length);
  return {
    ...(state.q && { query: state.q }),
    ...(path && { hierarchicalMenu: { [CATEGORY_FIELDS[0]]: path } }),
    refinementList,
    range: {
      // A product with a price range matches if any of it may lie within the filter's range.
      ...(maxPrice !== undefined && { price: `:${maxPrice}` }),
      ...(minPrice !== undefined && { maxPrice: `${minPrice}:` }),
      ...(rating !== undefined && { rating: `${rating - ROUNDING}:` }),
    },
    toggle: { ...(isInStock && { inStock: true }), ...(isOnSale && { onSale: true }) },
    ...(state.sort && { sortBy: `${index}_${state.sort}` }),
    ...(state.page > 1 && { page: state.page }),
  };
}

const bound = (range: string | undefined, side: 0 | 1) => {
  const text = range?.split(":")[side];
  return text ? Number(text) : undefined;
};

/** Converts the state of InstantSearch's widgets to that of an address. */
export function fromUiState(
  widgets: IndexUiState,
  vocabulary: Vocabulary,
  index: string,
): SearchState {
  const { query = "", refinementList = {}, range = {}, toggle = {}, sortBy = "" } = widgets;
  const path = widgets.hierarchicalMenu?.[CATEGORY_FIELDS[0]]?.join(PATH_SEPARATOR);
  const chosen = vocabulary.attributes.flatMap((known) => {
    const names = refinementList[known.field] ?? [];
    const slugs = names.map((name) => slugOf(known, name)).toSorted();
    return slugs.length > 0 ? [[known.attribute, slugs] as const] : [];
  });
  const [maxPrice, minPrice, rating] = [
    bound(range["price"], 1),
    bound(range["maxPrice"], 0),
    bound(range["rating"], 0),
  ];
  return {
    q: searchText(query.trim()),
    category: vocabulary.categories.find((known) => known.path === path)?.slug ?? "",
    facets: {
      attributes: Object.fromEntries(chosen),
      ...(minPrice !== undefined && { minPrice }),
      ...(maxPrice !== undefined && { maxPrice }),
      ...(toggle["inStock"] && { isInStock: true as const }),
      ...(toggle["onSale"] && { isOnSale: true as const }),
      ...(rating !== undefined && { rating: rating + ROUNDING }),
    },
    sort: sortBy.startsWith(`${index}_`) ? sortBy.slice(index.length + 1) : "",
    page: widgets.page ?? 1,
  };
}

/** True if an average rating, rounded as it is displayed, is at least this one. */
export const isRatedFrom = (average: number, least: number): boolean => average >= least - ROUNDING;
