import { ratingCounts } from "./ratingCounts.ts";
import styles from "./RatingDistribution.module.css";

/** How the reviews divide between five out of five and one. */
export function RatingDistribution({ ratings }: { ratings: (number | null | undefined)[] }) {
  return (
    <table className={styles.distribution}>
      <caption className="visually-hidden">Reviews by rating</caption>
      <tbody>
        {ratingCounts(ratings).map((count, place) => (
          <tr key={place}>
            <th scope="row">{5 - place} of 5</th>
            <td className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(100 * count) / Math.max(1, ratings.length)}%` }} />
            </td>
            <td className={styles.count}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
