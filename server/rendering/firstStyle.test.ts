import { expect, test } from "vitest";
import { classesOf } from "./firstStyle.ts";

test("classesOf returns the classes of a page's elements, each once", () => {
  const html = '<main class="page wide"><p id="x" class="page"></p><p class=""></p></main>';
  expect([...classesOf(html)]).toEqual(["page", "wide", ""]);
});

test("classesOf ignores text that only looks like a class attribute", () => {
  const html = '<script type="application/json">{"text":"<p class=\\"a\\">"}</script>';
  expect([...classesOf(html)]).toEqual([]);
});
