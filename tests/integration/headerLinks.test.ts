import { expect, test } from "vitest";
import { openDatabase, shopFile } from "#tests/worlds/backends/embeddedShop.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({});
/** A shop without gifts, and with nothing on sale. */
const plain = worldOf({});

/** Returns the navigation with a label, from a page's header. */
async function navigation(label: string, target = world): Promise<string> {
  const { body } = await target().app.inject({ url: "/products" });
  return new RegExp(`<nav aria-label="${label}".*?</nav>`, "s").exec(body)?.[0] ?? "";
}

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs), ([, href, label = ""]) => [
    label.replace(/<[^>]*>/g, ""),
    href,
  ]);

const NEW = ["New in", "/products?sort=newest"];
const GIFTS = ["Gifts", "/category/gifts"];
const SALE = ["Sale", "/products?sale=1"];

test("the header and the phone menu link to new products, gifts and the sale", async () => {
  expect(linksIn(await navigation("Shop"))).toEqual(expect.arrayContaining([NEW, GIFTS, SALE]));
  const menu = linksIn(await navigation("Menu"));
  expect(menu).toEqual(expect.arrayContaining([NEW, GIFTS, SALE]));
  // The menu's categories include the gifts already.
  expect(menu.filter(([label]) => label === "Gifts")).toEqual([GIFTS]);
});

test("the header links to neither gifts nor a sale in a shop without them", async () => {
  const database = openDatabase(shopFile(plain().dataDir));
  database.run("update listing set on_sale = 0");
  database.run("update category set slug = 'presents' where slug = 'gifts'");
  database.close();
  for (const label of ["Shop", "Menu"]) {
    const links = linksIn(await navigation(label, plain));
    expect(links).toContainEqual(NEW);
    expect(links).not.toContainEqual(GIFTS);
    expect(links).not.toContainEqual(SALE);
  }
});

test("the phone menu shows a picture of each category, in the widths that the shop resizes to", async () => {
  const menu = await navigation("Menu");
  const categories = linksIn(menu).filter(([, href]) => href?.startsWith("/category/"));
  const pictures = menu.match(/<img[^>]*>/g) ?? [];
  expect(categories.length).toBeGreaterThan(5);
  expect(pictures).toHaveLength(categories.length);
  for (const picture of pictures) {
    const [, srcSet = ""] = / srcSet="([^"]*)"/.exec(picture) ?? [];
    const widths = srcSet.split(", ");
    expect(widths.length).toBeGreaterThan(1);
    for (const width of widths) expect(width).toMatch(/^\/img\/(\d+)\/\S+ \1w$/);
    // A browser that ignores `srcset` gets the original, from the shop as well.
    expect(picture).toMatch(/ src="\/wp-content\/uploads\/[^"]+"/);
    expect(picture).toContain('sizes="(min-width: 900px) 160px, 40px"');
  }
});
