import { expect, test } from "vitest";
import { maxReviewLengths, reviewErrors, typedReview } from "./reviewFields.ts";

const complete = { rating: "4", author: "Jo", email: "jo@example.com", content: "Keeps tea warm." };

test("A complete review has no validation errors", () => {
  expect(reviewErrors(typedReview(complete), false)).toEqual({});
});

test("Each missing field has its own validation error", () => {
  expect(Object.keys(reviewErrors(typedReview({}), false)).sort()).toEqual(
    Object.keys(complete).sort(),
  );
});

test("A signed-in customer need not enter a name and an email, but no broken one either", () => {
  const { author: _, email: _email, ...signedIn } = complete;
  expect(reviewErrors(typedReview(signedIn), true)).toEqual({});
  expect(reviewErrors(typedReview({ ...signedIn, email: "jo@" }), true)).toHaveProperty("email");
  expect(Object.keys(reviewErrors(typedReview({}), true)).sort()).toEqual(["content", "rating"]);
});

test.each(["0", "6", "4.5", "-1", "four", "15"])("%s is not a valid rating", (rating) => {
  expect(reviewErrors(typedReview({ ...complete, rating }), false)).toHaveProperty("rating");
});

test.each(["jo", "jo@", "jo@example", "jo @example.com", "@example.com"])(
  "%s is not a valid email address",
  (email) => {
    expect(reviewErrors(typedReview({ ...complete, email }), false)).toHaveProperty("email");
  },
);

test("A review that is too long is rejected, not truncated", () => {
  const content = "x".repeat(maxReviewLengths.content + 1);
  expect(reviewErrors(typedReview({ ...complete, content }), false)).toHaveProperty("content");
});

test("typedReview ignores values that are not text", () => {
  expect(typedReview({ rating: 4, author: ["Jo"], email: null })).toEqual({
    rating: "",
    author: "",
    email: "",
    content: "",
  });
});
