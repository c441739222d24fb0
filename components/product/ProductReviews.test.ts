import { expect, test } from "vitest";
import { ratingCounts } from "./ProductReviews.tsx";

test("ratingCounts counts reviews from the best rating down", () => {
  expect(ratingCounts([5, 4, 5, 1, null, 3.6])).toEqual([2, 2, 0, 0, 1]);
});
