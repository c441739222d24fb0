import { Refusal } from "#shop/cart/refusal.ts";
import type { CatalogueProduct } from "#shop/catalogue/catalogueProduct.ts";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { findCustomer } from "#shop/customers/customerStore.ts";
import { connectionOf } from "#shop/catalogue/connections.ts";
import type { PageArguments } from "#shop/catalogue/connections.ts";
import { deleteReview, updateReview } from "#shop/catalogue/changeReview.ts";
import type { ReviewChange } from "#shop/catalogue/changeReview.ts";
import { globalId, readGlobalId } from "#shop/catalogue/globalIds.ts";
import { findNode } from "#shop/catalogue/nodes.ts";
import { findProduct } from "#shop/catalogue/products.ts";
import { avatarOf } from "#shop/customers/avatar.ts";
import type { AvatarArguments } from "#shop/customers/avatar.ts";
import { findHeldReview, findReview, ratingOf, reviewsOf } from "#shop/catalogue/reviews.ts";
import type { Review } from "#shop/catalogue/reviews.ts";
import { writeReview } from "#shop/catalogue/writeReview.ts";
import type { ReviewInput } from "#shop/catalogue/writeReview.ts";
import type { ResolverMap } from "#shop/resolverMap.ts";
import type { Shop, ShopContext } from "#shop/shop.ts";

// GraphQL resolvers of product reviews, which are WordPress comments, and of their submission.

type ReviewListArguments = PageArguments & { where?: { order?: "ASC" | "DESC" | null } | null };

/** Guest's review held for moderation: WPGraphQL returns the node, but without readable fields. */
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

/** Flags of WPGraphQL's nodes that are true of every review. Observed: it is "restricted". */
const COMMENT_FLAGS = {
  isComment: () => true,
  isContentNode: () => false,
  isFrontPage: () => false,
  isPostsPage: () => false,
  isRestricted: () => true,
  isTermNode: () => false,
};

/** Returns the path of a review on its product's page. */
function pathOf(shop: Shop, review: Review | HeldReview): string | null {
  const product = review.kind === "held" ? undefined : findProduct(shop, { id: review.productId });
  return product && review.kind !== "held"
    ? `/product/${product.slug}/#comment-${review.id}`
    : null;
}

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
      // WPGraphQL lets an account read its own review, and nobody else a held one.
      const held = () => (reviewer ? findHeldReview(shop, id) : ({ kind: "held" } as const));
      const review = isApproved ? findReview(shop, id) : held();
      return { clientMutationId: input.clientMutationId, rating, review };
    },
    updateReview: (
      _: unknown,
      { input }: { input: ReviewChange & { clientMutationId?: string | null } },
      { shop, session }: CartContext,
    ) => {
      const review = updateReview(shop, input, session.user);
      return { clientMutationId: input.clientMutationId, rating: review?.rating, review };
    },
    deleteReview: (
      _: unknown,
      { input }: { input: { id: string; clientMutationId?: string | null } },
      { shop, session }: CartContext,
    ) => {
      const review = deleteReview(shop, input.id, session.user);
      return {
        clientMutationId: input.clientMutationId,
        rating: review.rating,
        affectedId: globalId("comment", review.id),
        review,
      };
    },
    restoreReview: () => {
      throw new Refusal("Sorry, you are not allowed to restore this comment.");
    },
  },
  RootQuery: {
    comment: (
      _: unknown,
      { id, idType }: { id: string; idType?: "DATABASE_ID" | "ID" | null },
      { shop }: ShopContext,
    ) => {
      const number = idType === "DATABASE_ID" ? Number(id) : (readGlobalId(id)?.id ?? 0);
      return findNode(shop, { kind: "comment", id: number });
    },
  },
  Product: {
    comments: ({ id }: CatalogueProduct, args: PageArguments, { shop }: ShopContext) =>
      connectionOf(reviewsOf(shop, id), args, idOf),
    commentCount: ({ id }: CatalogueProduct, _: unknown, { shop }: ShopContext) =>
      ratingOf(shop, id).count || null,
    commentStatus: ({ reviewsAllowed }: CatalogueProduct) => (reviewsAllowed ? "open" : "closed"),
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
    status: (review: Review | HeldReview) =>
      review.kind === "held" ? null : review.isHeld ? "HOLD" : "APPROVE",
    uri: (review: Review | HeldReview, _: unknown, { shop }: ShopContext) => pathOf(shop, review),
    link: (review: Review | HeldReview, _: unknown, { shop }: ShopContext) => {
      const path = pathOf(shop, review);
      return path && `${shop.siteUrl}${path}`;
    },
    author: (review: Review | HeldReview) =>
      review.kind === "held" ? null : { cursor: null, name: review.author, node: review },
    commentId: shownId,
    approved: (review: Review | HeldReview) => review.kind !== "held" && !review.isHeld,
    type: () => "review",
    commentedOn: (review: Review | HeldReview, _: unknown, { shop }: ShopContext) => {
      const node = review.kind === "held" ? undefined : findProduct(shop, { id: review.productId });
      return node ? { cursor: null, node } : null;
    },
    // The shop has no answers to reviews.
    parentDatabaseId: () => 0,
    replies: (_: unknown, args: PageArguments) => connectionOf<Review>([], args, idOf),
    ...COMMENT_FLAGS,
  },
  Commenter: { __resolveType: () => "CommentAuthor" },
  CommentAuthor: {
    id: ({ id }: Review) => globalId("comment_author", id),
    databaseId: idOf,
    name: ({ author }: Review) => author,
    url: () => "",
    isRestricted: () => false,
    // The address is stored with the submission, and belongs to no public review.
    avatar: (_: Review, args: AvatarArguments) => avatarOf("", args),
  },
};
