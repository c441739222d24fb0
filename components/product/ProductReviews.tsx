import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { useWords } from "#components/page/useShopTexts.ts";
import { Rating, ratingText } from "#components/ui/Rating.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import type { ProductReviews_product$key } from "#__generated__/ProductReviews_product.graphql.ts";
import { dateText } from "#components/ui/shopDate.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { Prose } from "#components/ui/Prose.tsx";
import type { ProductReviews_review$key } from "#__generated__/ProductReviews_review.graphql.ts";
import { ReviewInvitation } from "./ReviewInvitation.tsx";
import { t, tags } from "#words/t.ts";
import styles from "./ProductReviews.module.css";
import { linkTo } from "#components/ui/messageTags.tsx";

// Customer reviews of a product page: average, distribution, list and review form.

const reviewFragment = graphql`
  fragment ProductReviews_review on ProductToCommentConnectionEdge {
    rating
    node {
      content
      date
      author {
        node {
          name
        }
      }
    }
  }
`;

/** One review: its text, author, date and rating. */
function ReviewItem(props: { review: ProductReviews_review$key }) {
  const { rating, node } = useFragment(reviewFragment, props.review);
  // A name may end in the full stop that is appended to it.
  const author = plainText(node.author?.node.name).replace(/\.$/, "");
  const date = dateText(node.date);
  return (
    <article className={styles.review} data-rating={rating && Math.round(rating)}>
      <div>
        <Prose html={node.content ?? ""} />
        <p className={styles.meta}>
          {author && date ? t("review.byline", { author, date }) : author || date}
        </p>
      </div>
      {rating ? (
        <div className={styles.given}>
          <Rating value={rating} />
          <span className="visually-hidden">{t("review.outOfFive", { rating })}</span>
        </div>
      ) : null}
    </article>
  );
}

/** Counts the reviews that gave 5, 4, 3, 2 and 1 out of 5, in this order; fractions are rounded. */
export function ratingCounts(ratings: readonly (number | null | undefined)[]): number[] {
  const given = ratings.map((rating) => Math.round(rating ?? 0));
  return [5, 4, 3, 2, 1].map((stars) => given.filter((rating) => rating === stars).length);
}

type RatingDistributionProps = {
  /** Number of reviews that gave 5, 4, 3, 2 and 1 out of 5. */
  counts: readonly number[];
  /** True if each row links to its reviews: CSS hides all others at such an anchor. */
  isLinked: boolean;
};

/** Renders a row per rating, from five out of five to one. */
function RatingDistribution({ counts, isLinked }: RatingDistributionProps) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <table className={styles.distribution}>
      <caption className="visually-hidden">{t("review.byRating")}</caption>
      <tbody>
        {counts.map((count, row) => {
          const label = t("review.rating", { rating: 5 - row });
          return (
            <tr key={row}>
              <th scope="row">
                {isLinked && count > 0 ? <a href={`#rated-${5 - row}`}>{label}</a> : label}
              </th>
              <td className={styles.bar} aria-hidden="true">
                <svg>
                  <rect width={`${(100 * count) / Math.max(1, all)}%`} height="100%" />
                </svg>
              </td>
              <td className={styles.count}>{count}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

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
        ...ProductReviews_review
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
  if (count === 0) {
    return product.reviewsAllowed ? (
      <section id="reviews" aria-label={heading}>
        <ReviewInvitation slug={slug} title={t("review.none")} />
      </section>
    ) : null;
  }
  const average = ratingText(product.averageRating ?? 0);
  // A later page of reviews is displayed unfolded.
  const isFolded = !isLaterPage && reviews.length > MAX_UNFOLDED;
  const shown = isFolded ? INITIAL_COUNT : reviews.length;
  const ratings = product.ratings?.edges.map(({ rating }) => rating) ?? [];
  // The distribution of a part of the ratings would mean nothing.
  const counts = ratings.length > 0 && ratings.length >= count ? ratingCounts(ratings) : [];
  // Filtering by rating needs all reviews on the page.
  const hasAllReviews = reviews.length >= count;
  const link = linkTo("#reviews");
  const list = (part: typeof reviews) =>
    part.map((review) => <ReviewItem key={review.node.id} review={review} />);
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-heading">
      <div className={styles.summary}>
        <h2 id="reviews-heading">{heading}</h2>
        <p className={styles.average}>
          <Rating value={product.averageRating ?? 0} />
          <span>{t("review.average", { rating: average, count })}</span>
        </p>
        {counts.length > 0 && <RatingDistribution counts={counts} isLinked={hasAllReviews} />}
        {product.reviewsAllowed && <ReviewInvitation slug={slug} title={t("review.write")} />}
      </div>
      <div>
        {[5, 4, 3, 2, 1].map(
          (rating, row) =>
            hasAllReviews &&
            Boolean(counts[row]) && (
              <p key={row} id={`rated-${rating}`} data-rating={rating} className={styles.only}>
                {tags("review.onlyRating", { link }, { rating })}
              </p>
            ),
        )}
        {list(reviews.slice(0, shown))}
        {reviews.length > shown && (
          <details className={styles.rest}>
            <summary>{t("review.readOthers", { count: reviews.length - shown })}</summary>
            {list(reviews.slice(shown))}
          </details>
        )}
        {isLaterPage && <TextLink href={`${page}#reviews`}>{t("review.backToNewest")}</TextLink>}{" "}
        {hasNextPage && endCursor && (
          <TextLink href={`${page}?reviews=${encodeURIComponent(endCursor)}#reviews`}>
            {t("review.showMore")}
          </TextLink>
        )}
      </div>
    </section>
  );
}
