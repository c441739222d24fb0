import { expect, test, vi } from "vitest";
import { createMissingPaths, couldExist } from "./sharedPages.ts";

test("A missing path is looked up again after a minute", () => {
  let time = 1;
  const missing = createMissingPaths(() => time);
  missing.add("/product/new", 0);
  expect(missing.get("/product/new")).toBeDefined();
  expect(missing.get("/product/other")).toBeUndefined();
  time += 59_000;
  expect(missing.get("/product/new")).toBeDefined();
  time += 2_000;
  expect(missing.get("/product/new")).toBeUndefined();
});

test("A missing path is looked up again though the clock of the server is set back", () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1_000);
  const missing = createMissingPaths();
  missing.add("/product/new", 0);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(61_000);
  expect(missing.get("/product/new")).toBeUndefined();
  vi.useRealTimers();
});

test("At most 5,000 missing paths are cached", () => {
  const missing = createMissingPaths();
  const paths = Array.from({ length: 6_000 }, (_, number) => `/product/${number}`);
  for (const path of paths) missing.add(path, 0);
  expect(paths.filter(missing.get)).toHaveLength(5_000);
});

test("A path that was missing before a change is looked up again", () => {
  let changedAt = 1_000;
  const missing = createMissingPaths(undefined, (readAt) => changedAt >= readAt);
  missing.add("/product/new", 1_500);
  expect(missing.get("/product/new")).toBeDefined();
  changedAt = 1_500;
  expect(missing.get("/product/new")).toBeUndefined();
});

test("A path of another spelling redirects until the shop changes", () => {
  let changedAt = 1_000;
  const missing = createMissingPaths(undefined, (readAt) => changedAt >= readAt);
  missing.add("/product/Bowl", 1_500, { location: "/product/bowl" });
  expect(missing.get("/product/Bowl")?.location).toBe("/product/bowl");
  changedAt = 2_000;
  expect(missing.get("/product/Bowl")).toBeUndefined();
});

test.each([
  "/",
  "/product/ember-candle",
  "/category/%D0%B0%D0%B1",
  "/product/v1.5_a~b",
  `/product/${"a".repeat(200)}`,
])("The path %s could be a page", (path) => {
  expect(couldExist(path)).toBe(true);
});

test.each([
  "/product/%00",
  "/product/a%0Ab",
  "/category/%7F",
  "/product/a%2Fb",
  "/product/%3Cscript%3E",
  "/%7B%7B7*7%7D%7D",
  `/product/${"a".repeat(201)}`,
])("The path %s could not be a page", (path) => {
  expect(couldExist(path)).toBe(false);
});
