import type { useInfiniteHits } from "react-instantsearch";

/** What a card shows of a record; docs/search.md says what each field is. */
export type HitFields = {
  slug: string;
  name: string;
  type: string;
  attributes?: Record<string, string[]>;
  /** Unknown in records that were made before there was such a field. */
  choices?: string[];
  price: number;
  maxPrice: number;
  onSale: boolean;
  /** Without the sale; of what is not on sale, and in records of before there was such a field, none. */
  regularPrice?: number;
  maxRegularPrice?: number;
  stockStatus: string;
  pictures?: { src: string; alt: string }[];
};

/** The fields that are asked for, and so those that an answer is heavy with. */
export const HIT_FIELDS = [
  "slug",
  "name",
  "type",
  "attributes",
  "choices",
  "price",
  "maxPrice",
  "onSale",
  "regularPrice",
  "maxRegularPrice",
  "stockStatus",
  "pictures",
] as const satisfies (keyof HitFields)[];

/** A record that was found, with what matched in it. */
export type Hit = ReturnType<typeof useInfiniteHits<HitFields>>["items"][number];
