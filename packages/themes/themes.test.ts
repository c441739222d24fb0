import { globSync, readFileSync } from "node:fs";
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
