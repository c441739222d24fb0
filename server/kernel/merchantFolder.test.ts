import { expect, test } from "vitest";
import {
  merchantHome,
  merchantMenu,
  merchantPayment,
  readHome,
  readMenu,
  readPaymentFields,
} from "./merchantFolder.ts";

const number = { name: "po_number", label: "Purchase order number", required: true };
const method = { id: "purchase_order", fields: [number] };

test("A declared method is read as it is", () => {
  expect(readPaymentFields([method])).toEqual([method]);
  expect(readPaymentFields([])).toEqual([]);
});

test("A shop without the file has no methods with fields", () => {
  expect(merchantPayment()).toEqual([]);
});

test.each([
  ["no list", {}, "paymentFields: "],
  ["an id with a space", [{ ...method, id: "a b" }], "0.id: use letters, digits, - and _ only"],
  ["no fields", [{ ...method, fields: [] }], "0.fields: a method without fields needs no entry"],
  ["an empty label", [{ ...method, fields: [{ ...number, label: " " }] }], "a label is missing"],
  ["a misspelled part", [{ ...method, fields: [{ ...number, requird: true }] }], "requird"],
  ["a field twice", [{ ...method, fields: [number, number] }], "two fields share a name"],
  ["a method twice", [method, method], "two methods share an id"],
])("A declaration with %s stops the start with a sentence", (_, declared, sentence) => {
  const error = readPaymentFields(declared);
  expect(error).toMatchObject({ message: expect.stringContaining(sentence) as string });
  expect((error as Error).message).toMatch(/^shop\/payment\.ts cannot be used: /);
});

test("A shop without the files has the default menu and front page", () => {
  expect([merchantMenu(), merchantHome()]).toEqual([undefined, undefined]);
});

test("A menu links to paths of the shop and to other sites", () => {
  const menu = ["/", "/category/mugs?sort=newest", "https://journal.example/"].map((href) => ({
    label: "Link",
    href,
  }));
  expect(readMenu(menu)).toEqual(menu);
});

test("A menu is up to three links deep, and a link may only open its children", () => {
  const menu = [{ label: "Table", children: [{ ...link, children: [link] }] }, link];
  expect(readMenu(menu)).toEqual(menu);
});

const link = { label: "Mugs", href: "/category/mugs" };
/** Returns a link with links below it, so many levels in all. */
const nested = (levels: number): object =>
  levels === 1 ? link : { ...link, children: [nested(levels - 1)] };

test.each([
  ["no list", { link }, "menu: "],
  ["a link without a label", [{ href: "/" }], "0.label: "],
  ["an empty label", [{ ...link, label: " " }], "0.label: a text is missing"],
  ["a relative address", [{ ...link, href: "mugs" }], "0.href: use a path such as"],
  ["another site without https", [{ ...link, href: "//evil.example" }], "0.href: use a path"],
  ["a script", [{ ...link, href: "javascript:alert(1)" }], "0.href: use a path"],
  ["neither address nor children", [{ label: "Mugs" }], "0.href: a link without children needs"],
  ["no children", [{ ...link, children: [] }], "0.children: a link is missing"],
  ["a script below", [{ ...link, children: [{ ...link, href: "data:," }] }], "0.children.0.href: "],
  ["a fourth level", [nested(4)], "0.children.0.children.0.children.0: links are at most three"],
  [
    "a hundred and one links",
    [{ ...link, children: Array.from({ length: 100 }, () => link) }],
    "menu: at most 100 links fit",
  ],
  ["nine links", Array.from({ length: 9 }, () => link), "menu: at most 8 links fit"],
])("A menu with %s stops the start with a sentence", (_, declared, sentence) => {
  const { message } = readMenu(declared, "shop/menu.de.ts") as Error;
  expect(message).toMatch(/^shop\/menu\.de\.ts cannot be used: /);
  expect(message).toContain(sentence);
});

test("A front page has sections of all kinds, in any order", () => {
  const home = [
    { kind: "products", title: "Mugs", category: "mugs", count: 8 },
    { kind: "hero", products: [] },
    { kind: "hero", headline: "Wool", link },
    { kind: "text", html: "<p>By hand.</p>" },
    { kind: "story" },
    { kind: "story", product: "mug", headline: "A mug", text: "Blue.", invitation: "See it" },
    { kind: "newest", count: 4 },
    { kind: "products", title: "Tea", slugs: ["cup"] },
    { kind: "categories" },
    { kind: "sale", title: "Less" },
  ];
  expect(readHome(home)).toEqual(home);
});

const row = { kind: "products", title: "Mugs" };
const slugs = (length: number) => Array.from({ length }, (_, place) => `mug-${place}`);

test.each([
  ["no sections", [], "home: a section is missing"],
  ["an unknown kind", [{ kind: "video" }], "0.kind: "],
  ["a misspelled part", [{ kind: "newest", cuont: 4 }], "cuont"],
  ["a row of nothing", [row], "0: name one of category, tag, slugs and onSale"],
  ["a row of two", [{ ...row, tag: "tea", onSale: true }], "0: name one of category"],
  ["a row without a title", [{ kind: "products", tag: "tea" }], "0.title: "],
  ["a hero of nine", [{ kind: "hero", products: slugs(9) }], "0.products: at most 8 products fit"],
  ["half a story", [{ kind: "story", product: "mug" }], "0: name product, headline, text and"],
  [
    "too many rows",
    Array.from({ length: 9 }, () => ({ ...row, slugs: slugs(12) })),
    "home: at most 100 products fit",
  ],
])("A front page with %s stops the start with a sentence", (_, declared, sentence) => {
  const { message } = readHome(declared) as Error;
  expect(message).toMatch(/^shop\/home\.ts cannot be used: /);
  expect(message).toContain(sentence);
});
