import type { CatalogueProduct } from "#server/embedded/shop/catalogue/catalogueProduct.ts";
import { connectionOf } from "#server/embedded/shop/catalogue/connections.ts";
import type { PageArguments } from "#server/embedded/shop/catalogue/connections.ts";
import { globalId } from "#server/embedded/shop/catalogue/globalIds.ts";
import { ratingOf, reviewsOf } from "#server/embedded/shop/catalogue/reviews.ts";
import type { Review } from "#server/embedded/shop/catalogue/reviews.ts";
import type { ResolverMap } from "#server/embedded/shop/resolverMap.ts";
import type { ShopContext } from "#server/embedded/shop/shop.ts";

type ReviewListArguments = PageArguments & { where?: { order?: "ASC" | "DESC" | null } | null };

const idOf = ({ id }: Review) => id;

/** "2026-11-20 09:16:00": comments keep their time as the database writes it. */
const commentTime = ({ written }: Review) =>
  new Date(written * 1000).toISOString().slice(0, 19).replace("T", " ");

/** Reviews are WordPress comments; the stars stand on the edge. */
export const reviewResolvers: ResolverMap = {
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
    id: ({ id }: Review) => globalId("comment", id),
    databaseId: idOf,
    date: commentTime,
    dateGmt: commentTime,
    status: () => "APPROVE",
    uri: () => null,
    author: (review: Review) => ({ cursor: null, name: review.author, node: review }),
  },
  Commenter: { __resolveType: () => "CommentAuthor" },
  CommentAuthor: {
    id: ({ id }: Review) => globalId("comment_author", id),
    databaseId: idOf,
    name: ({ author }: Review) => author,
  },
};
