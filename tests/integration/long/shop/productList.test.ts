import fc from "fast-check";
import { expect, test } from "vitest";
import { loadMerchandise, listProducts } from "#tests/worlds/backends/embeddedShop.ts";
import type { Product, ProductListArguments } from "#tests/worlds/backends/embeddedShop.ts";
import { openReferenceShop, referenceShop } from "#tests/worlds/backends/referenceShop.ts";

const shop = await openReferenceShop();

const slugs = (where: ProductListArguments["where"], first = 100) =>
  listProducts(shop, { first, ...(where && { where }) }).nodes.map(({ slug }) => slug);

const FIELDS = [
  "DATE",
  "MENU_ORDER",
  "NAME",
  "POPULARITY",
  "PRICE",
  "RATING",
  "SALE_PRICE",
  "SLUG",
];

test("pagination returns every product once, in any order, page size and direction", () => {
  const order = fc.record({
    field: fc.constantFrom(...FIELDS),
    order: fc.constantFrom("ASC" as const, "DESC" as const),
  });
  const walk = fc.property(
    fc.array(order, { maxLength: 2 }),
    fc.integer({ min: 1, max: 9 }),
    fc.boolean(),
    (orderby, size, isBackwards) => {
      const where = { orderby, categoryIn: ["clothing"] };
      const whole = listProducts(shop, { first: 100, where }).nodes.map(({ id }) => id);
      const walked: number[] = [];
      let cursor: string | null = null;
      do {
        const args = isBackwards ? { last: size, before: cursor } : { first: size, after: cursor };
        const { nodes, pageInfo } = listProducts(shop, { ...args, where });
        const ids = nodes.map(({ id }) => id);
        if (isBackwards) walked.unshift(...ids);
        else walked.push(...ids);
        const more = isBackwards ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
        cursor = more ? (isBackwards ? pageInfo.startCursor : pageInfo.endCursor) : null;
      } while (cursor !== null);
      expect(walked).toEqual(whole);
    },
  );
  fc.assert(walk, { numRuns: 40 });
});

test("a list returns ten products by default and a hundred at most", () => {
  expect(listProducts(shop, {}).nodes).toHaveLength(10);
  expect(listProducts(shop, { first: 1000 }).nodes).toHaveLength(100);
});

test("a category's products include those of its subcategories", () => {
  const found = (category: string) => listProducts(shop, { where: { category } }).found();
  expect(found("hoodies")).toBe(4);
  expect(found("clothing")).toBe(23);
});

test("lists are filtered by price, sale, stock, type and terms", () => {
  expect(slugs({ onSale: true, maxPrice: 3 })).toEqual(["single"]);
  expect(slugs({ stockStatus: ["ON_BACKORDER"] })).toEqual(["backorder-lamp"]);
  expect(slugs({ typeIn: ["EXTERNAL", "GROUPED"] })).toEqual([
    "wordpress-pennant",
    "logo-collection",
  ]);
  const yellow = { taxonomy: "PA_COLOR", terms: ["yellow"] };
  expect(slugs({ attributes: { queries: [yellow] } })).toEqual(["cap"]);
  expect(
    slugs({
      taxonomyFilter: { filters: [yellow], and: [{ taxonomy: "PRODUCT_CAT", terms: ["music"] }] },
    }),
  ).toEqual([]);
  expect(slugs({ rating: [4] })).toEqual(["beanie"]);
});

test("a search matches all words, ignoring case and accents", () => {
  expect(slugs({ search: "CAFE unicode" })).toEqual(["cafe-unicode-bold-tee"]);
  expect(slugs({ search: "nothing of the kind" })).toEqual([]);
  expect(slugs({ search: "%" })).toEqual([]);
});

test("a list has the order of `include` on request", () => {
  const include = [99, 14, 33];
  const where = { include, orderby: [{ field: "IN" }] };
  expect(listProducts(shop, { where }).nodes.map(({ id }) => id)).toEqual(include);
});

test("drafts, private, password-protected and hidden products are never listed", async () => {
  const guarded = await openReferenceShop();
  const base: Product = {
    slug: "shown",
    name: "Shown",
    type: "simple",
    shortDescription: "",
    description: "",
    categories: ["music"],
    pictures: [],
    regularPrice: "1",
  };
  const visible: Partial<Product>[] = [
    { status: "draft" },
    { status: "private" },
    { password: "open" },
    { visibility: "hidden" },
  ];
  const products = [
    base,
    ...visible.map((facts, index) => ({ ...base, ...facts, slug: `kept-${index}` })),
  ];
  loadMerchandise(guarded.database, { ...referenceShop, products }, { today: new Date() });
  for (const visibility of [null, "HIDDEN", "CATALOG", "SEARCH", "VISIBLE"] as const) {
    const listed = listProducts(guarded, { where: { visibility, status: "any" } }).nodes;
    expect(listed.map(({ slug }) => slug)).toEqual(visibility === "HIDDEN" ? [] : ["shown"]);
  }
});
