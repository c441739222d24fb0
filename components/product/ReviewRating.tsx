import styles from "./ReviewForm.module.css";

type ReviewRatingProps = {
  /** The rating's error, if it has one. */
  fault: string | undefined;
  /** The rating chosen in a form that was refused. */
  typed: string | undefined;
};

/** One to five as radio buttons. */
export function ReviewRating({ fault, typed }: ReviewRatingProps) {
  return (
    <fieldset
      className={styles.rating}
      data-fault={fault && ""}
      aria-describedby={fault && "review-rating-fault"}
    >
      <legend>Rating</legend>
      <div>
        {["1", "2", "3", "4", "5"].map((rating) => (
          <label key={rating}>
            <input
              type="radio"
              name="rating"
              value={rating}
              required
              defaultChecked={typed === rating}
            />
            {rating}
            <span className="visually-hidden"> out of 5</span>
          </label>
        ))}
      </div>
      {fault && (
        <p id="review-rating-fault" className="fault">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
