import { expect, test } from "vitest";
import { contentChecks } from "./contentChecks.ts";
import type { ExaminedShop } from "./doctorCheck.ts";

/** Returns what the check of menus says of a shop's response. */
function found(data: object | undefined) {
  const shop = {
    probe: async () => ({ data }),
    isDeadLink: (uri: string) => uri.includes("page_id="),
  } as unknown as ExaminedShop;
  return contentChecks.find(({ id }) => id === "menus")?.run(shop);
}

const menu = (...nodes: object[]) => ({ menuItems: { nodes } });
const menus = { nodes: [{ name: "Main" }] };
const about = { label: "About us", uri: "/about-us/" };

test("A location without a menu is named", async () => {
  expect(await found({ header: menu(about), footer: null, menus })).toEqual({
    result: "pass",
    found: "Guests see the menu Main. No menu is at “Storefront: footer”.",
  });
});

test("Menu items that the storefront leaves out are named, with the remedy", async () => {
  const draft = { label: "Size guide", uri: "/?page_id=9" };
  const gone = { label: "Old page", uri: null };
  const report = await found({ header: menu(about, draft), footer: menu(gone), menus });
  expect(report?.result).toBe("warn");
  expect(report?.found).toContain("as to a draft: Size guide, Old page.");
  expect(report?.fix).toContain("Appearance > Menus");
});

test("A shop without menus, or whose schema has none, is no fault", async () => {
  for (const data of [undefined, { header: null, footer: null, menus: { nodes: [] } }]) {
    expect(await found(data)).toEqual({
      result: "pass",
      found: "Guests see no menu of WordPress.",
    });
  }
});
