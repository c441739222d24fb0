import { expect, test } from "vitest";
import { couldExist } from "./sharedPages.ts";

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
