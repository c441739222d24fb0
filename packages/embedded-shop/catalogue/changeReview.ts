import { Refusal } from "#shop/cart/refusal.ts";
import { number } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import { readGlobalId } from "./globalIds.ts";
import { refreshListing } from "./listing.ts";
import { findReview } from "./reviews.ts";
import type { Review } from "./reviews.ts";
import { paragraphs, plainName } from "./writeReview.ts";

// Update and deletion of a review by the account that wrote it.

/** Input of updateReview: an id and the parts that change. */
export type ReviewChange = {
  id: string;
  rating: number;
  author?: string | null;
  content?: string | null;
  status?: string | null;
  approved?: string | null;
};

/** The id of a review: a global one, or its number in the database. */
const reviewId = (id: string) =>
  /^\d+$/.test(id) ? Number(id) : readGlobalId(id)?.kind === "comment" ? readGlobalId(id)?.id : 0;

/** The author's account and the stored submission of a review; undefined for a guest's. */
function authorship({ database }: Shop, id: number) {
  const row = database.first("select * from review_author where review_id = ?", id);
  return row && { customerId: number(row, "customer_id"), writtenId: number(row, "written_id") };
}

/**
 * Finds a review that an account may change.
 * @throws Refusal for an unknown review, or one that is not the account's
 */
function ownReview(shop: Shop, id: string, user: number | undefined, verb: "update" | "delete") {
  const review = findReview(shop, reviewId(id) ?? 0);
  if (!review) throw new Refusal(`The Comment could not be ${verb}d`);
  const author = authorship(shop, review.id);
  if (!author || author.customerId !== user) {
    throw new Refusal(`Sorry, you are not allowed to ${verb} this comment.`);
  }
  return { review, writtenId: author.writtenId };
}

/**
 * Updates a review. As in WooGraphQL, a rating alone changes nothing and has an empty payload.
 * @throws Refusal in WordPress's words
 */
export function updateReview(
  shop: Shop,
  change: ReviewChange,
  user: number | undefined,
): Review | undefined {
  const { id, rating, author, content, status, approved } = change;
  const isRatingAlone = [author, content, status, approved].every((part) => part === undefined);
  if (isRatingAlone) return undefined;
  const { database } = shop;
  return database.transaction(() => {
    const { review, writtenId } = ownReview(shop, id, user, "update");
    if (status !== undefined || approved !== undefined) {
      throw new Refusal(
        "Sorry, you are not allowed to change the moderation status of this comment.",
      );
    }
    const after = {
      author: plainName(author ?? "") || review.author,
      content: typeof content === "string" ? paragraphs(content) : review.content,
    };
    if (after.author === review.author && after.content === review.content) {
      throw new Refusal("No changes have been provided to the comment.");
    }
    for (const [table, rowId] of [
      ["review", review.id],
      ["written_review", writtenId],
    ] as const) {
      database.run(
        `update ${table} set author = ?, content = ?, rating = ? where id = ?`,
        after.author,
        after.content,
        rating,
        rowId,
      );
    }
    refreshListing(shop, [review.productId]);
    return findReview(shop, review.id);
  });
}

/**
 * Deletes a review. Only a moderator could restore it, and the shop has none, so it is not kept.
 * @throws Refusal in WordPress's words
 */
export function deleteReview(shop: Shop, id: string, user: number | undefined): Review {
  return shop.database.transaction(() => {
    const { review, writtenId } = ownReview(shop, id, user, "delete");
    shop.database.run("delete from review where id = ?", review.id);
    shop.database.run("delete from written_review where id = ?", writtenId);
    refreshListing(shop, [review.productId]);
    return review;
  });
}
