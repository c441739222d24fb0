import { createOperationDescriptor, getRequest } from "relay-runtime";
import { beforeEach, expect, test } from "vitest";
import type { PageContextClient } from "vike/types";
import listPriceQuery from "#__generated__/listPriceQuery.graphql.ts";
import writtenQuery from "#__generated__/reviewedProductQuery.graphql.ts";
import { browserEnvironment, resetBrowserEnvironment } from "./environment.ts";
import type { PageQuery } from "./pageQuery.ts";
import type { LoadedPage } from "./loadedPage.ts";
import { earlyPage, keepVisited, visitedPage, wasVisited } from "./storedPage.ts";

const query: PageQuery = {
  document: writtenQuery,
  variables: () => ({}),
  subject: { field: "product", type: /Product$/ },
  title: (data) => (data as { product: { name: string } }).product.name,
};

/** Puts a product into the store, as a listing does. */
function list(product: object): void {
  const operation = createOperationDescriptor(getRequest(listPriceQuery), { slugs: [] });
  const environment = browserEnvironment();
  environment.retain(operation);
  environment.commitPayload(operation, { products: { nodes: [product] } });
  environment.commitUpdate((store) => {
    for (const [field, value] of Object.entries(product)) {
      if (field !== "id" && !field.startsWith("__")) {
        store.get((product as { id: string }).id)?.setValue(value as string, field);
      }
    }
  });
}

const lamp = { __typename: "SimpleProduct", id: "lamp", slug: "lamp", name: "Lamp" };

beforeEach(() => resetBrowserEnvironment());

test("a page is rendered from the product that a list has loaded, by its slug", () => {
  list(lamp);
  const page = earlyPage(query, browserEnvironment(), { slug: "lamp" });
  expect(page).toMatchObject({ isEarly: true, isPartial: true, title: "Lamp", isPersonal: false });
  const root = browserEnvironment().getStore().getSource().get("client:root");
  expect(root?.['product(id:"lamp",idType:"SLUG")']).toEqual({ __ref: "lamp" });
});

test.each([
  ["whose slug no record has", lamp, "cup"],
  ["whose record has no name", { ...lamp, name: undefined }, "lamp"],
  ["whose slug another type has", { ...lamp, __typename: "ProductCategory" }, "lamp"],
])("a page %s is not rendered early", (_, product, slug) => {
  list(product);
  expect(earlyPage(query, browserEnvironment(), { slug })).toBeUndefined();
});

test("a page without a subject is not rendered early", () => {
  list(lamp);
  const { subject: _, ...plain } = query;
  expect(earlyPage(plain, browserEnvironment(), { slug: "lamp" })).toBeUndefined();
});

const navigation = (path: string, loaded?: LoadedPage, isHistoryNavigation = true) =>
  ({
    isHistoryNavigation,
    loaded,
    urlParsed: { pathname: path, searchOriginal: null },
  }) as unknown as PageContextClient;

/** Loads a list's page and leaves it. */
function visit(path: string, changes: Partial<LoadedPage> = {}): void {
  const environment = browserEnvironment();
  const payload = { data: { products: { nodes: [] } }, variables: { slugs: [path] } };
  const operation = createOperationDescriptor(getRequest(listPriceQuery), payload.variables);
  environment.retain(operation);
  environment.commitPayload(operation, payload.data);
  const { variables } = payload;
  keepVisited(navigation(path, { environment, variables, payload, isPersonal: false, ...changes }));
}

const listing: PageQuery = { document: listPriceQuery, variables: () => ({}) };
const returnTo = (path: string, isHistoryNavigation = true) =>
  visitedPage(navigation(path, undefined, isHistoryNavigation), listing, browserEnvironment());

test("a visited page is rendered from the store on a return, as a new visit", () => {
  visit("/list");
  const page = returnTo("/list");
  expect(page).toMatchObject({ isVisited: true, variables: { slugs: ["/list"] } });
  expect(returnTo("/list")).not.toBe(page);
  expect(wasVisited("/list")).toBe(true);
});

test("a visited page that was completed does not show its earlier data again", () => {
  visit("/list", { showData: () => {} });
  expect(returnTo("/list")).not.toHaveProperty("showData");
});

test("a link to a visited page, or a page that was not visited, is no return", () => {
  visit("/list");
  expect(returnTo("/list", false)).toBeUndefined();
  expect(returnTo("/other")).toBeUndefined();
});

test("a visited page is not rendered from the store of another shopper", () => {
  visit("/list");
  resetBrowserEnvironment();
  expect(returnTo("/list")).toBeUndefined();
});

test("personal pages are not remembered, and of the others the last twenty", () => {
  visit("/mine", { isPersonal: true });
  expect(returnTo("/mine")).toBeUndefined();
  for (let place = 0; place < 21; place += 1) visit(`/list-${place}`);
  expect(wasVisited("/list-0")).toBe(false);
  expect(wasVisited("/list-20")).toBe(true);
});
