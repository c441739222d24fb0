import { globSync, readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { expect, test } from "vitest";

const tokensIn = (css: string) =>
  [...css.matchAll(/^\s*(--[\w-]+)\s*:/gm)].map(([, name = ""]) => name);

const known = new Set(
  ["components/frame/tokens.css", "packages/themes/osier/theme.css"].flatMap((file) =>
    tokensIn(readFileSync(file, "utf8")),
  ),
);

test.each(globSync("packages/themes/*/theme.css"))(
  "%s sets tokens that exist, and has rules of its own only in its layer",
  (file) => {
    const css = readFileSync(file, "utf8");
    const [tokens = "", ...rules] = css.split(/^@layer theme \{/m);
    expect(tokensIn(tokens).filter((name) => !known.has(name))).toEqual([]);
    expect(tokens.match(/^@layer (?!tokens\.(?:light|dark) \{).*|^[^\s@}/*].*/gm)).toBeNull();
    expect(rules.length).toBeLessThan(2);
  },
);

/** Colors of text and of what it is on, which need a contrast of 4.5. */
const TEXTS = `ink ground, ink surface, ink sunken, ink hero-ground, ink bad-ground, ink-2 ground,
  ink-2 surface, ink-2 hero-ground, on-paint paint, on-paint-2 paint, on-accent accent,
  on-accent accent-2, accent ground, accent surface, on-lamp lamp, good ground, good surface,
  warn ground, warn surface, bad ground, bad surface, bad bad-ground`;
/** Colors of borders and marks, which need 3. */
const MARKS = "control ground, control surface, focus ground, focus surface, lamp paint";

/** Values of the tokens of a theme in a color scheme; those that it does not set are Osier's. */
function valuesIn(file: string, scheme: "light" | "dark"): Map<string, string> {
  const files = ["packages/themes/osier/theme.css", file];
  const styles = files.map((name) => readFileSync(name, "utf8").split(/^@layer (?=tokens|theme)/m));
  const layers = scheme === "light" ? ["light"] : ["light", "dark"];
  return new Map(
    layers
      .flatMap((layer) => styles.flat().filter((part) => part.startsWith(`tokens.${layer} {`)))
      .flatMap((part) => [...part.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)])
      .map(([, name = "", value = ""]) => [name, value]),
  );
}

test.each(
  globSync("packages/themes/*/theme.css").flatMap((file) =>
    (["light", "dark"] as const).map((scheme) => ({ file, scheme })),
  ),
)("The colors of $file have enough contrast in $scheme mode", ({ file, scheme }) => {
  const values = valuesIn(file, scheme);
  const colorOf = (name: string): string => {
    const value = values.get(name) ?? "";
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other ? colorOf(other) : value;
  };
  const weak = Object.entries({ 4.5: TEXTS, 3: MARKS }).flatMap(([least, pairs]) =>
    pairs.split(/,\s*/).filter((pair) => {
      const [one = "", other = ""] = pair.split(" ");
      return !(wcagContrast(colorOf(one), colorOf(other)) >= Number(least));
    }),
  );
  expect(weak).toEqual([]);
});
