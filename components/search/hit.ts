import type { useInfiniteHits } from "react-instantsearch";
import { sku as hasSku } from "#theme/theme.json";

// Search hit: the record fields that a card displays, as types and as a list for requests.

/** Highlight marks in index responses: private-use characters that no merchant's text contains. */
export const HIGHLIGHT = { begins: "\u{E000}", ends: "\u{E001}" };

/** Picture of a record. */
export type HitPicture = { src: string; alt: string };

/** Record fields that a card displays; docs/search.md documents each. */
export type HitFields = {
  slug: string;
  name: string;
  /** Absent without one, in themes that do not show it, and in older records. */
  sku?: string;
  type: string;
  attributes?: Record<string, string[]>;
  /** Absent in records indexed before this field existed. */
  choices?: string[];
  /** First attribute that its page shows, as text; absent in older records too. */
  fact?: string;
  /** Absent if the product has no price. */
  price?: number;
  maxPrice?: number;
  onSale: boolean;
  /** Price without the sale; absent if not on sale or indexed before this field existed. */
  regularPrice?: number;
  maxRegularPrice?: number;
  /** Texts below the price; absent without any, and in older records. */
  priceNotes?: string[];
  stockStatus: string;
  pictures?: HitPicture[];
  /** Pictures by attribute name and term; absent where all options share one. */
  optionPictures?: Record<string, Record<string, HitPicture>>;
};

/** Requested fields, which make up most of a response's size. */
export const HIT_FIELDS = [
  "slug",
  "name",
  "type",
  "attributes",
  "choices",
  "fact",
  "price",
  "maxPrice",
  "onSale",
  "regularPrice",
  "maxRegularPrice",
  "priceNotes",
  "stockStatus",
  "pictures",
  "optionPictures",
  ...(hasSku ? (["sku"] as const) : []),
] as const satisfies (keyof HitFields)[];

/** Raw search hit: a record with its highlighting. */
export type Hit = ReturnType<typeof useInfiniteHits<HitFields>>["items"][number];
