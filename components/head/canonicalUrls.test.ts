import { expect, test } from "vitest";
import { pathTo, siteAddress, absoluteUrl } from "./canonicalUrls.ts";

const site = { url: "https://shop.example" };

test("siteAddress returns an absolute URL if the shop's URL is known", () => {
  expect(siteAddress("/product/mug", site)).toBe("https://shop.example/product/mug");
  expect(siteAddress("/product/mug", {})).toBe("/product/mug");
});
test("siteAddress leaves URLs of other hosts unchanged", () => {
  expect(siteAddress("https://wp.example/a.jpg", site)).toBe("https://wp.example/a.jpg");
  expect(siteAddress("//wp.example/a.jpg", site)).toBe("//wp.example/a.jpg");
});
test("absoluteUrl returns nothing for a URL that cannot be made absolute", () => {
  expect(absoluteUrl("/a.jpg", site)).toBe("https://shop.example/a.jpg");
  expect(absoluteUrl("/a.jpg", {})).toBeUndefined();
  expect(absoluteUrl("javascript:alert(1)", site)).toBeUndefined();
});
test("pathTo returns the same path for a percent-encoded and a plain slug", () => {
  const path = "/category/%D1%87%D0%B0%D0%B9";
  expect(pathTo("category", "чай")).toBe(path);
  expect(pathTo("category", "%D1%87%D0%B0%D0%B9")).toBe(path);
});
