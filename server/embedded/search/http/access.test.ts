import { expect, test } from "vitest";
import { accessOf, requireAdmin } from "./access.ts";

const keys = { appId: "Shop", searchKey: "search", adminKey: "admin" };

function accessBy(parameters: Record<string, string>, headers: Record<string, string> = {}) {
  const address = new URL(`http://localhost/1/indexes?${new URLSearchParams(parameters)}`);
  return accessOf(new Request(address, { headers }), address, keys);
}

test("grants search or admin access by the key, from the address or from headers", () => {
  const application = { "x-algolia-application-id": "shop" };
  expect(accessBy({ ...application, "x-algolia-api-key": "search" })).toBe("search");
  expect(accessBy({}, { ...application, "x-algolia-api-key": "admin" })).toBe("admin");
});

test("refuses a wrong key and another application", () => {
  const wrongKey = { "x-algolia-application-id": "shop", "x-algolia-api-key": "nonsense" };
  const elsewhere = { "x-algolia-application-id": "other", "x-algolia-api-key": "admin" };
  expect(() => accessBy(wrongKey)).toThrow("Invalid Application-ID or API key");
  expect(() => accessBy(elsewhere)).toThrow("Invalid Application-ID or API key");
});

test("lets only the admin key write", () => {
  expect(() => requireAdmin("search")).toThrow("Method not allowed with this API key");
  expect(() => requireAdmin("admin")).not.toThrow();
});
