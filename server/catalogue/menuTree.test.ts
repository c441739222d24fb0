import { expect, test } from "vitest";
import { menuTree } from "./menuTree.ts";
import type { MenuItem } from "./menuTree.ts";

const ENDPOINT = "https://shop.example/graphql";

const item = (databaseId: number, label: string, uri: string, parentDatabaseId = 0): MenuItem => ({
  databaseId,
  parentDatabaseId,
  label,
  uri,
});

/** Returns the links of a menu, in a WordPress with one page. */
const linksOf = (...items: MenuItem[]) =>
  menuTree(items, ENDPOINT, (path) => path === "/about") ?? [];

/** Returns the address of a menu's only link. */
const addressOf = (uri: string) => linksOf(item(1, "Link", uri))[0]?.href;

test.each([
  ["a category", "/product-category/table/mugs/", "/category/mugs"],
  ["a product", "/product/oak-bowl/", "/product/oak-bowl"],
  ["a tag", "/product-tag/blue/", "/search?q=blue"],
  ["the shop", "https://shop.example/shop/", "/products"],
  ["a page", "/about/", "/about"],
  ["a post", "/2026/01/hello/", "https://shop.example/2026/01/hello/"],
  ["another site", "https://elsewhere.example/a?b=1#c", "https://elsewhere.example/a?b=1#c"],
  ["an email", "mailto:hello@shop.example", "mailto:hello@shop.example"],
])("A menu's link to %s leads there", (_, uri, href) => {
  expect(addressOf(uri)).toBe(href);
});

test.each([
  ["a draft", "/?page_id=12"],
  ["a private product", "/?post_type=product&p=70"],
  ["the form to log out", "/my-account/customer-logout/?_wpnonce=1"],
  ["a heading", "#"],
  ["a deleted page", ""],
  ["a script", "javascript:alert(1)"],
  ["an address without a scheme", "//evil.example/"],
])("A menu has no link to %s", (_, uri) => {
  expect(linksOf(item(1, "Link", uri))).toEqual([]);
});

test("A link that the router does not know is left to the server", () => {
  const links = linksOf(item(1, "Orders", "/my-account/orders/"), item(2, "Mugs", "/product/mug/"));
  expect(links.map(({ rel }) => rel)).toEqual(["external", undefined]);
});

test("A menu is a tree of three levels, in the order of its items", () => {
  const mugs = "/product-category/mugs/";
  const links = linksOf(
    item(1, "Table", "#"),
    item(2, "Mugs", mugs, 1),
    item(3, "Small", mugs, 2),
    item(4, "Tiny", mugs, 3),
    item(5, "Bowls", mugs, 1),
    item(6, "About", "/about/"),
  );
  const href = "/category/mugs";
  expect(links).toEqual([
    {
      label: "Table",
      children: [
        { label: "Mugs", href, children: [{ label: "Small", href }] },
        { label: "Bowls", href },
      ],
    },
    { label: "About", href: "/about" },
  ]);
});

test("Items of a loop, below a missing item, and beyond the hundredth are left out", () => {
  const about = "/about/";
  const loop = [item(1, "One", about, 2), item(2, "Two", about, 1), item(3, "Self", about, 3)];
  expect(linksOf(...loop, item(4, "Orphan", about, 99), item(5, "About", about))).toEqual([
    { label: "About", href: "/about" },
  ]);
  const many = Array.from({ length: 300 }, (_value, at) => item(at + 1, `${at}`, about));
  expect(linksOf(...many)).toHaveLength(100);
  const same = Array.from({ length: 100 }, (_value, at) => item(7, "Same", about, at % 2 && 7));
  expect(JSON.stringify(linksOf(...same)).match(/Same/g)?.length).toBeLessThanOrEqual(100);
});

test("HTML in a label is text", () => {
  const labels = ['<b onclick="x()">Tea</b> &amp; more', "<img src=x onerror=x()>", "5 < 6"];
  const links = linksOf(...labels.map((label, at) => item(at + 1, label, "/about/")));
  expect(links.map(({ label }) => label)).toEqual(["Tea & more", "5 < 6"]);
});

test("The embedded shop's addresses become ours without a WordPress", () => {
  const uris = [
    "/product-category/mugs/",
    "/about/",
    "https://elsewhere.example/",
    "//evil.example",
  ];
  const items = uris.map((uri, at) => item(at + 1, "Link", uri));
  expect(menuTree(items, undefined, () => false)?.map(({ href }) => href)).toEqual([
    "/category/mugs",
    "/about",
    "https://elsewhere.example/",
  ]);
});
