import { expect, test } from "vitest";
import { longest, reviewFaults, typedReview } from "./reviewFields.ts";

const whole = { rating: "4", author: "Jo", email: "jo@example.com", content: "Keeps tea warm." };

test("a whole review has no faults", () => {
  expect(reviewFaults(typedReview(whole))).toEqual({});
});

test("each field that is missing has a sentence of its own", () => {
  expect(Object.keys(reviewFaults(typedReview({}))).sort()).toEqual(Object.keys(whole).sort());
});

test.each(["0", "6", "4.5", "-1", "four", "15"])("%s is no rating", (rating) => {
  expect(reviewFaults(typedReview({ ...whole, rating }))).toHaveProperty("rating");
});

test.each(["jo", "jo@", "jo@example", "jo @example.com", "@example.com"])(
  "%s is no address",
  (email) => {
    expect(reviewFaults(typedReview({ ...whole, email }))).toHaveProperty("email");
  },
);

test("a review is told that it is too long, not cut", () => {
  const content = "x".repeat(longest.content + 1);
  expect(reviewFaults(typedReview({ ...whole, content }))).toHaveProperty("content");
});

test("what is no text counts as nothing", () => {
  expect(typedReview({ rating: 4, author: ["Jo"], email: null })).toEqual({
    rating: "",
    author: "",
    email: "",
    content: "",
  });
});
