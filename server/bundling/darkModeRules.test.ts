import { expect, test } from "vitest";
import { followChoice } from "./darkModeRules.ts";

const plain = (css: string) => css.replaceAll(/\s+/g, " ").trim();

test("rules for dark mode follow the choice, with the same specificity", () => {
  const css = "@media (prefers-color-scheme: dark) { :root { --a: 1 } .b { color: red } }";
  expect(plain(followChoice(css))).toBe(
    plain(`
      @media (prefers-color-scheme: dark) {
        :root:where(:not([data-theme="light"])) { --a: 1 }
        :where(:root:not([data-theme="light"])) .b { color: red }
      }
      :root:where([data-theme="dark"]) { --a: 1 }
      :where(:root[data-theme="dark"]) .b { color: red }`),
  );
});

test("rules for other media stay as they are", () => {
  const css = "@media print { :root { --a: 1 } } :root { --a: 2 }";
  expect(followChoice(css)).toBe(css);
});
