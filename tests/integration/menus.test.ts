import { expect, test, vi } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

// Menus of WordPress at the locations of the plugin.

const item = (id: number, label: string, address: string, parentId = 0) => ({
  id,
  parentId,
  order: id,
  label,
  address,
});

const menus = {
  locations: ["VITRINE_HEADER", "VITRINE_FOOTER"],
  menus: [
    {
      id: 45,
      name: "Main",
      slug: "main",
      locations: ["VITRINE_HEADER"],
      items: [
        item(1, "Clothing &amp; more", "/product-category/clothing/"),
        item(2, "Hats", "#", 1),
        item(3, "Beanie", "/product/beanie/", 2),
        item(4, "Draft", "/?page_id=9"),
        item(5, "Journal", "https://journal.example/"),
      ],
    },
    {
      id: 46,
      name: "Foot",
      slug: "foot",
      locations: ["VITRINE_FOOTER"],
      items: [item(6, "Everything", "/shop/"), item(7, "Help", "#"), item(8, "Cart", "/cart/", 7)],
    },
  ],
};

const world = worldOf({
  woo: { isSmall: true, settings: { menus } },
  settings: { LANGUAGE: "de" },
});
const plain = worldOf({ woo: { isSmall: true } });

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs), ([, href, label]) => [
    label,
    href,
  ]);

/** Returns the links of a page between two strings of its HTML. */
async function linksBetween(from: string, to: string, { app } = world()) {
  const { body } = await app.inject({ url: "/" });
  return linksIn(body.split(from)[1]?.split(to)[0] ?? "");
}

const HEADER = [
  ["Clothing &amp; more", "/category/clothing"],
  ["Beanie", "/product/beanie"],
  ["Journal", "https://journal.example/"],
];

test("header and phone menu have the links of WordPress's menu, those below one in its panel", async () => {
  expect(await linksBetween('data-part="header.links"', "</nav>")).toEqual(HEADER);
  const menu = await linksBetween('<div id="menu" popover="auto"', "</nav>");
  expect(menu.slice(0, HEADER.length)).toEqual(HEADER);
});

test("the footer has the links of WordPress's menu, and the one that the law asks for", async () => {
  const footer = await linksBetween('data-part="footer"', "</footer>");
  expect(footer).toEqual(
    expect.arrayContaining([
      ["Everything", "/products"],
      ["Cart", "/cart"],
    ]),
  );
  expect(footer.map(([, href]) => href)).toContain("/withdraw");
  expect(footer.map(([, href]) => href)).not.toContain("/account/find-order");
});

test("a shop without menus has the links of the shop", async () => {
  const links = await linksBetween('data-part="header.links"', "</nav>", plain());
  expect(links.map(([, href]) => href)).toContain("/products?sort=newest");
  const footer = await linksBetween('data-part="footer"', "</footer>", plain());
  expect(footer.map(([, href]) => href)).toContain("/account/find-order");
});
