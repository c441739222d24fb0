import { COLOR_FIELD, FACET_FIELDS } from "#relay/contract/page/searchFacts.ts";
import { htmlToText } from "#relay/contract/text/htmlToText.ts";
import { PATH_SEPARATOR } from "./categoryPaths.ts";
import { optionPictures } from "./optionPictures.ts";
import type { OptionPictures, SearchedVariation } from "./optionPictures.ts";

// Search record schema: maps product facts to the fields of the index.

/** Longer texts are truncated: nobody searches for the rest. */
const LONGEST_TEXT = 4000;

const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3"];

const MARKS = /\p{Diacritic}/gu;

/** Product data for its search record, from any source; texts may be HTML. */
export type SearchedFacts = {
  id: number;
  type: string;
  slug: string;
  name: string;
  /** The product's own, which may be empty, before those of its variations. */
  skus: readonly string[];
  shortDescription: string;
  description: string;
  /** Category paths, each as names from the top level down. */
  categories: readonly (readonly string[])[];
  tags: readonly string[];
  /** Terms by the attribute's own name, such as "material". */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** Attributes whose terms are colors to filter by. */
  colorAttributes: readonly string[];
  /** Names of the attributes that a shopper chooses. */
  choices: readonly string[];
  /** Values of the first descriptive attribute that the product's page shows. */
  fact: readonly string[];
  variations: readonly SearchedVariation[];
  /** Prices of the product, its variations or its parts; empty if it has none. */
  prices: readonly number[];
  onSale: boolean;
  /** Regular prices of a product on sale, if known. */
  regularPrices: readonly number[];
  /** Texts to show below the price. */
  priceNotes: readonly string[];
  stockStatus: string;
  featured: boolean;
  rating: number;
  reviewCount: number;
  popularity: number;
  /** In seconds. */
  publishedAt: number;
  pictures: { src: string; alt: string }[];
};

/** Search record of a product. */
export type ProductRecord = {
  objectID: string;
  databaseId: number;
  type: string;
  slug: string;
  name: string;
  sortName: string;
  /** The product's own. */
  sku?: string;
  skus: string[];
  shortDescription: string;
  description: string;
  categories: Record<string, string[]>;
  tags: string[];
  attributes: Record<string, string[]>;
  colors: string[];
  [FACET_FIELDS]: string[];
  choices: string[];
  fact?: string;
  price?: number;
  maxPrice?: number;
  onSale: boolean;
  regularPrice?: number;
  maxRegularPrice?: number;
  priceNotes?: string[];
  stockStatus: string;
  inStock: boolean;
  featured: boolean;
  rating: number;
  reviewCount: number;
  popularity: number;
  publishedAt: number;
  pictures: { src: string; alt: string }[];
  optionPictures?: OptionPictures;
};

/** Returns categories by depth: { lvl0: ["Table"], lvl1: ["Table > Bowls"] }. */
function levelsOf(paths: readonly (readonly string[])[]): Record<string, string[]> {
  const levels: Record<string, string[]> = {};
  for (const [depth, level] of LEVELS.entries()) {
    const there = paths.filter((path) => path.length > depth);
    const names = there.map((path) => path.slice(0, depth + 1).join(PATH_SEPARATOR));
    if (names.length > 0) levels[level] = [...new Set(names)].sort();
  }
  return levels;
}

/** Builds a product's search record, the same for every index. */
export function searchRecord(facts: SearchedFacts): ProductRecord {
  const name = htmlToText(facts.name);
  const { prices, regularPrices, colorAttributes } = facts;
  const ofOptions = optionPictures(facts.variations, facts.choices);
  const colors = colorAttributes.flatMap((key) => facts.attributes[key] ?? []).map(htmlToText);
  return {
    objectID: String(facts.id),
    databaseId: facts.id,
    type: facts.type,
    slug: facts.slug,
    name,
    sortName: name.normalize("NFD").replace(MARKS, "").toLowerCase(),
    ...(facts.skus[0] && { sku: facts.skus[0] }),
    skus: [...new Set(facts.skus.filter(Boolean))],
    shortDescription: htmlToText(facts.shortDescription).slice(0, LONGEST_TEXT),
    description: htmlToText(facts.description).slice(0, LONGEST_TEXT),
    categories: levelsOf(facts.categories.map((path) => path.map(htmlToText))),
    tags: facts.tags.map(htmlToText).sort(),
    attributes: Object.fromEntries(
      Object.entries(facts.attributes).map(([key, values]) => [key, values.map(htmlToText)]),
    ),
    colors: [...new Set(colors)],
    [FACET_FIELDS]: [
      ...Object.keys(facts.attributes).map((key) => `attributes.${key}`),
      ...(colors.length > 0 ? [COLOR_FIELD] : []),
    ].sort(),
    choices: [...facts.choices],
    ...(facts.fact.length > 0 && { fact: facts.fact.map(htmlToText).join(", ") }),
    ...(prices.length > 0 && { price: Math.min(...prices), maxPrice: Math.max(...prices) }),
    onSale: facts.onSale,
    ...(regularPrices.length > 0 && {
      regularPrice: Math.min(...regularPrices),
      maxRegularPrice: Math.max(...regularPrices),
    }),
    ...(facts.priceNotes.length > 0 && { priceNotes: [...facts.priceNotes] }),
    stockStatus: facts.stockStatus,
    inStock: facts.stockStatus !== "outofstock",
    featured: facts.featured,
    rating: facts.rating,
    reviewCount: facts.reviewCount,
    popularity: facts.popularity,
    publishedAt: facts.publishedAt,
    pictures: facts.pictures,
    ...(Object.keys(ofOptions).length > 0 && { optionPictures: ofOptions }),
  };
}
