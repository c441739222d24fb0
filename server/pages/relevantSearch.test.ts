import { expect, test } from "vitest";
import { relevantSearch } from "./relevantSearch.ts";

test.each([
  ["/", "?q=a&view=2&sort=price"],
  ["/product/lamp", "?utm_source=x&fbclid=1&gclid=2"],
  ["/product/lamp", "?q=a&after=b"],
  ["/products", "?q=a&view=2"],
  ["/products", "?sort="],
  ["/no-such-page", "?sort=price"],
  ["/search", "?q="],
])("%s%s is the page that everybody gets", (path, search) => {
  expect(relevantSearch(path, search, "html")).toBe("");
});

test.each([
  ["/search", "?q=a+b&utm_source=x", "?q=a+b"],
  ["/search", "?gclid=1&q=a&sort=price&after=c%3D", "?q=a&sort=price&after=c%3D"],
  ["/products", "?sort=price&fbclid=1", "?sort=price"],
  ["/category/mugs", "?before=c", "?before=c"],
])("%s%s depends on %s", (path, search, relevant) => {
  expect(relevantSearch(path, search, "html")).toBe(relevant);
  expect(relevantSearch(path, search, "payload")).toBe(relevant);
});

test("a view or a question changes a product's HTML, and not its data", () => {
  const search = "?view=2&size=large&missing=1&utm_medium=mail";
  expect(relevantSearch("/product/lamp", search, "html")).toBe("?view=2&missing=1");
  expect(relevantSearch("/product/lamp", search, "payload")).toBe("");
});
