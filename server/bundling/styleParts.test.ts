import { expect, test } from "vitest";
import { classesOf, styleFor } from "#server/rendering/firstStyle.ts";
import { deferredStyle, styleParts } from "./styleParts.ts";

const styleOf = (css: string, ...classes: string[]) => styleFor(styleParts(css), new Set(classes));

test("A page's style contains the rules whose classes occur on it", () => {
  const css = ".card{color:red}.card .name{top:0}.card.wide{left:0}";
  expect(styleOf(css, "card", "wide")).toBe(".card{color:red}.card.wide{left:0}");
});

test("A page's style contains a rule if one of its selectors matches", () => {
  expect(styleOf(".card,.row .name{color:red}", "card")).toBe(".card,.row .name{color:red}");
  expect(styleOf(".card,.row .name{color:red}", "name")).toBe("");
});

test("A page's style contains the rules whose parts occur on it", () => {
  const css = "[data-part=card]{top:0}[data-part=card\\.name] .name{left:0}";
  expect(styleOf(css, ...classesOf('<p data-part="card"></p>'))).toBe("[data-part=card]{top:0}");
  const named = classesOf('<p data-part="card.name"><b class="name"></b></p>');
  expect(styleOf(css, ...named)).toBe("[data-part=card\\.name] .name{left:0}");
});

test("Every page's style contains the rules without a class", () => {
  const css = '@layer reset,base;html,.card{color:red}[type="search"]:focus{top:0}';
  expect(styleOf(css)).toBe(css);
});

test("Classes inside :not(), :has() and :is() do not decide whether a page needs a rule", () => {
  const css = ".card:not(.sold):has(:is(.new,.old)){color:red}";
  expect(styleOf(css, "card")).toBe(css);
});

test("A block keeps only the rules that the page needs, and an empty block is dropped", () => {
  const css = "@layer components{@media (width>=40rem){.card{color:red}.row{top:0}}.row{left:0}}";
  expect(styleOf(css, "card")).toBe("@layer components{@media (width>=40rem){.card{color:red}}}");
  expect(styleOf(css)).toBe("");
});

test("Keyframes and font faces stay in every page's style", () => {
  const css =
    "@font-face{font-family:Heading;src:url(/a.woff2)}@layer components{@keyframes turn{to{rotate:1turn}}}";
  expect(styleOf(css)).toBe(css);
});

test("A page's critical style has no rules for hover or print", () => {
  const css = ".card:hover{top:0}.card:hover,.card:focus{left:0}@media print{.card{color:red}}";
  expect(styleOf(css, "card")).toBe(".card:hover,.card:focus{left:0}");
});

test("The deferred style has every rule in its order, without font faces", () => {
  const face = "@font-face{font-family:Heading;src:url(/a.woff2)}";
  const rules =
    "@layer reset{p{top:0}}@layer components{.card{top:0}p:hover{top:0}}@media print{p{top:0}}";
  expect(deferredStyle(`@layer reset,components;${face}${rules}`)).toBe(rules);
});
