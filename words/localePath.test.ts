import { expect, test } from "vitest";
import { spoken } from "./inLanguage.ts";
import { localePath, pathBelow, withoutLocale } from "./localePath.ts";

/** Returns a path below the prefix of a language, and without it. */
const pathsIn = (prefix: string, path: string) =>
  spoken.run({ language: "de", prefix }, () => [localePath(path), withoutLocale(path)]);

test.each([
  ["/", "/de"],
  ["/?page=2", "/de?page=2"],
  ["/#top", "/de#top"],
  ["/cart", "/de/cart"],
  ["/product/", "/de/product/"],
  ["/dessert", "/de/dessert"],
])("leads %s below the language's prefix, and back", (path, prefixed) => {
  expect(pathsIn("/de", path)).toEqual([prefixed, path]);
  expect(pathsIn("/de", prefixed)).toEqual([prefixed, path]);
});

test.each([
  "",
  "#top",
  "?page=2",
  "//shop.example/a",
  "https://shop.example/",
  "mailto:a@b.example",
])("leaves %j, which is no path of this site", (address) => {
  expect(pathsIn("/de", address)).toEqual([address, address]);
});

test.each(["/cart", "/de", "/de/cart"])("leaves %s in the shop's first language", (path) => {
  expect([localePath(path), withoutLocale(path)]).toEqual([path, path]);
  expect(pathsIn("", path)).toEqual([path, path]);
});

test.each([
  ["/product/fen-mug", "/produkt/fen-mug"],
  ["/product/fen-mug/_payload.json", "/produkt/fen-mug/_payload.json"],
  ["/category/mugs?page=2", "/shop/kategorie/mugs?page=2"],
  ["/products", "/products"],
  ["/categories", "/categories"],
  ["/", "/"],
])("leads %s into the shop's own folder, and back", (path, own) => {
  const folders = { product: "/produkt", category: "/shop/kategorie" };
  const found = (prefix: string, from: string) =>
    spoken.run({ language: "de", prefix, folders }, () => [localePath(from), withoutLocale(from)]);
  expect([found("", path), found("", own)]).toEqual([
    [own, path],
    [own, path],
  ]);
  const prefixed = own === "/" ? "/de" : `/de${own}`;
  expect([found("/de", path), found("/de", prefixed)]).toEqual([
    [prefixed, path],
    [prefixed, path],
  ]);
  expect(spoken.run({ language: "en", prefix: "", folders }, () => pathBelow("/de", path))).toBe(
    prefixed,
  );
});

test("a folder itself leads out of the pages' routes alone: it may be a page of WordPress", () => {
  spoken.run({ language: "en", prefix: "", folders: { product: "/shop" } }, () => {
    expect([localePath("/product/"), withoutLocale("/shop/")]).toEqual(["/shop/", "/shop/"]);
  });
});
