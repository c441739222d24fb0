import { expect, test, vi } from "vitest";
import { createListingAttributes } from "./listingAttributes.ts";

const parameters = { listing: ["sort"] } as const;
const cached = {
  frequentPaths: [],
  has: async () => true,
  payloadAt: async (path: string) =>
    path === "/products"
      ? { data: {}, variables: { taxonomies: [{ taxonomy: "PA_GLAZE" }] } }
      : undefined,
};

test("A listing is filtered by the shop's attributes", async () => {
  const attributesFor = createListingAttributes({ cached, attributes: async () => ["PA_SIZE"] });
  expect(await attributesFor(parameters, "/products", "?glaze=ink")).toEqual(["PA_SIZE"]);
});

test("A listing has the attributes of its cached page while the shop's are unknown", async () => {
  const attributesFor = createListingAttributes({ cached, attributes: async () => [] });
  expect(await attributesFor(parameters, "/products", "?glaze=ink")).toEqual(["PA_GLAZE"]);
  expect(await attributesFor(parameters, "/category/mugs", "?glaze=ink")).toEqual([]);
});

test.each([
  ["a page that is no listing", {}, "?glaze=ink"],
  ["an address without parameters", parameters, ""],
  ["an address that only sorts", parameters, "?sort=price"],
])("No attributes are fetched for %s", async (_, given, search) => {
  const attributes = vi.fn(async () => ["PA_SIZE"]);
  const attributesFor = createListingAttributes({ cached, attributes });
  expect(await attributesFor(given, "/products", search)).toEqual([]);
  expect(attributes).not.toHaveBeenCalled();
});
