import { afterEach, expect, test } from "vitest";
import { server } from "./language.ts";
import { localePath, withoutLocale } from "./localePath.ts";

afterEach(() => {
  delete server.prefix;
});

test.each([
  ["/", "/de"],
  ["/?page=2", "/de?page=2"],
  ["/#top", "/de#top"],
  ["/cart", "/de/cart"],
  ["/product/", "/de/product/"],
  ["/dessert", "/de/dessert"],
])("leads %s below the language's prefix, and back", (path, prefixed) => {
  server.prefix = () => "/de";
  expect(localePath(path)).toBe(prefixed);
  expect(localePath(prefixed)).toBe(prefixed);
  expect(withoutLocale(prefixed)).toBe(path);
  expect(withoutLocale(path)).toBe(path);
});

test.each([
  "",
  "#top",
  "?page=2",
  "//shop.example/a",
  "https://shop.example/",
  "mailto:a@b.example",
])("leaves %j, which is no path of this site", (address) => {
  server.prefix = () => "/de";
  expect(localePath(address)).toBe(address);
  expect(withoutLocale(address)).toBe(address);
});

test("leaves every path in the shop's first language", () => {
  expect(localePath("/cart")).toBe("/cart");
  expect(withoutLocale("/de/cart")).toBe("/de/cart");
  server.prefix = () => "";
  expect(localePath("/cart")).toBe("/cart");
  expect(withoutLocale("/de")).toBe("/de");
});
