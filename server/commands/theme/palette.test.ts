import { wcagContrast } from "culori";
import fc from "fast-check";
import { expect, test } from "vitest";
import { TEXT, derivePalette } from "./palette.ts";
import type { Tokens } from "./palette.ts";

/** Pairs of a token and its background that are read, and those that are only seen. */
const READ = [
  ["ink", "ground"],
  ["ink", "surface"],
  ["ink-2", "ground"],
  ["ink-2", "surface"],
  ["ink-2", "sunken"],
  ["on-paint", "paint"],
  ["on-paint-2", "paint"],
  ["accent", "ground"],
  ["accent", "surface"],
  ["on-accent", "accent"],
  ["on-accent", "accent-2"],
  ["on-lamp", "lamp"],
] as const;
const SEEN = [
  ["control", "ground"],
  ["control", "surface"],
  ["focus", "ground"],
  ["lamp", "paint"],
] as const;

const contrast = (tokens: Tokens, [one, other]: readonly [string, string]) =>
  wcagContrast(tokens[one] ?? "", tokens[other] ?? "");

test("every color gives a palette whose texts and controls have the contrast that they need", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const { light, dark } = derivePalette(`rgb(${r}, ${g}, ${b})`);
      for (const tokens of [light, dark]) {
        for (const pair of READ)
          expect(contrast(tokens, pair), pair.join()).toBeGreaterThan(TEXT - 0.05);
        for (const pair of SEEN) expect(contrast(tokens, pair), pair.join()).toBeGreaterThan(2.95);
      }
    }),
  );
});

test("a dark color stays as it is, and a bright one moves where text needs it", () => {
  const green = derivePalette("#123c34");
  expect([green.light["paint"], green.light["accent"]]).toEqual(["#123c34", "#123c34"]);
  expect(green.moved).toEqual([]);
  const acid = derivePalette("#c8ff00");
  expect(acid.light["paint"]).toBe("#c8ff00");
  expect(acid.moved.map(({ token }) => token)).toContain("--accent");
});

test("a second color is the highlight of both modes, and moves where it would not be seen", () => {
  const { light, dark } = derivePalette("#123c34", "#e0a080");
  expect([light["lamp"], dark["lamp"]]).toEqual(["#e0a080", "#e0a080"]);
  const near = derivePalette("#123c34", "#1a4a40");
  expect(near.moved.map(({ token }) => token)).toEqual(["--lamp"]);
  expect(() => derivePalette("#123c34", "reddish")).toThrow("reddish is no color");
});

test.each([
  ["greenish", 'greenish is no color: give one such as "#123c34".'],
  ["#123c3480", '#123c3480 is partly transparent: give an opaque color such as "#123c34".'],
  ["transparent", 'transparent is partly transparent: give an opaque color such as "#123c34".'],
])("%s, which cannot be a shop's own color, is refused with a sentence", (color, sentence) => {
  expect(() => derivePalette(color)).toThrow(sentence);
});
