import { number, text } from "#shop/columns.ts";
import type { Row } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";

// Reviews and ratings of products.

export type Review = {
  kind: "review";
  id: number;
  productId: number;
  author: string;
  /** Epoch seconds. */
  written: number;
  rating: number;
  /** HTML. */
  content: string;
  /** True if it awaits approval: only its author may read it. */
  isHeld?: boolean;
};

/** Numbers of reviews that await approval start here, beyond those of the published ones. */
const FIRST_HELD = 1_000_000_000;

function readReview(row: Row): Review {
  return {
    kind: "review",
    id: number(row, "id"),
    productId: number(row, "product_id"),
    author: text(row, "author"),
    written: number(row, "written"),
    rating: number(row, "rating"),
    content: text(row, "content"),
  };
}

/** Finds a review by id. */
export function findReview({ database }: Shop, id: number): Review | undefined {
  const row = database.first("select * from review where id = ?", id);
  return row && readReview(row);
}

/** Reads a review that awaits approval by the number of its submission, as its author may. */
export function findHeldReview({ database }: Shop, writtenId: number): Review | undefined {
  const row = database.first("select * from written_review where id = ?", writtenId);
  return row && { ...readReview(row), id: FIRST_HELD + writtenId, isHeld: true };
}

/** Returns a product's reviews, newest first. */
export function reviewsOf({ database }: Shop, productId: number): Review[] {
  return database
    .all("select * from review where product_id = ? order by written desc, id desc", productId)
    .map(readReview);
}

/** Returns a product's review count and mean rating to two decimals; 0 without reviews. */
export function ratingOf(
  { database }: Shop,
  productId: number,
): { average: number; count: number } {
  const row = database.first(
    `select count(*) as count, coalesce(round(avg(rating), 2), 0) as average
      from review where product_id = ?`,
    productId,
  );
  return row
    ? { average: number(row, "average"), count: number(row, "count") }
    : { average: 0, count: 0 };
}
