import { expect, test } from "vitest";
import { WEBHOOK_SECRET, changeNotice } from "#tests/worlds/backends/changeNotice.ts";
import { menuShop } from "#tests/worlds/backends/menuShop.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

// Menus of WordPress at the locations of the plugin.

const world = worldOf({
  woo: menuShop,
  settings: { LANGUAGE: "de", WEBHOOK_SECRET },
});

const plain = worldOf({ woo: { isSmall: true } });

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs), ([, href, label]) => [
    label,
    href,
  ]);

/** Returns the links of a page between two strings of its HTML. */
async function linksBetween(from: string, to: string, app = world().app) {
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

test("the menus cost one request, however many pages are rendered", async () => {
  const { app, woo, openNext } = world();
  woo.forget();
  const next = await openNext();
  for (const url of ["/", "/products", "/product/belt"]) await next.inject({ url });
  expect(woo.callsFor("menuItems")).toHaveLength(1);
  expect((await app.inject({ url: "/product/belt" })).body).toContain("https://journal.example/");
});

test("a server whose WordPress fails shows the menus that were stored", async () => {
  const { woo, openNext } = world();
  woo.failField("header");
  const next = await openNext();
  expect(await linksBetween('data-part="header.links"', "</nav>", next)).toEqual(HEADER);
});

test("a changed menu is on every page soon after a notice", async () => {
  const { app, woo } = world();
  woo.change((body) => body.replace('"Journal"', '"About us"'));
  const { path: url, ...notice } = changeNotice(["term:45"]);
  await app.inject({ url, ...notice });
  const isThere = async (page: string) =>
    (await app.inject({ url: page })).body.includes("About us");
  for (const page of ["/", "/product/belt"]) {
    await expect.poll(() => isThere(page), { timeout: 5_000, interval: 200 }).toBe(true);
  }
});

test("a shop without menus has the links of the shop", async () => {
  const links = await linksBetween('data-part="header.links"', "</nav>", plain().app);
  expect(links.map(([, href]) => href)).toContain("/products?sort=newest");
  const footer = await linksBetween('data-part="footer"', "</footer>", plain().app);
  expect(footer.map(([, href]) => href)).toContain("/account/find-order");
});
