import styles from "./RatingDistribution.module.css";

// Rating distribution of a product's reviews: a table with bars.

type RatingDistributionProps = {
  /** Number of reviews that gave 5, 4, 3, 2 and 1 out of 5. */
  counts: readonly number[];
  /** True if each row links to its reviews: CSS hides all others at such an anchor. */
  isLinked: boolean;
};

/** Renders a row per rating, from five out of five to one. */
export function RatingDistribution({ counts, isLinked }: RatingDistributionProps) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <table className={styles.distribution}>
      <caption className="visually-hidden">Reviews by rating</caption>
      <tbody>
        {counts.map((count, row) => {
          const label = `${5 - row} of 5`;
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
