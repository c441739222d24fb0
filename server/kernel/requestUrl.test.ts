import { expect, test } from "vitest";
import { canonicalPath, requestUrl } from "./requestUrl.ts";

test.each([
  ["/product/%6aardiniere", "/product/jardiniere"],
  ["/%63art", "/cart"],
  ["/products/", "/products"],
  ["//", "/"],
  ["//evil.example/x", "/evil.example/x"],
  ["/\\evil.example", "/evil.example"],
  ["/a//b", "/a/b"],
  ["/a/../cart", "/cart"],
  ["/%2e%2e/cart", "/cart"],
  ["http://shop.example//x", "/x"],
  ["?q=a", "/"],
])("%s is another spelling of the path %s", (target, path) => {
  const address = requestUrl(target);
  expect(address).toMatchObject({ path, isCanonical: false });
  expect(requestUrl(address.path)).toEqual({ path, search: "", isCanonical: true });
});

test.each(["/", "/product/jardiniere", "/product/%d1%87", "/product/%D1%87", "/a%2Fb", "/%00"])(
  "The path %s is canonical",
  (target) => expect(requestUrl(target).isCanonical).toBe(true),
);

test("The search string of a request stays unchanged", () => {
  expect(requestUrl("/search/?q=//x&a=%20b").search).toBe("?q=//x&a=%20b");
});

test("Paths that differ only in the case of percent escapes count as one path", () => {
  expect(canonicalPath("/product/%d1%87")).toBe(canonicalPath("/product/%D1%87"));
});

test("A path with bytes that are not UTF-8 is rejected", () => {
  expect(() => requestUrl("/product/%ff")).toThrow(URIError);
});
