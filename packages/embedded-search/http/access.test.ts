import { expect, test } from "vitest";
import { accessOf, requireAdmin } from "./access.ts";

const keys = { appId: "Shop", searchKey: "search", adminKey: "admin" };

function accessBy(parameters: Record<string, string>, headers: Record<string, string> = {}) {
  const address = new URL(`http://localhost/1/indexes?${new URLSearchParams(parameters)}`);
  return accessOf(new Request(address, { headers }), address, keys);
}

test("The API key grants search or admin access, from the URL or from headers", () => {
  const application = { "x-algolia-application-id": "shop" };
  expect(accessBy({ ...application, "x-algolia-api-key": "search" })).toBe("search");
  expect(accessBy({}, { ...application, "x-algolia-api-key": "admin" })).toBe("admin");
});

test("The server rejects a wrong API key and a wrong application ID", () => {
  const wrongKey = { "x-algolia-application-id": "shop", "x-algolia-api-key": "nonsense" };
  const elsewhere = { "x-algolia-application-id": "other", "x-algolia-api-key": "admin" };
  expect(() => accessBy(wrongKey)).toThrow("Invalid Application-ID or API key");
  expect(() => accessBy(elsewhere)).toThrow("Invalid Application-ID or API key");
});

test("Only the admin key may write", () => {
  expect(() => requireAdmin("search")).toThrow("Method not allowed with this API key");
  expect(() => requireAdmin("admin")).not.toThrow();
});
