import { escapeUTF8 } from "entities";
import { Refusal } from "#shop/cart/refusal.ts";
import { flag } from "#shop/columns.ts";
import type { Shop } from "#shop/shop.ts";
import { refreshListing } from "./listing.ts";
import { t } from "../../../words/t.ts";

// Review submission by a guest or a customer, with WordPress's flood limit, duplicate check and moderation.

/** Review input; WPGraphQL's other input fields have no effect for shoppers. */
export type ReviewInput = {
  author?: string | null;
  authorEmail?: string | null;
  clientMutationId?: string | null;
  commentOn?: number | null;
  content?: string | null;
  rating: number;
};

/** Signed-in customer, whose name and email a review has that states none. */
type Reviewer = { id: number; displayName: string; email: string };

/** Stored review: approved (public) or held for moderation. */
export type WrittenReview = { id: number; rating: number; isApproved: boolean };

/** WordPress's flood limit: one comment per email address in this many seconds. */
const FLOOD_SECONDS = 15;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Escapes a shopper's text and wraps it in HTML paragraphs, one per blank-line block. */
export const paragraphs = (content: string) =>
  escapeUTF8(content)
    .split(/\r?\n\s*\n/)
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, "<br />")}</p>`)
    .join("\n");

/** Returns a name as WordPress stores it: one line without tags. */
export const plainName = (name: string) =>
  name
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

function requireOpen({ database }: Shop, productId: number): void {
  const row = database.first("select reviews_allowed from product where id = ?", productId);
  if (!row) throw new Refusal("The ID of the node to comment on is invalid");
  if (!flag(row, "reviews_allowed")) {
    throw new Refusal("Sorry, this post is closed to comments at the moment");
  }
}

/**
 * Stores a shopper's review, with WordPress's comment checks in their order and with its error
 * messages. Stores the rating as given: the mutation only requires a number.
 */
export function writeReview(shop: Shop, input: ReviewInput, reviewer?: Reviewer): WrittenReview {
  const { database, settings } = shop;
  const { rating } = input;
  const author = plainName(input.author || (reviewer?.displayName ?? ""));
  const productId = Math.abs(input.commentOn ?? 0);
  const email = input.authorEmail || (reviewer?.email ?? "");
  const content = paragraphs(input.content ?? "");
  const written = Math.floor(shop.now() / 1000);
  return database.transaction(() => {
    requireOpen(shop, productId);
    if (!author) throw new Refusal("Comment must include an authorName.");
    if (email && !ADDRESS.test(email)) {
      throw new Refusal("The email address you are trying to use is invalid");
    }
    const same = database.first(
      `select 1 from written_review where product_id = ? and content = ?
        and (author = ? or (email <> '' and email = ?))`,
      productId,
      content,
      author,
      email,
    );
    if (same) {
      throw new Refusal(t("backend.duplicateReview"));
    }
    const recent = database.first(
      "select 1 from written_review where email <> '' and email = ? and written > ?",
      email,
      written - FLOOD_SECONDS,
    );
    if (recent) throw new Refusal(t("backend.reviewsTooQuick"));
    const isApproved = !(settings.holdsReviews ?? true);
    const { lastId } = database.run(
      `insert into written_review (product_id, author, email, written, rating, content, is_approved)
        values (?, ?, ?, ?, ?, ?, ?)`,
      productId,
      author,
      email,
      written,
      rating,
      content,
      Number(isApproved),
    );
    if (!isApproved) return { id: lastId, rating, isApproved };
    const shown = database.run(
      `insert into review (product_id, author, written, rating, content) values (?, ?, ?, ?, ?)`,
      productId,
      author,
      written,
      rating,
      content,
    );
    if (reviewer) {
      database.run(
        "insert into review_author (review_id, written_id, customer_id) values (?, ?, ?)",
        shown.lastId,
        lastId,
        reviewer.id,
      );
    }
    refreshListing(shop, [productId]);
    return { id: shown.lastId, rating, isApproved };
  });
}
