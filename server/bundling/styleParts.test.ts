import { expect, test } from "vitest";
import { styleFor } from "#server/pages/firstStyle.ts";
import { laterStyle, styleParts } from "./styleParts.ts";

const styleOf = (css: string, ...classes: string[]) => styleFor(styleParts(css), new Set(classes));

test("a page has the rules whose classes are on it", () => {
  const css = ".card{color:red}.card .name{top:0}.card.wide{left:0}";
  expect(styleOf(css, "card", "wide")).toBe(".card{color:red}.card.wide{left:0}");
});

test("one of a rule's selectors is enough", () => {
  expect(styleOf(".card,.row .name{color:red}", "card")).toBe(".card,.row .name{color:red}");
  expect(styleOf(".card,.row .name{color:red}", "name")).toBe("");
});

test("rules without a class are every page's", () => {
  const css = '@layer reset,base;html,.card{color:red}[type="search"]:focus{top:0}';
  expect(styleOf(css)).toBe(css);
});

test("what may or must not be on a page decides nothing", () => {
  const css = ".card:not(.sold):has(:is(.new,.old)){color:red}";
  expect(styleOf(css, "card")).toBe(css);
});

test("blocks have what of theirs the page needs, or are left out", () => {
  const css = "@layer components{@media (width>=40rem){.card{color:red}.row{top:0}}.row{left:0}}";
  expect(styleOf(css, "card")).toBe("@layer components{@media (width>=40rem){.card{color:red}}}");
  expect(styleOf(css)).toBe("");
});

test("animations and typefaces stay, whoever asks for them", () => {
  const css =
    "@font-face{font-family:Sign;src:url(/a.woff2)}@layer components{@keyframes turn{to{rotate:1turn}}}";
  expect(styleOf(css)).toBe(css);
});

test("a first view has nothing for a pointer that is on it, nor for print", () => {
  const css = ".card:hover{top:0}.card:hover,.card:focus{left:0}@media print{.card{color:red}}";
  expect(styleOf(css, "card")).toBe(".card:hover,.card:focus{left:0}");
});

test("what comes later has every rule in its order, and no typeface once more", () => {
  const face = "@font-face{font-family:Sign;src:url(/a.woff2)}";
  const rules =
    "@layer reset{p{top:0}}@layer components{.card{top:0}p:hover{top:0}}@media print{p{top:0}}";
  expect(laterStyle(`@layer reset,components;${face}${rules}`)).toBe(rules);
});
