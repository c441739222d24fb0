import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReviewRateLimit } from "./reviewRateLimit.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("An IP address may send ten reviews in ten minutes, and then ten more", async () => {
  const mayReview = createReviewRateLimit();
  const sent = await Promise.all(Array.from({ length: 12 }, () => mayReview("192.0.2.1")));
  expect(sent.filter(Boolean)).toHaveLength(10);
  vi.advanceTimersByTime(10 * 60_000);
  expect(await mayReview("192.0.2.1")).toBe(true);
});

test("Each IP address has its own review limit, but an IPv6 network shares one", async () => {
  const mayReview = createReviewRateLimit();
  for (let count = 0; count < 10; count += 1) await mayReview("2001:db8:0:1::1");
  expect(await mayReview("2001:db8:0:1:8000::9")).toBe(false);
  expect(await mayReview("2001:db8:0:2::1")).toBe(true);
});
