import styles from "./ReviewForm.module.css";

// Rating field of the review form: radio buttons from one to five.

type ReviewRatingProps = {
  /** Validation error of the rating, if it has one. */
  error: string | undefined;
  /** Rating chosen in a form that was rejected. */
  typed: string | undefined;
};

/** Renders the radio buttons, and below them the validation error. */
export function ReviewRating({ error, typed }: ReviewRatingProps) {
  return (
    <fieldset
      className={styles.rating}
      data-fault={error && ""}
      aria-describedby={error && "review-rating-error"}
    >
      <legend>Rating, 5 is best</legend>
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
      {error && (
        <p id="review-rating-error" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
