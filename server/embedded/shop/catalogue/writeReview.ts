import { escapeUTF8 } from "entities";
import { Refusal } from "#server/embedded/shop/cart/refusal.ts";
import { flag } from "#server/embedded/shop/columns.ts";
import type { Shop } from "#server/embedded/shop/shop.ts";
import { refreshListing } from "./listing.ts";

/** What a guest may say with a review; the rest of WPGraphQL's input changes nothing for a guest. */
export type ReviewInput = {
  author?: string | null;
  authorEmail?: string | null;
  clientMutationId?: string | null;
  commentOn?: number | null;
  content?: string | null;
  rating: number;
};

/** A review as it was taken: seen by everybody, or only by whoever runs the shop. */
export type WrittenReview = { id: number; rating: number; isApproved: boolean };

/** WordPress lets one address write once in so many seconds. */
const FLOOD_SECONDS = 15;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** A shopper's text as HTML that says nothing but the text, a paragraph to each blank line. */
const paragraphs = (content: string) =>
  escapeUTF8(content)
    .split(/\r?\n\s*\n/)
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, "<br />")}</p>`)
    .join("\n");

function requireOpen({ database }: Shop, productId: number): void {
  const row = database.first("select reviews_allowed from product where id = ?", productId);
  if (!row) throw new Refusal("The ID of the node to comment on is invalid");
  if (!flag(row, "reviews_allowed")) {
    throw new Refusal("Sorry, this post is closed to comments at the moment");
  }
}

/**
 * Takes a guest's review as WordPress takes a comment: checked in its order, refused in its words.
 * A rating is kept as it is given: the mutation looks at no more than that it is a number.
 */
export function writeReview(shop: Shop, input: ReviewInput): WrittenReview {
  const { database, settings } = shop;
  const { author, authorEmail, rating } = input;
  const productId = Math.abs(input.commentOn ?? 0);
  const email = authorEmail ?? "";
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
      throw new Refusal(
        "Duplicate comment detected; it looks as though you&#8217;ve already said that!",
      );
    }
    const recent = database.first(
      "select 1 from written_review where email <> '' and email = ? and written > ?",
      email,
      written - FLOOD_SECONDS,
    );
    if (recent) throw new Refusal("You are posting comments too quickly. Slow down.");
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
    refreshListing(shop, [productId]);
    return { id: shown.lastId, rating, isApproved };
  });
}
