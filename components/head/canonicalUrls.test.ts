import { expect, test } from "vitest";
import { pathTo, siteAddress, absoluteUrl } from "./canonicalUrls.ts";

const site = { url: "https://shop.example" };

test("an address is whole where the shop's own is known", () => {
  expect(siteAddress("/product/mug", site)).toBe("https://shop.example/product/mug");
  expect(siteAddress("/product/mug", {})).toBe("/product/mug");
});
test("an address of elsewhere stays as it is", () => {
  expect(siteAddress("https://wp.example/a.jpg", site)).toBe("https://wp.example/a.jpg");
  expect(siteAddress("//wp.example/a.jpg", site)).toBe("//wp.example/a.jpg");
});
test("where only a whole address counts, one that is not known is none", () => {
  expect(absoluteUrl("/a.jpg", site)).toBe("https://shop.example/a.jpg");
  expect(absoluteUrl("/a.jpg", {})).toBeUndefined();
  expect(absoluteUrl("javascript:alert(1)", site)).toBeUndefined();
});
test("a slug of another alphabet has one path, encoded by the shop or not", () => {
  const path = "/category/%D1%87%D0%B0%D0%B9";
  expect(pathTo("category", "чай")).toBe(path);
  expect(pathTo("category", "%D1%87%D0%B0%D0%B9")).toBe(path);
});
