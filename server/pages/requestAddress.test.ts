import { expect, test } from "vitest";
import { canonicalPath, requestAddress } from "./requestAddress.ts";

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
])("%s is another spelling of %s", (target, path) => {
  const address = requestAddress(target);
  expect(address).toMatchObject({ path, isCanonical: false });
  expect(requestAddress(address.path)).toEqual({ path, search: "", isCanonical: true });
});

test.each(["/", "/product/jardiniere", "/product/%d1%87", "/product/%D1%87", "/a%2Fb", "/%00"])(
  "%s is spelt as it should be",
  (target) => expect(requestAddress(target).isCanonical).toBe(true),
);

test("what is searched for stays as it is", () => {
  expect(requestAddress("/search/?q=//x&a=%20b").search).toBe("?q=//x&a=%20b");
});

test("both ways to write an escape are one path", () => {
  expect(canonicalPath("/product/%d1%87")).toBe(canonicalPath("/product/%D1%87"));
});

test("bytes that are no text are refused", () => {
  expect(() => requestAddress("/product/%ff")).toThrow(URIError);
});
