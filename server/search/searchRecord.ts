import { htmlToText } from "./htmlToText.ts";

/** Texts longer than this are cut: nobody searches for what comes after. */
const LONGEST_TEXT = 4000;

const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3"];

const MARKS = /\p{Diacritic}/gu;

/** What is known of a product wherever it is read; texts may be a merchant's HTML. */
export type SearchFacts = {
  id: number;
  type: string;
  slug: string;
  name: string;
  skus: readonly string[];
  shortDescription: string;
  description: string;
  /** Each of its categories as the names from the top down to it. */
  categories: readonly (readonly string[])[];
  tags: readonly string[];
  /** Terms by the attribute's own name, "material". */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** The names of those attributes that are chosen when it is bought. */
  choices: readonly string[];
  lowestPrice: number;
  highestPrice: number;
  onSale: boolean;
  /** Of what is on sale, the prices without it, where they are told. */
  regularPrices: readonly number[];
  stockStatus: string;
  featured: boolean;
  rating: number;
  reviewCount: number;
  popularity: number;
  /** In seconds. */
  publishedAt: number;
  pictures: { src: string; alt: string }[];
};

/** A product as it is searched. */
export type ProductRecord = {
  objectID: string;
  databaseId: number;
  type: string;
  slug: string;
  name: string;
  sortName: string;
  skus: string[];
  shortDescription: string;
  description: string;
  categories: Record<string, string[]>;
  tags: string[];
  attributes: Record<string, string[]>;
  choices: string[];
  price: number;
  maxPrice: number;
  onSale: boolean;
  regularPrice?: number;
  maxRegularPrice?: number;
  stockStatus: string;
  inStock: boolean;
  featured: boolean;
  rating: number;
  reviewCount: number;
  popularity: number;
  publishedAt: number;
  pictures: { src: string; alt: string }[];
};

/** Categories by how deep they stand: { lvl0: ["Table"], lvl1: ["Table > Bowls"] }. */
function levelsOf(paths: readonly (readonly string[])[]): Record<string, string[]> {
  const levels: Record<string, string[]> = {};
  for (const [depth, level] of LEVELS.entries()) {
    const there = paths.filter((path) => path.length > depth);
    const names = there.map((path) => path.slice(0, depth + 1).join(" > "));
    if (names.length > 0) levels[level] = [...new Set(names)].sort();
  }
  return levels;
}

/** The record of a product: one shape, whoever keeps the index. */
export function searchRecord(facts: SearchFacts): ProductRecord {
  const name = htmlToText(facts.name);
  const { regularPrices } = facts;
  return {
    objectID: String(facts.id),
    databaseId: facts.id,
    type: facts.type,
    slug: facts.slug,
    name,
    sortName: name.normalize("NFD").replace(MARKS, "").toLowerCase(),
    skus: [...new Set(facts.skus.filter(Boolean))],
    shortDescription: htmlToText(facts.shortDescription).slice(0, LONGEST_TEXT),
    description: htmlToText(facts.description).slice(0, LONGEST_TEXT),
    categories: levelsOf(facts.categories.map((path) => path.map(htmlToText))),
    tags: facts.tags.map(htmlToText).sort(),
    attributes: Object.fromEntries(
      Object.entries(facts.attributes).map(([key, values]) => [key, values.map(htmlToText)]),
    ),
    choices: [...facts.choices],
    price: facts.lowestPrice,
    maxPrice: facts.highestPrice,
    onSale: facts.onSale,
    ...(regularPrices.length > 0 && {
      regularPrice: Math.min(...regularPrices),
      maxRegularPrice: Math.max(...regularPrices),
    }),
    stockStatus: facts.stockStatus,
    inStock: facts.stockStatus !== "outofstock",
    featured: facts.featured,
    rating: facts.rating,
    reviewCount: facts.reviewCount,
    popularity: facts.popularity,
    publishedAt: facts.publishedAt,
    pictures: facts.pictures,
  };
}
