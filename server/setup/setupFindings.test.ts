import { expect, test } from "vitest";
import { setupFindings } from "./setupFindings.ts";
import type { SetupFacts } from "./setupFindings.ts";

const facts: SetupFacts = {
  errors: [],
  products: [{ path: "/product/mug/", picture: "https://shop.example/wp-content/uploads/mug.jpg" }],
  version: "1.0.2",
  isIndexed: true,
};
const found = (changed: Partial<SetupFacts>) =>
  setupFindings({ ...facts, ...changed }, (address) => address.startsWith("https://shop.example/"));
const failed = (message: string) => found({ errors: [{ message }] });

test("A complete setup has no findings, nor has one whose version is unknown", () => {
  expect(found({})).toEqual([]);
  expect(found({ version: undefined, products: [] })).toEqual([]);
});

test.each([
  ['Cannot query field "products" on type "RootQuery".', "install and activate the plugin"],
  ['Cannot query field "displayPricesIncludeTax" on type "Cart".', "update WooGraphQL to 1.0.1"],
  ['Unknown argument "recalculateTotals" on field "cart".', "update WooGraphQL to 1.0.1"],
  [
    'The field "RootQuery.products" cannot be accessed without authentication.',
    "Restrict Endpoint to Authenticated Users",
  ],
  [
    "This endpoint is open to the storefront only (vitrine_closed_endpoint).",
    "set FORWARDED_CLIENT_SECRET",
  ],
  ["Max query depth should be 5 but got 9.", "Max Depth to allow Queries"],
])("The error %s has a remedy", (message, remedy) => {
  const sentences = failed(message);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain(remedy);
});

test("Errors that the setup does not cause are no finding, and several of it are one", () => {
  expect(failed("Internal server error")).toEqual([]);
  const errors = ["a", "b"].map((field) => ({
    message: `Cannot query field "${field}" on type "Cart".`,
  }));
  expect(found({ errors })).toHaveLength(1);
});

test.each([
  ["1.0.0", 1],
  ["0.21.2", 1],
  ["1.0.1", 0],
  ["1.0.10", 0],
  ["1.1", 0],
  ["2.0.0", 0],
])("WooGraphQL %s gives %i findings", (version, count) => {
  expect(found({ version })).toHaveLength(count);
});

test("Plain permalinks and another product base are found", () => {
  const at = (path: string) => found({ products: [{ path, picture: undefined }] });
  expect(at("/?product=mug")).toEqual([expect.stringContaining("plain permalinks")]);
  expect(at("/things/table/mug/")).toEqual([
    expect.stringMatching(/\/things\/table\/mug\/.*Settings > Permalinks > Product permalinks/),
  ]);
});

test("Origins of pictures that do not load are named once, with the setting", () => {
  const picture = (address: string) => ({ path: undefined, picture: address });
  const products = [
    picture("https://cdn.example/a.jpg"),
    picture("https://cdn.example/b.jpg"),
    picture("https://i0.wp.com/c.jpg"),
    picture("data:image/png;base64,"),
  ];
  expect(found({ products })).toEqual([
    expect.stringContaining('set IMAGE_ORIGINS="https://cdn.example https://i0.wp.com"'),
  ]);
});

test("A search without an index is found", () => {
  expect(found({ isIndexed: false })).toEqual([expect.stringContaining("npm run index")]);
});
