import type { IndexUiState } from "instantsearch.js";
import { listingOrders } from "#components/category/listingOrder.ts";
import { facetParameters, listingSearch, readFacets } from "#relay/contract/facets.ts";
import type { Facets } from "#relay/contract/facets.ts";
import { BETWEEN, CATEGORY_FIELDS } from "./categoryPaths.ts";
import { nameOf, slugOf } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The search as its address has it: the state of InstantSearch's routing. */
export type SearchState = {
  q: string;
  /** The slug of the category that is looked in; empty for the whole shop. */
  category: string;
  facets: Facets;
  /** The order that is asked for; empty for the best match first. */
  sort: string;
  /** From 1. */
  page: number;
};

/** A rating is rounded where it is shown and asked for. */
const ROUNDING = 0.5;

const attributesOf = ({ attributes }: Vocabulary) => attributes.map(({ attribute }) => attribute);

/** The state that an address's search string spells. */
export function parseSearch(search: string, vocabulary: Vocabulary): SearchState {
  const parameters = new URLSearchParams(search);
  const sort = parameters.get("sort") ?? "";
  const page = Number(parameters.get("page"));
  const category = parameters.get("category")?.trim() ?? "";
  return {
    q: parameters.get("q")?.trim() ?? "",
    category: vocabulary.categories.some(({ slug }) => slug === category) ? category : "",
    facets: readFacets([...parameters], attributesOf(vocabulary)),
    sort: Object.hasOwn(listingOrders, sort) ? sort : "",
    page: Number.isInteger(page) && page > 1 && page <= 1000 ? page : 1,
  };
}

/** The one spelling of a state as a search string. */
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

/** A state as InstantSearch's widgets over an index have it. */
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
    ?.path.split(BETWEEN)
    .slice(0, CATEGORY_FIELDS.length);
  return {
    ...(state.q && { query: state.q }),
    ...(path && { hierarchicalMenu: { [CATEGORY_FIELDS[0]]: path } }),
    refinementList,
    range: {
      // A thing that can be had at several prices is there where one of them may lie between.
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

/** The state of InstantSearch's widgets, as an address spells it. */
export function fromUiState(
  widgets: IndexUiState,
  vocabulary: Vocabulary,
  index: string,
): SearchState {
  const { query = "", refinementList = {}, range = {}, toggle = {}, sortBy = "" } = widgets;
  const path = widgets.hierarchicalMenu?.[CATEGORY_FIELDS[0]]?.join(BETWEEN);
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
    q: query.trim(),
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

/** Whether two ratings count as the same one: as they are shown, and as they are asked for. */
export const isRatedFrom = (average: number, least: number): boolean => average >= least - ROUNDING;
