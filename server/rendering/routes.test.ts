import { expect, test } from "vitest";
import { createRoutes } from "./routes.ts";
import { shopRoutes } from "#tests/worlds/fixtures/routesFixture.ts";

const routes = shopRoutes();
const renderingOf = (path: string) => routes.find(path)?.rules.rendering;

test.each(["/cart", "/checkout", "/success", "/account", "/account/reset", "/account/orders/12"])(
  "The route %s is personal",
  (path) => expect(renderingOf(path)).toBe("personal"),
);

test.each(["/", "/products", "/product/lamp", "/category/%D1%87"])(
  "The route %s is prerendered",
  (path) => {
    expect(renderingOf(path)).toBe("prerendered");
  },
);

test("The search page is rendered on request and is not personal", () => {
  expect(renderingOf("/search")).toBe("onRequest");
  expect(routes.matcher.static["/search"]).toEqual({ prerender: false, isPersonal: false });
});

test("The account's views share one page path", () => {
  expect(routes.find("/account/orders/12")?.pagePath).toBe("/account");
  expect(routes.find("/account/details")?.pagePath).toBe("/account");
  expect(routes.find("/product/account")?.pagePath).toBe("/product/account");
});

test.each([
  "/account/none",
  "/account/orders/x",
  "/product",
  "/product/lamp/more",
  "/cart/items",
  "/constructor",
  "/none",
])("%s matches no route", (path) => expect(routes.find(path)).toBeUndefined());

test("Prerendered routes are listed as patterns, however many products there are", () => {
  const patterns = ["/", "/products", "/categories", "/product/*", "/category/*"];
  expect(routes.prerenderedPatterns).toEqual(expect.arrayContaining(patterns));
  expect(routes.prerenderedPatterns).not.toContain("/search");
});

const deals = { route: "/deals", rules: { rendering: "prerendered" } } as const;

test("A prerendered page is in the manifest and in the list of prerendered paths", () => {
  const { matcher, prerenderedPaths, prerenderedPatterns } = createRoutes([deals]);
  expect(matcher.static).toEqual({ "/deals": { prerender: true, isPersonal: false } });
  expect(prerenderedPaths).toEqual(["/deals"]);
  expect(prerenderedPatterns).toEqual(["/deals"]);
});

test("A page whose data other pages reuse is listed to be rendered before its first request, but not as prerendered", () => {
  expect(routes.reusedPaths).toEqual(["/search"]);
  expect(routes.prerenderedPaths).not.toContain("/search");
});

test("The pages of a slug route are prerendered from the list in its rules", () => {
  const rules = { rendering: "prerendered", entries: "products" } as const;
  expect(createRoutes([{ route: "/thing/@slug", rules }]).entryRoutes).toEqual([
    { prefix: "/thing", entries: "products" },
  ]);
});

test("Personal pages are closed to crawlers", () => {
  expect(routes.personalPaths).toEqual(
    expect.arrayContaining(["/cart", "/checkout", "/success", "/account"]),
  );
  expect(routes.personalPaths).not.toContain("/search");
});

test.each(["/@any/deals", "/deals/*", "/@category/@product"])(
  "A page with the route %s is refused",
  (route) => {
    expect(() => createRoutes([{ ...deals, route }])).toThrow(route);
  },
);
