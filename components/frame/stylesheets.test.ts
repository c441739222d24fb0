import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

type Source = { file: string; text: string };

const sourcesOf = (pattern: string): Source[] =>
  globSync(pattern).map((file) => ({ file, text: readFileSync(file, "utf8") }));

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

const styles = sourcesOf("{components,pages,packages/themes}/**/*.css");
const scripts = sourcesOf("{components,pages}/**/*.{ts,tsx}");

test("Every custom property that a stylesheet uses is declared, or set by a script", () => {
  const known = new Set([
    ...styles.flatMap(({ text }) => namesIn(text, /(?<![\w(-])(--[\w-]+)\s*:/g)),
    ...scripts.flatMap(({ text }) => namesIn(text, /setProperty\("(--[\w-]+)"/g)),
  ]);
  const unknown = styles.flatMap(({ file, text }) =>
    namesIn(text, /var\(\s*(--[\w-]+)/g)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(styles.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

/** Returns the classes that a component reads from its CSS modules and that these do not have. */
const missingClasses = ({ file, text }: Source): string[] =>
  [...text.matchAll(/^import (\w+) from "(\.\/|#)([^"]+\.module\.css)";$/gm)].flatMap(
    ([, name = "", base, path = ""]) => {
      const sheet = readFileSync(base === "#" ? path : join(dirname(file), path), "utf8");
      const declared = new Set(namesIn(sheet, /\.([A-Za-z]\w*)/g));
      return namesIn(text, new RegExp(String.raw`\b${name}\.(\w+)`, "g"))
        .filter((className) => !declared.has(className))
        .map((className) => `${file}: ${className}`);
    },
  );

test("Every class that a component reads from a CSS module is declared in it", () => {
  expect(scripts.length).toBeGreaterThan(200);
  expect(scripts.flatMap(missingClasses)).toEqual([]);
});
