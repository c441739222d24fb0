import { expect, test } from "vitest";
import { classesOf } from "./firstStyle.ts";

test("a page's classes are those of its elements, each once", () => {
  const html = '<main class="page wide"><p id="x" class="page"></p><p class=""></p></main>';
  expect([...classesOf(html)]).toEqual(["page", "wide", ""]);
});

test("words that only look like classes are none", () => {
  const html = '<script type="application/json">{"text":"<p class=\\"a\\">"}</script>';
  expect([...classesOf(html)]).toEqual([]);
});
