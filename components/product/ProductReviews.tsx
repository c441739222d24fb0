import { graphql, useFragment } from "react-relay";
import { Rating } from "#components/ui/Rating.tsx";
import type { ProductReviews_product$key } from "#__generated__/ProductReviews_product.graphql.ts";
import { RatingDistribution } from "./RatingDistribution.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import styles from "./ProductReviews.module.css";

const reviewsFragment = graphql`
  fragment ProductReviews_product on Product {
    averageRating
    reviewCount
    reviewsAllowed
    reviews(first: 50) {
      edges {
        rating
        node {
          id
        }
        ...ReviewItem_review
      }
    }
  }
`;

const SHOWN_AT_ONCE = 4;
/** One more is not worth folding away. */
const SHOWN_AT_MOST = SHOWN_AT_ONCE + 1;

/** What people say of a thing: the mean, how it comes about, and the reviews, newest first. */
export function ProductReviews(props: { product: ProductReviews_product$key }) {
  const product = useFragment(reviewsFragment, props.product);
  const reviews = product.reviews?.edges ?? [];
  const count = product.reviewCount ?? reviews.length;
  if (count === 0 && !product.reviewsAllowed) return null;
  const average = (product.averageRating ?? 0).toFixed(1);
  const shown = reviews.length > SHOWN_AT_MOST ? SHOWN_AT_ONCE : SHOWN_AT_MOST;
  const list = (part: typeof reviews) =>
    part.map((review) => <ReviewItem key={review.node.id} review={review} />);
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-heading">
      <div className={styles.summary}>
        <h2 id="reviews-heading">What people say</h2>
        {count === 0 ? (
          <p>No reviews yet.</p>
        ) : (
          <p className={styles.average}>
            <Rating value={product.averageRating ?? 0} />
            <span>
              {average} out of 5 from {count === 1 ? "1 review" : `${count} reviews`}
            </span>
          </p>
        )}
        {reviews.length > 0 && reviews.length >= count && (
          <RatingDistribution ratings={reviews.map(({ rating }) => rating)} />
        )}
      </div>
      <div>
        {list(reviews.slice(0, shown))}
        {reviews.length > shown && (
          <details className={styles.rest}>
            <summary>Read the other {reviews.length - shown}</summary>
            {list(reviews.slice(shown))}
          </details>
        )}
      </div>
    </section>
  );
}
