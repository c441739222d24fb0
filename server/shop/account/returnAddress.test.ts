import fc from "fast-check";
import { expect, test } from "vitest";
import { returnAddress } from "./returnAddress.ts";

test.each([
  ["/checkout", "/checkout"],
  ["/products?page=2&sort=price", "/products?page=2&sort=price"],
  ["/category/caf%C3%A9/", "/category/caf%C3%A9"],
  ["/", "/"],
])("returnAddress accepts %s as a page of the shop", (requested, address) => {
  expect(returnAddress(requested)).toBe(address);
});

test.each([
  null,
  "",
  "checkout",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "\\/elsewhere.example",
  "https://elsewhere.example/",
  "javascript:alert(1)",
  "/%ff",
])("returnAddress rejects %j", (requested) => {
  expect(returnAddress(requested)).toBeUndefined();
});

test("returnAddress never leads to another site, whatever the input", () => {
  const piece = fc.constantFrom("/", "\\", ".", "..", "@", ":", "//", "\t", "\r\n", "%2f", "a.b");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const address = returnAddress(`/${pieces.join("")}`);
      if (address === undefined) return;
      expect(new URL(address, "https://shop.example").origin).toBe("https://shop.example");
      expect(address).not.toMatch(/[\r\n]/);
    }),
  );
});
