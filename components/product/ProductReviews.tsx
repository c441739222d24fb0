import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { useWords } from "#components/page/useShopTexts.ts";
import { Rating } from "#components/ui/Rating.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import type { ProductReviews_product$key } from "#__generated__/ProductReviews_product.graphql.ts";
import { RatingDistribution } from "./RatingDistribution.tsx";
import { ratingCounts } from "./ratingCounts.ts";
import { ReviewInvitation } from "./ReviewInvitation.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import styles from "./ProductReviews.module.css";

// Customer reviews of a product page: average, distribution, list and review form.

const reviewsFragment = graphql`
  fragment ProductReviews_product on Product {
    averageRating
    reviewCount
    reviewsAllowed
    slug
    reviews(first: 50, after: $reviewsAfter) {
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        rating
        node {
          id
        }
        ...ReviewItem_review
      }
    }
    ratings: reviews(first: 100) {
      edges {
        rating
      }
    }
  }
`;

const INITIAL_COUNT = 4;
/** Folding away a single review is not worth it. */
const MAX_UNFOLDED = INITIAL_COUNT + 1;

/** Renders the reviews, newest first; nothing if there are none and none are allowed. */
export function ProductReviews(props: { product: ProductReviews_product$key }) {
  const product = useFragment(reviewsFragment, props.product);
  const reviews = product.reviews?.edges ?? [];
  const count = product.reviewCount ?? reviews.length;
  const { reviews: heading } = useWords();
  const isLaterPage = Boolean(usePageContext().urlParsed.search.reviews);
  const { endCursor, hasNextPage } = product.reviews?.pageInfo ?? {};
  const slug = product.slug ?? "";
  const page = `/product/${slug}`;
  if (count === 0 && !product.reviewsAllowed) return null;
  const average = (product.averageRating ?? 0).toFixed(1);
  // A later page of reviews is displayed unfolded.
  const isFolded = !isLaterPage && reviews.length > MAX_UNFOLDED;
  const shown = isFolded ? INITIAL_COUNT : reviews.length;
  const ratings = product.ratings?.edges.map(({ rating }) => rating) ?? [];
  // The distribution of a part of the ratings would mean nothing.
  const counts = ratings.length > 0 && ratings.length >= count ? ratingCounts(ratings) : [];
  // Filtering by rating needs all reviews on the page.
  const hasAllReviews = reviews.length >= count;
  const list = (part: typeof reviews) =>
    part.map((review) => <ReviewItem key={review.node.id} review={review} />);
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-heading">
      <div className={styles.summary}>
        <h2 id="reviews-heading">{heading}</h2>
        {count === 0 ? (
          <p>No reviews yet. Bought one? Be the first.</p>
        ) : (
          <p className={styles.average}>
            <Rating value={product.averageRating ?? 0} />
            <span>{`${average} out of 5 from ${count === 1 ? "1 review" : `${count} reviews`}`}</span>
          </p>
        )}
        {counts.length > 0 && <RatingDistribution counts={counts} isLinked={hasAllReviews} />}
        {product.reviewsAllowed && <ReviewInvitation slug={slug} />}
      </div>
      <div>
        {[5, 4, 3, 2, 1].map(
          (rating, row) =>
            hasAllReviews &&
            Boolean(counts[row]) && (
              <p key={row} id={`rated-${rating}`} data-rating={rating} className={styles.only}>
                <span>{`${rating} of 5 only. `}</span>
                <a href="#reviews">Show all reviews</a>
              </p>
            ),
        )}
        {list(reviews.slice(0, shown))}
        {reviews.length > shown && (
          <details className={styles.rest}>
            <summary>{`Read the other ${reviews.length - shown}`}</summary>
            {list(reviews.slice(shown))}
          </details>
        )}
        {isLaterPage && <TextLink href={`${page}#reviews`}>Back to the newest reviews</TextLink>}{" "}
        {hasNextPage && endCursor && (
          <TextLink href={`${page}?reviews=${encodeURIComponent(endCursor)}#reviews`}>
            Show more reviews
          </TextLink>
        )}
      </div>
    </section>
  );
}
