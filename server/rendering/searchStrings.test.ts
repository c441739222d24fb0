import { expect, test, vi } from "vitest";
import {
  facetSpelling,
  relevantSearch,
  createListingAttributes,
  requestedChoice,
  MAX_CACHED_CHOICES,
} from "./searchStrings.ts";
import { shopRoutes } from "#tests/worlds/fixtures/routesFixture.ts";

const routes = shopRoutes();
const parametersAt = (path: string) => routes.find(path)?.rules.parameters ?? {};

test.each([
  ["/", "?q=a&view=2&sort=price"],
  ["/product/lamp", "?utm_source=x&fbclid=1&gclid=2"],
  ["/product/lamp", "?q=a&after=b"],
  ["/products", "?q=a&view=2"],
  ["/products", "?sort="],
  ["/products", "?after=garbage"],
  ["/category/mugs", "?before=%00&after=YWJj"],
  ["/no-such-page", "?sort=price"],
  ["/search", "?q="],
])("The page %s%s is rendered without parameters", (path, search) => {
  expect(relevantSearch(parametersAt(path), search, "html")).toBe("");
});

test.each([
  ["/search", "?q=a+b&utm_source=x", "?q=a+b"],
  ["/search", "?gclid=1&q=a&sort=price&after=Yzo%3D", "?q=a&sort=price&after=Yzo%3D"],
  ["/search", "?page=2&category=mugs&q=a&fbclid=1", "?q=a&category=mugs&page=2"],
  ["/products", "?sort=price&fbclid=1&category=mugs", "?sort=price"],
  ["/category/mugs", "?before=YTox", "?before=YTox"],
])("the page %s%s is rendered from the parameters %s alone", (path, search, relevant) => {
  expect(relevantSearch(parametersAt(path), search, "html")).toBe(relevant);
  expect(relevantSearch(parametersAt(path), search, "payload")).toBe(relevant);
});

const attributes = ["PA_GLAZE", "PA_MADE_IN"];

test.each([
  ["?price=40-10&glaze=ink,celadon&utm_source=x", "?glaze=celadon,ink&price=10-40"],
  ["?rating=4&sale=1&stock=in&made_in=kent", "?made_in=kent&stock=in&sale=1&rating=4"],
  ["?glaze=ink&glaze=celadon&sort=price&after=YTox", "?glaze=celadon,ink&sort=price&after=YTox"],
  ["?price-min=10&price-max=", "?price=10-"],
  ["?frame=oak&rating=9&price=cheap&sale=yes&stock=out", ""],
])("A listing at %s is filtered by %s alone", (search, relevant) => {
  expect(relevantSearch(parametersAt("/products"), search, "html", attributes)).toBe(relevant);
  expect(relevantSearch(parametersAt("/products"), search, "payload", attributes)).toBe(relevant);
});

test("relevantSearch truncates a long list of facet values to twenty", () => {
  const terms = Array.from({ length: 500 }, (_, place) => `term-${place}`).join(",");
  const relevant = relevantSearch(parametersAt("/products"), `?glaze=${terms}`, "html", attributes);
  expect(relevant.split(",")).toHaveLength(20);
});

test.each([
  ["?glaze=ink&glaze=celadon&utm_source=x", "?glaze=celadon,ink&utm_source=x"],
  ["?glaze=ink%2Cceladon", "?glaze=celadon,ink"],
  ["?price-min=&price-max=&rating=", ""],
  ["?price-min=10&price-max=40&sort=price", "?price=10-40&sort=price"],
])("A listing's form without JavaScript redirects from “%s” to “%s”", (search, spelling) => {
  expect(facetSpelling(parametersAt("/products"), search, attributes)).toBe(spelling);
});

test.each(["", "?utm_source=x", "?glaze=celadon,ink&utm_source=x", "?sort=price&after=Yzo%3D"])(
  "The search string “%s” of a listing is canonical",
  (search) => expect(facetSpelling(parametersAt("/products"), search, attributes)).toBeUndefined(),
);

test("A review form or a missing choice changes a product's HTML, not its data", () => {
  const search = "?view=2&size=large&missing=1&utm_medium=mail";
  expect(relevantSearch(parametersAt("/product/lamp"), search, "html")).toBe("?view=2&missing=1");
  expect(relevantSearch(parametersAt("/product/lamp"), search, "payload")).toBe("");
});

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
  const fetched = vi.fn(async () => ["PA_SIZE"]);
  const attributesFor = createListingAttributes({ cached, attributes: fetched });
  expect(await attributesFor(given, "/products", search)).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

const pageWith = (nodes: object[]) => ({
  status: 200,
  html: "",
  isShared: true,
  payload: JSON.stringify({ data: { product: { attributes: { nodes } } } }),
});
const colour = { name: "pa_colour", variation: true, options: ["green", "blue"] };
const size = { name: "pa_size", variation: true, options: ["s", "l"] };

test("A choice has one canonical spelling, whatever other parameters there are", () => {
  const page = pageWith([colour, { name: "pa_wool", variation: false, options: ["yes"] }, size]);
  for (const search of [
    "?colour=green&size=l",
    "?size=l&utm_source=x&colour=green",
    "?size=s&size=l&attribute_pa_colour=green&wool=yes&view=2",
  ]) {
    expect(requestedChoice(page, search)).toEqual({
      search: "?colour=green&size=l",
      isCacheable: true,
    });
  }
});

test("Values that the product does not have are no choice", () => {
  for (const search of ["?colour=grey", "?fabric=silk", "?", "?wool=yes"]) {
    expect(requestedChoice(pageWith([colour]), search).search).toBe("");
  }
  const missing = { status: 404, html: "", isShared: false };
  expect(requestedChoice(missing, "?colour=green").search).toBe("");
});

test("No choice of a product with very many combinations is cached", () => {
  const options = Array.from({ length: 31 }, (_, value) => `v${value}`);
  const many = [
    { name: "pa_a", variation: true, options },
    { name: "pa_b", variation: true, options },
  ];
  expect(32 * 32 - 1).toBeGreaterThan(MAX_CACHED_CHOICES);
  expect(requestedChoice(pageWith(many), "?a=v1&b=v2")).toEqual({
    search: "?a=v1&b=v2",
    isCacheable: false,
  });
});
