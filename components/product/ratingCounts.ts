/** Counts the reviews that gave 5, 4, 3, 2 and 1 out of 5, in this order; fractions are rounded. */
export function ratingCounts(ratings: readonly (number | null | undefined)[]): number[] {
  const given = ratings.map((rating) => Math.round(rating ?? 0));
  return [5, 4, 3, 2, 1].map((stars) => given.filter((rating) => rating === stars).length);
}
