import type { AmountFormat } from "#relay/contract/cart/displayedAmounts.ts";
import { fromPrice } from "#components/ui/priceText.ts";
import { countedProducts } from "#relay/contract/page/shopTexts.ts";
import type { Words } from "#relay/contract/page/shopTexts.ts";
import { HIGHLIGHT } from "./hit.ts";
import type { HitFields } from "./hit.ts";
import { hitAddress, hitOptions, hitPicture } from "./hitOptions.ts";
import { hitPrice } from "./hitPrice.ts";
import { folded, isNamedIn, wordsOf } from "./textWords.ts";

// Search suggestions, built from an index response.

/** Raw hit of a request for suggestions. */
export type IndexHit = HitFields & {
  objectID: string;
  _highlightResult?: { name?: { value: string } };
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
export type SuggestedProduct = { href: string; name: string; price?: string; picture?: string };

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
  /** Text to search for instead, if this one has no hits but a close one has. */
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

/** Returns the words of a name that have a highlighted part. */
function highlightedWords(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}\p{M}\u{E000}\u{E001}’'-]+/u);
  return words
    .filter((word) => word.includes(HIGHLIGHT.begins))
    .map((word) => word.replace(/[\u{E000}\u{E001}]/gu, "").toLowerCase());
}

/** Returns the word that the names of hits for a looser search share most, which finds them too. */
export function closeText(hits: readonly IndexHit[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { _highlightResult: highlighted } of hits) {
    for (const word of highlightedWords(highlighted?.name?.value ?? "")) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

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
  for (const { _highlightResult: highlighted } of hits) {
    for (const word of new Set(highlightedWords(highlighted?.name?.value ?? ""))) {
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

/** Returns those categories with hits whose names the text contains. */
function namedCategories(
  text: string,
  facets: IndexResponse["facets"],
  known: ReadonlyMap<string, SuggestedCategory>,
): SuggestedCategory[] {
  return Object.entries(facets ?? {})
    .filter(([facet]) => facet.startsWith("categories."))
    .flatMap(([, counts]) => Object.entries(counts))
    .toSorted(([, hits], [, others]) => others - hits)
    .flatMap(([path]) => known.get(path) ?? [])
    .filter(({ name }) => isNamedIn(text, name))
    .slice(0, MAX_CATEGORIES);
}

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
  const formatted = format && hitPrice(hit, format);
  const price = fromPrice(formatted) ?? formatted;
  const options = hitOptions(hit, colorVocabulary(colors), {});
  const picture = hitPicture(hit, options)?.src;
  return {
    href: hitAddress(hit, options),
    name: hit.name,
    ...(price && { price }),
    ...(picture && { picture }),
  };
}

/** Builds the suggestions for a text from an index response; `colors` name the color attributes. */
export const suggestionsFrom = (
  text: string,
  { nbHits, hits, facets }: IndexResponse,
  shop: {
    categories: ReadonlyMap<string, SuggestedCategory>;
    priceFormat?: AmountFormat;
    colors?: readonly string[];
  },
): Suggestions => ({
  text,
  found: nbHits,
  texts: completedTexts(text, hits),
  categories: namedCategories(text, facets, shop.categories),
  products: hits
    .slice(0, MAX_PRODUCTS)
    .map((hit) => suggestedProduct(hit, shop.priceFormat, shop.colors)),
});

/** Returns the announcement of the suggestions for screen readers. */
export function resultSummary(
  { text, found, texts, categories, products, instead }: Suggestions,
  words: Words,
): string {
  if (found === 0) return `${words.nothingFound} “${text}”.${instead ? ` Try ${instead}.` : ""}`;
  const listed = texts.length + categories.length + products.length;
  const suggestions = `${listed} ${listed === 1 ? "suggestion" : "suggestions"}`;
  return `${countedProducts(found, words)} found, ${suggestions}.`;
}
