import { expect, test } from "vitest";
import { createReviewRateLimit } from "./reviewRateLimit.ts";

test("an address may send ten reviews in ten minutes, and then ten more", () => {
  let now = 0;
  const mayReview = createReviewRateLimit(() => now);
  const sent = Array.from({ length: 12 }, () => mayReview("192.0.2.1"));
  expect(sent.filter(Boolean)).toHaveLength(10);
  now = 10 * 60_000;
  expect(mayReview("192.0.2.1")).toBe(true);
});

test("another address has reviews of its own, a network of one home has not", () => {
  const mayReview = createReviewRateLimit(() => 0);
  for (let count = 0; count < 10; count += 1) mayReview("2001:db8:0:1::1");
  expect(mayReview("2001:db8:0:1:8000::9")).toBe(false);
  expect(mayReview("2001:db8:0:2::1")).toBe(true);
});
