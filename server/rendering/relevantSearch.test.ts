import { expect, test } from "vitest";
import { facetSpelling, relevantSearch } from "./relevantSearch.ts";
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
