import { neutralWords } from "#relay/contract/page/shopTexts.ts";
import { expect, test } from "vitest";
import { resultSummary, suggestionsFrom } from "./suggestions.ts";
import type { IndexResponse, IndexHit } from "./suggestions.ts";
import { closeText } from "./textWords.ts";

const shop = {
  categories: new Map([
    ["Table", { href: "/category/table", name: "Table", count: 12 }],
    ["Table > Mugs", { href: "/category/mugs", name: "Mugs", count: 5 }],
    ["Light > Lamps", { href: "/category/lamps", name: "Lamps", count: 4 }],
  ]),
  priceFormat: { decimals: 2, prefix: "£", suffix: "", point: ".", group: undefined },
  colors: ["colour", "glaze"],
};

/** Hit whose highlighted parts are in brackets. */
const hit = (name: string, fields: Partial<IndexHit> = {}): IndexHit => ({
  objectID: name,
  slug: "a-thing",
  name: name.replaceAll(/[[\]]/g, ""),
  type: "simple",
  price: 6.5,
  maxPrice: 6.5,
  onSale: false,
  stockStatus: "instock",
  pictures: [{ src: "/wp-content/uploads/thing.jpg", alt: "" }],
  _highlightResult: {
    name: { value: name.replaceAll("[", "\u{E000}").replaceAll("]", "\u{E001}") },
  },
  ...fields,
});
const response = (hits: IndexHit[], facets: IndexResponse["facets"] = {}): IndexResponse => ({
  nbHits: hits.length,
  hits,
  facets,
});
const textsFor = (text: string, names: string[]) =>
  suggestionsFrom(text, response(names.map((name) => hit(name))), shop).texts;

test("Suggestions complete the last word from product names, the most frequent first", () => {
  const names = ["[Lam]bswool throw", "Vesper [lam]p", "Rook desk [lam]p", "[Lam]pshade"];
  expect(textsFor("lam", names)).toEqual(["lamp", "lambswool", "lampshade"]);
});

test("Suggestions keep the words before the last one as typed", () => {
  expect(textsFor("Desk la", ["Rook [desk] [la]mp"])).toEqual(["desk lamp"]);
});

test("Suggestions complete the beginning of a mistyped word to the intended one", () => {
  expect(textsFor("tumbe", ["Fen [tumbler]"])).toEqual(["tumbler"]);
});

test("Suggestions do not repeat a complete word, with or without accents", () => {
  expect(textsFor("cafe", ["[Café] bowl"])).toEqual([]);
});

test("Suggested categories are those that the text names and that have hits, with all of their products", () => {
  const facets = {
    "categories.lvl0": { Table: 7, Light: 1 },
    "categories.lvl1": { "Table > Mugs": 3, "Light > Lamps": 1, "Table > Mugs for tea": 2 },
    "attributes.kind": { Mugs: 9 },
  };
  expect(suggestionsFrom("mug", response([], facets), shop).categories).toEqual([
    { href: "/category/mugs", name: "Mugs", count: 5 },
  ]);
});

test("After a few products the categories that they are in are suggested, the most specific ones", () => {
  const facets = {
    "categories.lvl0": { Table: 1, Light: 1 },
    "categories.lvl1": { "Table > Mugs": 1, "Light > Lamps": 1 },
  };
  const categoriesAfter = (count: number) =>
    suggestionsFrom("orla", { nbHits: count, hits: [], facets }, shop).categories;
  expect(categoriesAfter(2).map(({ name }) => name)).toEqual(["Mugs", "Lamps"]);
  expect(categoriesAfter(5)).toEqual([]);
});

const marked = (text: string) => ({
  value: text.replaceAll("[", "\u{E000}").replaceAll("]", "\u{E001}"),
});
const reasonFor = (name: string, excerpts: object) =>
  suggestionsFrom("a", response([hit(name, { _snippetResult: excerpts })]), shop)
    .products[0]?.reason?.replaceAll("\u{E000}", "[")
    .replaceAll("\u{E001}", "]");

test("A suggested product has its name as the index highlights it", () => {
  const [product] = suggestionsFrom("mug", response([hit("Cabin [mug]")]), shop).products;
  expect(product?.name).toBe("Cabin \u{E000}mug\u{E001}");
});

test("A product whose name lacks a word of the text has the excerpt that has it", () => {
  const description = marked("[Orla] Finch throws [mug]s in…");
  const attributes = { material: [marked("Linen"), marked("[Stone]ware")] };
  expect(reasonFor("Vesper lamp", { description, attributes })).toBe("[Stone]ware");
  expect(reasonFor("Cabin [mug]", { description })).toBe("[Orla] Finch throws [mug]s in…");
  expect(reasonFor("Fen tumbler", { categories: { lvl1: [marked("Table > [Mug]s")] } })).toBe(
    "[Mug]s",
  );
  expect(reasonFor("Cabin [mug]", { description: marked("A [mug] for tea") })).toBeUndefined();
  expect(reasonFor("Cabin mug", {})).toBeUndefined();
});

