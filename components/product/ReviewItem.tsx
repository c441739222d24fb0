import { graphql, useFragment } from "react-relay";
import { dateText } from "#components/ui/shopDate.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { Prose } from "#components/ui/Prose.tsx";
import { Rating } from "#components/ui/Rating.tsx";
import type { ReviewItem_review$key } from "#__generated__/ReviewItem_review.graphql.ts";
import styles from "./ProductReviews.module.css";

const reviewFragment = graphql`
  fragment ReviewItem_review on ProductToCommentConnectionEdge {
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
export function ReviewItem(props: { review: ReviewItem_review$key }) {
  const { rating, node } = useFragment(reviewFragment, props.review);
  // A name may end in the full stop that is appended to it.
  const author = plainText(node.author?.node.name).replace(/\.$/, "");
  return (
    <article className={styles.review} data-rating={rating && Math.round(rating)}>
      <div>
        <Prose html={node.content ?? ""} />
        <p className={styles.meta}>{[author, dateText(node.date)].filter(Boolean).join(". ")}</p>
      </div>
      {rating ? (
        <div className={styles.given}>
          <Rating value={rating} />
          <span className="visually-hidden">{`${rating} out of 5`}</span>
        </div>
      ) : null}
    </article>
  );
}
