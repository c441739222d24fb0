import type { AmountFormat } from "#relay/contract/cart/displayedAmounts.ts";
import { countedProducts } from "#relay/contract/page/shopTexts.ts";
import type { Words } from "#relay/contract/page/shopTexts.ts";
import type { HitFields } from "./hit.ts";
import { hitAddress, hitOptions, hitPicture } from "./hitOptions.ts";
import { hitPrices } from "./hitPrice.ts";
import { PATH_SEPARATOR } from "#relay/contract/search/categoryPaths.ts";
import {
  correctedText,
  folded,
  highlightedName,
  highlightedWords,
  isNamedIn,
  matchReason,
  wordsOf,
} from "./textWords.ts";
import { t } from "#words/t.ts";

// Search suggestions, built from an index response.

/** Raw hit of a request for suggestions. */
export type IndexHit = HitFields & {
  objectID: string;
  _highlightResult?: object;
  _snippetResult?: object;
};

/** Index response, as far as suggestions use it. */
export type IndexResponse = {
  nbHits: number;
  hits: readonly IndexHit[];
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** Suggested category, with the number of its products. */
export type SuggestedCategory = { href: string; name: string; count: number };

/** Suggested product; it has a price if the shop's price format is known. */
export type SuggestedProduct = {
  href: string;
  /** With highlight marks, if the index has found it. */
  name: string;
  /** Highlighted excerpt that has what the name lacks of the text. */
  reason?: string | undefined;
  price?: string | undefined;
  regularPrice?: string | undefined;
  isOnSale?: boolean;
  isSoldOut?: boolean;
  picture?: string;
};

/** Suggestions for a text. */
export type Suggestions = {
  /** Text that they were fetched for. */
  text: string;
  /** Total number of hits. */
  found: number;
  /** Completed texts that have hits too. */
  texts: string[];
  categories: SuggestedCategory[];
  products: SuggestedProduct[];
  /** Text to search for instead: a close one, if no product is called as this one. */
  instead?: string;
};

/** Suggestions for an empty text, or for a text without results. */
export type SearchStart = {
  categories: { href: string; name: string }[];
  /** Best sellers. */
  products: SuggestedProduct[];
};

/** More hits are requested than displayed, since their names complete the typed text. */
export const REQUESTED_HITS = 20;
const MAX_PRODUCTS = 4;
const MAX_TEXTS = 3;
const MAX_CATEGORIES = 3;

/** Completes a text's last word from the names of its hits, the most frequent completion first. */
function completedTexts(text: string, hits: readonly IndexHit[]): string[] {
  const typed = wordsOf(text);
  const last = typed.at(-1);
  const before = text
    .toLowerCase()
    .trim()
    .replace(/(?<!\S)\S+$/, "");
  if (last === undefined) return [];
  const counts = new Map<string, number>();
  for (const hit of hits) {
    for (const word of new Set(highlightedWords(hit))) {
      if (folded(word) === last || typed.slice(0, -1).some((one) => folded(word).startsWith(one))) {
        continue;
      }
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_TEXTS)
    .map(([word]) => before + word);
}

/** Returns the paths of the categories with hits, those with most hits first. */
const categoriesIn = (facets: IndexResponse["facets"]): string[] =>
  Object.entries(facets ?? {})
    .filter(([facet]) => facet.startsWith("categories."))
    .flatMap(([, counts]) => Object.entries(counts))
    .toSorted(([, hits], [, others]) => others - hits)
    .map(([path]) => path);

/** Returns the most specific categories: those without one of the others below them. */
const mostSpecific = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(path + PATH_SEPARATOR)));

/**
 * Returns the vocabulary of the colors, the only options that a text without filters can select.
 * Slugs follow from the terms' names.
 */
const colorVocabulary = (names: readonly string[]) => ({
  attributes: names.map((name) => ({
    attribute: name,
    field: `attributes.${name}`,
    name,
    terms: [],
  })),
  categories: [],
});

function suggestedProduct(
  hit: IndexHit,
  format: AmountFormat | undefined,
  colors: readonly string[] = [],
): SuggestedProduct {
  const options = hitOptions(hit, colorVocabulary(colors), {});
  const picture = hitPicture(hit, options)?.src;
  return {
    href: hitAddress(hit, options),
    name: highlightedName(hit),
    reason: matchReason(hit),
    ...(format && hitPrices(hit, format)),
    isOnSale: hit.onSale,
    isSoldOut: hit.stockStatus === "outofstock",
    ...(picture && { picture }),
  };
}

/** Builds the suggestions for a text from an index response; `colors` name the color attributes. */
export function suggestionsFrom(
  text: string,
  { nbHits, hits, facets }: IndexResponse,
  shop: {
    categories: ReadonlyMap<string, SuggestedCategory>;
    priceFormat?: AmountFormat;
    colors?: readonly string[];
  },
): Suggestions {
  const paths = categoriesIn(facets);
  const categoriesOf = (some: readonly string[]) =>
    some.flatMap((path) => shop.categories.get(path) ?? []);
  const namedBy = (query: string) =>
    categoriesOf(paths).filter(({ name }) => isNamedIn(query, name));
  const instead = namedBy(text).length === 0 ? correctedText(text, hits) : undefined;
  const named = namedBy(instead ?? text);
  // After a few products their categories are where to look further.
  const isShort = named.length === 0 && nbHits <= MAX_PRODUCTS;
  return {
    text,
    found: nbHits,
    texts: completedTexts(text, hits).filter((one) => one !== instead),
    categories: (isShort ? categoriesOf(mostSpecific(paths)) : named).slice(0, MAX_CATEGORIES),
    products: hits
      .slice(0, MAX_PRODUCTS)
      .map((hit) => suggestedProduct(hit, shop.priceFormat, shop.colors)),
    ...(instead && { instead }),
  };
}

/** Returns the sentence about a text that names no product, whether the index has found some or not. */
export const nothingCalled = ({ text, found }: Suggestions, words: Words) =>
  found === 0
    ? t("search.nothingFound", { nothingFound: words.nothingFound, text })
    : t("search.nothingCalled", { text });

/** Returns the announcement of the suggestions for screen readers. */
export function resultSummary(suggestions: Suggestions, words: Words): string {
  const { found, texts, categories, products, instead } = suggestions;
  const listed = texts.length + categories.length + products.length;
  return [
    (found === 0 || instead) && nothingCalled(suggestions, words),
    instead && t("search.announcedTry", { instead }),
    found > 0 &&
      t("search.announcedCount", { counted: countedProducts(found, words), count: listed }),
  ]
    .filter(Boolean)
    .join(" ");
}
