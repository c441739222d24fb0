import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import opentype from "opentype.js";
import type { Font } from "opentype.js";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { facesIn } from "./fontSubsets.ts";

const LETTERS = " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Widths of the letters in Arial and Liberation Sans, in thousandths: neither has to be installed. */
const ARIAL = `278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556
  500 722 500 500 500 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667
  611 722 667 944 667 667 611`;
const ARIAL_BOLD = `278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333
  611 556 778 556 556 500 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722
  667 611 722 667 944 667 667 611`;

/** Weight of nearly all bold texts, on which the width of a variable font depends. */
const BOLD = 580;

const TEXT = "The quick brown fox jumps over the lazy dog and Vesper lamps light a Cabin in Frome";

const rules =
  readFileSync("packages/themes/osier/fonts.css", "utf8").match(/@font-face \{[^}]*\}/g) ?? [];
const familyOf = (rule: string) => /font-family: "([^"]+)"/.exec(rule)?.[1] ?? "";
const percentOf = (rule: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;

/** Loads the first font file of a family, at the weight that a fallback replaces. */
async function fontOf(family: string, isBold: boolean): Promise<Font> {
  const own = rules.find((rule) => [family, `${family} Variable`].includes(familyOf(rule))) ?? "";
  const [face] = facesIn(own);
  if (!face) throw new Error(`No rule loads a file of ${family}.`);
  const bytes = await subsetFont(
    await readFile(fileURLToPath(import.meta.resolve(face.file))),
    LETTERS,
    {
      targetFormat: "truetype",
      keepFeatures: ["kern"],
      variationAxes: { ...face.axes, wght: isBold ? BOLD : face.weights.min },
    },
  );
  return opentype.parse(new Uint8Array(bytes).buffer);
}

const fallbacks = rules
  .filter((rule) => / fallback"/.test(rule))
  .map((rule) => ({ rule, family: familyOf(rule), isBold: rule.includes("Arial Bold") }));

test("Every family has a fallback font, and one has bold weights", () => {
  const families = new Set(rules.filter((rule) => rule.includes("url(")).map(familyOf));
  expect(fallbacks.filter(({ isBold }) => !isBold)).toHaveLength(families.size);
  expect(fallbacks.filter(({ isBold }) => isBold)).toHaveLength(1);
});

test.each(fallbacks)("The size of $family is that of its font", async (fallback) => {
  const { rule, family, isBold } = fallback;
  const font = await fontOf(family.replace(/ fallback$/, ""), isBold);
  const widths = (isBold ? ARIAL_BOLD : ARIAL).split(/\s+/).map(Number);
  const width = TEXT.split("").reduce(
    (sum, letter) => sum + (widths[LETTERS.indexOf(letter)] ?? 0),
    0,
  );
  const size = percentOf(rule, "size-adjust");
  const advance = font.getAdvanceWidth(TEXT, 1000, { kerning: true, letterSpacing: 0 });
  // Other texts, with other letters and kerning, differ by as much.
  expect(Math.abs((size * width) / advance - 1)).toBeLessThan(0.02);
  // The overrides of the height apply to the adjusted size.
  const { ascender, descender, unitsPerEm } = font;
  expect(percentOf(rule, "ascent-override") * size).toBeCloseTo(ascender / unitsPerEm, 2);
  expect(percentOf(rule, "descent-override") * size).toBeCloseTo(-descender / unitsPerEm, 2);
  expect(percentOf(rule, "line-gap-override")).toBe(0);
});
