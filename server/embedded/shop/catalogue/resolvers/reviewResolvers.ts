import { Refusal } from "#server/embedded/shop/cart/refusal.ts";
import type { CatalogueProduct } from "#server/embedded/shop/catalogue/catalogueProduct.ts";
import type { CartContext } from "#server/embedded/shop/cart/shopperCart.ts";
import { findCustomer } from "#server/embedded/shop/customers/customerStore.ts";
import { connectionOf } from "#server/embedded/shop/catalogue/connections.ts";
import type { PageArguments } from "#server/embedded/shop/catalogue/connections.ts";
import { globalId } from "#server/embedded/shop/catalogue/globalIds.ts";
import { findReview, ratingOf, reviewsOf } from "#server/embedded/shop/catalogue/reviews.ts";
import type { Review } from "#server/embedded/shop/catalogue/reviews.ts";
import { writeReview } from "#server/embedded/shop/catalogue/writeReview.ts";
import type { ReviewInput } from "#server/embedded/shop/catalogue/writeReview.ts";
import type { ResolverMap } from "#server/embedded/shop/resolverMap.ts";
import type { ShopContext } from "#server/embedded/shop/shop.ts";

// GraphQL resolvers of product reviews, which are WordPress comments, and of their submission.

type ReviewListArguments = PageArguments & { where?: { order?: "ASC" | "DESC" | null } | null };

/** Review held for moderation: WPGraphQL returns the node, but without readable fields. */
type HeldReview = { kind: "held" };

/**
 * Returns a review's id; for a held review throws WordPress's generic error, as its id is private.
 */
function shownId(review: Review | HeldReview): number {
  if (review.kind === "held") throw new Refusal("Internal server error");
  return review.id;
}

const idOf = ({ id }: Review) => id;

/** Formats a comment's time as the database stores it: "2026-11-20 09:16:00". */
const commentTime = ({ written }: Partial<Review>) =>
  written === undefined
    ? null
    : new Date(written * 1000).toISOString().slice(0, 19).replace("T", " ");

/** A review's rating is a field of the connection's edge. */
export const reviewResolvers: ResolverMap = {
  RootMutation: {
    writeReview: (
      _: unknown,
      { input }: { input: ReviewInput },
      { shop, session }: CartContext,
    ) => {
      const reviewer =
        session.user === undefined ? undefined : findCustomer(shop, { id: session.user });
      const { id, rating, isApproved } = writeReview(shop, input, reviewer);
      const review: Review | HeldReview | undefined = isApproved
        ? findReview(shop, id)
        : { kind: "held" };
      return { clientMutationId: input.clientMutationId, rating, review };
    },
  },
  Product: {
    reviews: (
      { id }: CatalogueProduct,
      { where, ...args }: ReviewListArguments,
      { shop }: ShopContext,
    ) => {
      const reviews = reviewsOf(shop, id);
      const ordered = where?.order === "ASC" ? reviews.toReversed() : reviews;
      const { edges, ...connection } = connectionOf(ordered, args, idOf);
      return {
        ...connection,
        edges: edges.map((edge) => ({ ...edge, rating: edge.node.rating })),
        averageRating: ratingOf(shop, id).average,
      };
    },
  },
  Comment: {
    id: (review: Review | HeldReview) => globalId("comment", shownId(review)),
    databaseId: shownId,
    date: commentTime,
    dateGmt: commentTime,
    status: ({ kind }: Review | HeldReview) => (kind === "held" ? null : "APPROVE"),
    uri: () => null,
    author: (review: Review | HeldReview) =>
      review.kind === "held" ? null : { cursor: null, name: review.author, node: review },
  },
  Commenter: { __resolveType: () => "CommentAuthor" },
  CommentAuthor: {
    id: ({ id }: Review) => globalId("comment_author", id),
    databaseId: idOf,
    name: ({ author }: Review) => author,
  },
};
