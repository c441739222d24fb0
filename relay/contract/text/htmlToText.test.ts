import { expect, test } from "vitest";
import { htmlToText } from "./htmlToText.ts";

test.each([
  ["<p>One</p><p>two</p>", "One two"],
  ["4,50&nbsp;&euro;", "4,50 €"],
  ["&#8364; &#x20AC; &#x20ac;", "€ € €"],
  ["R&amp;D &lt;b&gt; &Eacute;clair", "R&D <b> Éclair"],
  ["R&D &nosuch; &copy", "R&D &nosuch; &copy"],
])("htmlToText converts %j to %j", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});
