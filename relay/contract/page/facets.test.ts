import fc from "fast-check";
import { expect, test } from "vitest";
import {
  joinColors,
  listingSearch,
  narrowingAttributes,
  parameterOf,
  readFacets,
} from "./facets.ts";

test("narrowingAttributes lists a shop's attributes by their GraphQL names, without unconvertible ones", () => {
  expect(narrowingAttributes(["pa_made-in", "pa_glaze", "pa_glaze", "pa_gr%c3%b6%c3%9fe"])).toEqual(
    ["PA_GLAZE", "PA_MADE_IN"],
  );
});

test("An attribute named like another parameter keeps its prefix", () => {
  expect(["PA_GLAZE", "PA_PRICE", "PA_SORT"].map(parameterOf)).toEqual([
    "glaze",
    "pa_price",
    "pa_sort",
  ]);
});

test("readFacets reads a listing's filters from its URL", () => {
  const parameters = [...new URLSearchParams("glaze=ink,celadon&price=40-10&stock=in&rating=4")];
  expect(readFacets(parameters, ["PA_GLAZE"])).toEqual({
    attributes: { PA_GLAZE: ["celadon", "ink"] },
    minPrice: 10,
    maxPrice: 40,
    isInStock: true,
    rating: 4,
  });
});

test.each([
  ["price-min=٢١&price-max=٢٤", { minPrice: 21, maxPrice: 24 }],
  ["price=２１−２４", { minPrice: 21, maxPrice: 24 }],
  ["price-min=12,50", { minPrice: 12.5 }],
])(
  "readFacets reads amounts with the digits of any script, and a decimal comma: %s",
  (search, range) => {
    expect(readFacets([...new URLSearchParams(search)], [])).toMatchObject(range);
  },
);

test("readFacets drops attribute terms with control characters", () => {
  const parameters = [...new URLSearchParams("glaze=%00,ink,a%0Db")];
  expect(readFacets(parameters, ["PA_GLAZE"]).attributes).toEqual({ PA_GLAZE: ["ink"] });
});

test("listingSearch is stable: normalizing a normalized search string changes nothing", () => {
  const name = fc.constantFrom("glaze", "price", "price-min", "stock", "sale", "rating", "q", "x");
  const value = fc.oneof(fc.string(), fc.constantFrom("1", "in", "10-40", "-5", "ink,celadon"));
  const isStable = fc.property(fc.array(fc.tuple(name, value)), (parameters) => {
    const once = listingSearch(parameters, ["PA_GLAZE"]);
    expect(listingSearch([...new URLSearchParams(once)], ["PA_GLAZE"])).toBe(once);
  });
  fc.assert(isStable);
});

test("joinColors joins the shop's color attributes into one, in the setting's order", () => {
  const shop = ["PA_COLOUR", "PA_FRAME_COLOR", "PA_GLAZE", "PA_SIZE"];
  expect(joinColors(shop, ["glaze", "color", "frame-color"])).toEqual([
    "PA_GLAZE+PA_FRAME_COLOR",
    "PA_COLOUR",
    "PA_SIZE",
  ]);
  expect(joinColors(["PA_SIZE"], ["colour"])).toEqual(["PA_SIZE"]);
  expect(parameterOf("PA_COLOUR+PA_GLAZE")).toBe("colour");
});

test("A joined attribute's own parameter is read, and the first one is written", () => {
  const search = (text: string) =>
    listingSearch([...new URLSearchParams(text)], ["PA_COLOUR+PA_GLAZE"]);
  expect(search("glaze=ink")).toBe("?colour=ink");
  expect(search("glaze=ink&colour=oat,ink")).toBe("?colour=ink,oat");
});
