import { expect, test } from "vitest";
import type { PageContext } from "vike/types";
import { pageTitle } from "./pageTitle.ts";

const titleOf = (given: object) =>
  pageTitle({
    shop: { name: "Osier", titleSeparator: "–", texts: {} },
    urlParsed: { search: {} },
    is404: null,
    ...given,
  } as unknown as PageContext);

test("a page's title has the shop's name, unless a plugin for search engines has written it", () => {
  expect(titleOf({ loaded: { title: "Bowl" } })).toBe("Bowl – Osier");
  expect(titleOf({ loaded: { title: "Bowl", documentTitle: "Buy a bowl" } })).toBe("Buy a bowl");
  expect(titleOf({ loaded: {} })).toBe("Osier");
});

test("a page whose previews have a title of their own has both in its tags", () => {
  const head = { seo: { socialTitle: "Look" } };
  expect(titleOf({ loaded: { documentTitle: "Buy a bowl", head } })).toBeNull();
});

test("an error page keeps its title", () => {
  const loaded = { title: "Bowl", documentTitle: "Buy a bowl" };
  expect(titleOf({ loaded, is404: true })).toBe("Page not found – Osier");
  expect(titleOf({ loaded, errorWhileRendering: new Error("x") })).not.toContain("bowl");
});
