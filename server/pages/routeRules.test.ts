import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/process/tool.ts";
import { anyPath, pagePath, prerenderedPatterns, routeRules, rulesOf } from "./routeRules.ts";

test("every page has its rules, and every rule its page", () => {
  const pages = readdirSync(join(projectFolder, "pages"), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith("/+Page.tsx") && !name.startsWith("_error/"))
    .map((name) => `/${name.replace(/\/\+Page\.tsx$/, "").replace(/^index$/, "")}`)
    .map((path) => (path === "/@page" ? "/**" : path.replace(/\/@\w+$/, "/*")));
  const wildcards = Object.keys(routeRules.wildcard).map((prefix) => `${prefix}/*`);
  const ruled = [...Object.keys(routeRules.static), ...wildcards, ...Object.keys(anyPath)];
  expect(ruled.toSorted()).toEqual(pages.toSorted());
});

test.each(["/cart", "/checkout", "/success", "/account", "/account/reset", "/account/orders/12"])(
  "%s is each shopper's own",
  (path) => {
    expect(rulesOf(path)).toEqual({ prerender: false, isPersonal: true });
  },
);

test.each(["/", "/products", "/product/lamp", "/category/%D1%87"])("%s is prerendered", (path) => {
  expect(rulesOf(path)).toEqual({ prerender: true, isPersonal: false });
});

test("a search is rendered when it is asked for, for everyone", () => {
  expect(rulesOf("/search")).toEqual({ prerender: false, isPersonal: false });
});

test("what the account shows is one page to the renderer", () => {
  expect(pagePath("/account/orders/12")).toBe("/account");
  expect(pagePath("/account/details")).toBe("/account");
  expect(pagePath("/product/account")).toBe("/product/account");
});

test.each([
  "/account/none",
  "/account/orders/x",
  "/product",
  "/product/lamp/more",
  "/cart/items",
  "/constructor",
  "/none",
])("%s is no route", (path) => expect(rulesOf(path)).toBeUndefined());

test("what is prerendered is said in patterns, however many products there are", () => {
  expect(prerenderedPatterns).toEqual([
    "/",
    "/products",
    "/categories",
    "/product/*",
    "/category/*",
  ]);
});
