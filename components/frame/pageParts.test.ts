import { expect, test } from "vitest";
import { listFacts, listedSlugs, neighbours, pageParts, withHeadingIds } from "./pageParts.ts";

const FACTS = '<table><tbody><tr><th scope="row">Where</th><td>Soham</td></tr></tbody></table>';
const LIST =
  '<ul>\n<li><a href="/product/mug">Mug</a></li>\n<li><a href="/product/jug">Jug &amp; cup</a></li>\n</ul>';

test("pageParts separates the first paragraph, the facts and the lists of products", () => {
  const text = `<p>A <em>potter</em>.</p>\n<p>Of mugs.</p>\n${FACTS}\n<h2>In &amp; out</h2>\n${LIST}\n<p>All.</p>`;
  expect(pageParts(text)).toEqual({
    lede: "<p>A <em>potter</em>.</p>",
    facts: FACTS,
    parts: [
      { html: "\n<p>Of mugs.</p>\n\n" },
      { html: `<h2>In &amp; out</h2>\n${LIST}`, heading: "In & out", slugs: ["mug", "jug"] },
      { html: "\n<p>All.</p>" },
    ],
  });
  expect(listedSlugs(text)).toEqual(["mug", "jug"]);
});

test("pageParts leaves a list of products within a block in the text", () => {
  const block = `<div class="wp-block-columns"><div class="wp-block-column">${LIST}</div></div>`;
  expect(pageParts(`${block}${LIST}`).parts).toEqual([
    { html: block },
    { html: LIST, slugs: ["mug", "jug"] },
  ]);
  expect(listedSlugs(block)).toEqual([]);
});

test("listedSlugs reads the links of a text below a language's prefix", () => {
  for (const prefix of ["/de", "/en-eur"]) {
    const list = LIST.replaceAll("/product/", `${prefix}/product/`);
    expect(listedSlugs(list)).toEqual(["mug", "jug"]);
  }
  expect(listedSlugs(LIST.replaceAll("/product/", "/a/b/product/"))).toEqual([]);
});

test.each([
  ["a list with other entries", '<ul><li><a href="/product/mug">Mug</a>, blue</li></ul>'],
  ["a list of other links", '<ul><li><a href="/terms">Terms</a></li></ul>'],
  ["a long paragraph", `<p>${"word ".repeat(80)}</p>`],
  ["a table of many columns", `<table><tr>${"<td>1</td>".repeat(4)}</tr></table>`],
])("pageParts leaves %s in the text", (_, html) => {
  expect(pageParts(html)).toEqual({ lede: "", facts: "", parts: [{ html }] });
});

test("neighbours returns the four pages that follow a page, and the same for these alone", () => {
  const pages = ["a", "b", "c", "d", "e", "f"].map((uri) => ({ uri }));
  const cut = neighbours(pages, "d");
  expect(cut.map(({ uri }) => uri).join("")).toBe("efab");
  expect(neighbours(cut, "d")).toEqual(cut);
  expect(neighbours(pages.slice(0, 2), "b")).toEqual([{ uri: "a" }]);
});

test("withHeadingIds gives each heading an id", () => {
  expect(withHeadingIds("<h2>One</h2><p>1</p><h2><em>Two</em></h2>")).toEqual({
    html: '<h2 id="part-1">One</h2><p>1</p><h2 id="part-2"><em>Two</em></h2>',
    headings: [
      { id: "part-1", text: "One" },
      { id: "part-2", text: "Two" },
    ],
  });
});

test("listFacts describes each page by the facts that the first one begins with", () => {
  const page = (...rows: [string, string][]) => ({
    content: `<p>Text.</p><table>${rows.map(([name, fact]) => `<tr><th scope="row">${name}</th><td>${fact}</td></tr>\n`).join("")}</table>`,
  });
  const pages = [
    page(["Where", "Soham"], ["Works in", "Ash &amp; elm"], ["Since", "2018"]),
    page(["Works in", "Drawing"], ["Since", "2017"]),
    { content: "<p>No facts.</p>" },
    { content: null },
  ];
  listFacts(pages);
  const facts = ["Soham\nAsh & elm", "Drawing", "", null];
  expect(pages.map(({ content }) => content)).toEqual(facts);
  listFacts(pages);
  expect(pages.map(({ content }) => content)).toEqual(facts);
});
