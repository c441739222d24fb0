import { expect, test } from "vitest";
import { createRoutes } from "./routes.ts";
import { shopRoutes } from "./routesFixture.ts";

const routes = shopRoutes();
const renderingOf = (path: string) => routes.find(path)?.rules.rendering;

test.each(["/cart", "/checkout", "/success", "/account", "/account/reset", "/account/orders/12"])(
  "%s is personal",
  (path) => expect(renderingOf(path)).toBe("personal"),
);

test.each(["/", "/products", "/product/lamp", "/category/%D1%87"])("%s is prerendered", (path) => {
  expect(renderingOf(path)).toBe("prerendered");
});

test("a search is rendered on request, for everyone", () => {
  expect(renderingOf("/search")).toBe("onRequest");
  expect(routes.matcher.static["/search"]).toEqual({ prerender: false, isPersonal: false });
});

test("the account's views are one page to the renderer", () => {
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
])("%s is no route", (path) => expect(routes.find(path)).toBeUndefined());

test("what is prerendered is said in patterns, however many products there are", () => {
  const patterns = ["/", "/products", "/categories", "/product/*", "/category/*"];
  expect(routes.prerenderedPatterns).toEqual(expect.arrayContaining(patterns));
  expect(routes.prerenderedPatterns).not.toContain("/search");
});

const deals = { route: "/deals", rules: { rendering: "prerendered" } } as const;

test("a page that is prerendered is in the manifest, and among what is rendered ahead", () => {
  const { matcher, prerenderedPaths, prerenderedPatterns } = createRoutes([deals]);
  expect(matcher.static).toEqual({ "/deals": { prerender: true, isPersonal: false } });
  expect(prerenderedPaths).toEqual(["/deals"]);
  expect(prerenderedPatterns).toEqual(["/deals"]);
});

test("what is rendered ahead of a route with a slug goes by the list in its page's rules", () => {
  const rules = { rendering: "prerendered", entries: "products" } as const;
  expect(createRoutes([{ route: "/thing/@slug", rules }]).entryRoutes).toEqual([
    { prefix: "/thing", entries: "products" },
  ]);
});

test("personal pages are closed to robots", () => {
  expect(routes.personalPaths).toEqual(
    expect.arrayContaining(["/cart", "/checkout", "/success", "/account"]),
  );
  expect(routes.personalPaths).not.toContain("/search");
});

test.each(["/@any/deals", "/deals/*", "/@category/@product"])(
  "a page with the route %s is refused",
  (route) => {
    expect(() => createRoutes([{ ...deals, route }])).toThrow(route);
  },
);
