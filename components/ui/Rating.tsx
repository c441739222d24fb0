import { locale } from "#words/language.ts";
import styles from "./Rating.module.css";

// Rating of a product or a review, drawn as five small squares.

/** Width of a square, and distance from one to the next. */
const [SQUARE, STEP] = [12, 16];

/** Returns the width up to which a rating fills its squares. */
function filledWidth(value: number): number {
  const whole = Math.min(4, Math.floor(value));
  return whole * STEP + Math.min(1, value - whole) * SQUARE;
}

/** Returns a rating's number with one decimal, as the language writes it. */
export const ratingText = (value: number): string =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);

/** Takes a rating from 0 to 5. The drawing is decorative, as text beside it states the rating. */
export function Rating({ value }: { value: number }) {
  return (
    <svg
      data-part="rating"
      className={styles.squares}
      width={4 * STEP + SQUARE}
      height={SQUARE}
      aria-hidden="true"
    >
      <rect width={filledWidth(value)} height={SQUARE} />
    </svg>
  );
}