test("Suggested products have the index's price in the shop's format, or none", () => {
  const set = hit("Candle set", { type: "grouped", price: 72.2, maxPrice: 72.2 });
  const hits = [hit("Cup"), hit("Lamp", { price: 92, maxPrice: 1210 }), set];
  const priced = suggestionsFrom("a", response(hits), shop).products;
  expect(priced.map(({ price }) => price)).toEqual([
    "£6.50",
    "£92.00 – £1,210.00",
    "Set from £72.20",
  ]);
  const unpriced = suggestionsFrom("a", response(hits), { categories: new Map() }).products;
  expect(unpriced.map(({ price }) => price)).toEqual([undefined, undefined, undefined]);
});

test("A suggested product has its regular price on sale, and is sold out as its card is", () => {
  const reduced = { onSale: true, price: 10, maxPrice: 10, regularPrice: 12 };
  const hits = [hit("Cup", reduced), hit("Lamp", { stockStatus: "outofstock" })];
  expect(suggestionsFrom("a", response(hits), shop).products).toMatchObject([
    { price: "£10.00", regularPrice: "£12.00", isOnSale: true, isSoldOut: false },
    { regularPrice: undefined, isOnSale: false, isSoldOut: true },
  ]);
});

test("A suggested product has the picture and the address of the color that the text names", () => {
  const pictureOf = (name: string) => ({ src: `/${name}.jpg`, alt: name });
  const mug = hit("Cabin [mug]", {
    slug: "cabin-mug",
    type: "variable",
    attributes: { glaze: ["Oat", "Deep ink"] },
    choices: ["glaze"],
    pictures: [pictureOf("oat")],
    optionPictures: { glaze: { Oat: pictureOf("oat"), "Deep ink": pictureOf("ink") } },
  });
  const colors = [{ value: "Oat" }, { value: "Deep \u{E000}ink\u{E001}" }];
  const named = { ...mug, _highlightResult: { ...mug._highlightResult, colors } };
  const shown = [mug, named].map((one) => {
    const [product] = suggestionsFrom("mug", response([one]), shop).products;
    return [product?.href, product?.picture];
  });
  expect(shown).toEqual([
    ["/product/cabin-mug", "/oat.jpg"],
    ["/product/cabin-mug?glaze=deep-ink", "/ink.jpg"],
  ]);
});

test("A result without hits suggests a close text: the word that most names of the close hits have", () => {
  const close = ["[Lantern]s", "Storm [lantern]", "[Lantern] oil"].map((name) => hit(name));
  expect(closeText(close)).toBe("lantern");
  expect(closeText([hit("Mug")])).toBeUndefined();
  expect(closeText([])).toBeUndefined();
  const nothing = suggestionsFrom("lentirn", response([]), shop);
  expect(resultSummary({ ...nothing, instead: "lantern" }, neutralWords())).toBe(
    "Nothing found for “lentirn”. Try lantern.",
  );
});

test("A mistyped word that the index corrects is answered with its categories, and offered to search for", () => {
  const facets = { "categories.lvl1": { "Light > Lamps": 2 } };
  const close = [hit("Vesper [lamp]"), hit("Rook desk [lamp]"), hit("Reed throw")];
  const corrected = suggestionsFrom("Lamb", response(close, facets), shop);
  expect(corrected).toMatchObject({ instead: "lamp", texts: [], categories: [{ name: "Lamps" }] });
  expect(resultSummary(corrected, neutralWords())).toBe(
    "Nothing called “Lamb”. Try lamp. 3 products found, 4 suggestions.",
  );
});

test.each([
  ["a product is called as typed", "lamb", ["[Lamp]", "[Lamb]swool throw"]],
  ["a name joins its words", "teapot", ["[Tea] [pot]"]],
  ["the word is another form", "lamps", ["Vesper [lamp]"]],
  ["the word is much longer", "sofa", ["[Settee]"]],
  ["the word is unfinished", "tumbe", ["Fen [tumbler]"]],
  ["the best hit has another reason", "lamb", ["Reed throw", "Vesper [lamp]"]],
  ["several words are typed", "rok lamb", ["[Rook] desk [lamp]"]],
  ["a category is called so", "mug", ["[Jug]"]],
])("No other word is offered where %s", (_, text, names) => {
  const found = response(
    names.map((name) => hit(name)),
    { "categories.lvl1": { "Table > Mugs": 1 } },
  );
  expect(suggestionsFrom(text, found, shop).instead).toBeUndefined();
});

test("Four products are suggested and all hits are counted", () => {
  const hits = ["a", "b", "c", "d", "e"].map((name) => hit(name));
  const suggestions = suggestionsFrom("a", response(hits), shop);
  expect(suggestions.products).toHaveLength(4);
  expect(resultSummary(suggestions, neutralWords())).toBe("5 products found, 4 suggestions.");
  expect(
    resultSummary(suggestionsFrom("a", response(hits.slice(0, 1)), shop), neutralWords()),
  ).toBe("1 product found, 1 suggestion.");
  expect(resultSummary(suggestionsFrom("lamb", response([]), shop), neutralWords())).toBe(
    "Nothing found for “lamb”.",
  );
});
