import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { charactersIn, facesIn, fontSubsets, subset } from "./fontSubsets.ts";
import type { Face } from "./fontSubsets.ts";
import { themeFile } from "./theme.ts";

const rule = (...lines: string[]) => `@font-face {\n${lines.join("\n")}\n}`;
const FILE = `font-family: "Face"; src: url("@fontsource-variable/face/files/face.woff2") format("woff2");`;

describe("the characters of a unicode-range", () => {
  test("include its ranges and its single characters", () => {
    expect(charactersIn("U+0041-0043, U+20AC")).toEqual(["A", "B", "C", "€"]);
  });

  test.each(["U+00?", "U+43-41", "A-Z", ""])(
    "cannot be read from the invalid range %s",
    (range) => {
      expect(() => charactersIn(range)).toThrow(/unicode-range/);
    },
  );
});

describe("the font faces of a stylesheet", () => {
  test("have the characters, weights and axes that their rules declare", () => {
    const css = rule(FILE, "font-weight: 400 700;", "unicode-range: U+61, U+7A;");
    const face = {
      family: "Face",
      file: "@fontsource-variable/face/files/face.woff2",
      characters: ["a", "z"],
      weights: { min: 400, max: 700 },
      axes: {},
    };
    expect(facesIn(css)).toEqual([face]);
    const heading = `font-weight: 460; font-variation-settings: "FLAR" 100, "slnt" 0.5;`;
    expect(facesIn(css.replace("font-weight: 400 700;", heading))).toEqual([
      { ...face, weights: { min: 460, max: 460 }, axes: { FLAR: 100, slnt: 0.5 } },
    ]);
  });

  test("exclude local device fonts", () => {
    expect(facesIn(rule(`src: local("Arial");`))).toEqual([]);
  });

  test("are refused without a unicode-range or weights", () => {
    expect(() => facesIn(rule(FILE, "font-weight: 400 700;"))).toThrow(/face\.woff2 needs/);
    expect(() => facesIn(rule(FILE, "unicode-range: U+61;"))).toThrow(/face\.woff2 needs/);
  });

  test("are one for headings, and two for texts with no character in common", () => {
    const [head, first, ...others] = facesIn(
      readFileSync("packages/themes/osier/fonts.css", "utf8"),
    );
    expect(head).toMatchObject({ weights: { min: 460, max: 460 }, axes: { FLAR: 100 } });
    expect(first?.characters).toEqual(expect.arrayContaining(charactersIn("U+20-7E")));
    const inBoth = others.filter(({ characters }) =>
      characters.some((character) => first?.characters.includes(character)),
    );
    expect([others.length, inBoth]).toEqual([1, []]);
  });
});

test("A static font is cut by its characters alone, whatever weights its rule declares", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-fonts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const face = (file: string, min: number, max: number, range: string) => ({
    family: "Face",
    file,
    characters: charactersIn(range),
    weights: { min, max },
    axes: {},
  });
  const variable = "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2";
  const instance = await subset(import.meta.filename, face(variable, 600, 600, "U+41-5A"));
  const style = join(folder, "fonts.css");
  writeFileSync(join(folder, "static.woff2"), instance);
  const cut = await subset(style, face("./static.woff2", 600, 600, "U+41-44"));
  expect(cut.length).toBeLessThan(instance.length / 2);
  expect(await subset(style, face("./static.woff2", 400, 700, "U+41-44"))).toEqual(cut);
});

test("A font file that is absent is named, with the package to install", async () => {
  const [face] = facesIn(rule(FILE, "font-weight: 600;", "unicode-range: U+61;"));
  await expect(subset(import.meta.filename, face as Face)).rejects.toThrow(
    "there is no font file @fontsource-variable/face/files/face.woff2. Install it: npm install @fontsource-variable/face",
  );
});

type Load = { handler: (this: object) => Promise<string> };
type Transform = { handler: (code: string, id: string) => Promise<{ code: string }> };

/** Returns the module with the addresses of the fonts that every page preloads. */
function loadPreloads(plugin = fontSubsets()): Promise<string> {
  const { handler } = plugin.load as unknown as Load;
  return handler.call({ addWatchFile: () => undefined });
}

test("Every page preloads the first font file of each family, in the order of the rules", async () => {
  const code = await loadPreloads();
  const files = [...code.matchAll(/([\w-]+)\.woff2\?url"/g)].map(([, name]) => name);
  expect(files).toEqual(["commissioner-latin-flar-normal", "commissioner-latin-wght-normal"]);
  expect(code).toContain("export const preloads = [url0,url1];");
});

/** Returns the first file that a module preloads. */
function firstFile(code: string) {
  const [, path = ""] = /from "([^"]+)\?url"/.exec(code) ?? [];
  return statSync(path);
}

test("A build makes the files of a stylesheet once, for the pages' preloads and its rules", async () => {
  const plugin = fontSubsets();
  const { handler } = plugin.transform as unknown as Transform;
  const file = themeFile("fonts.css");
  const before = firstFile(await loadPreloads(plugin));
  const { code } = await handler(readFileSync(file, "utf8"), file);
  expect(code).not.toContain('url("@fontsource');
  expect(firstFile(await loadPreloads(plugin)).ino).toBe(before.ino);
});

test("A rebuilt font face replaces the old file atomically", async () => {
  const made = async () => firstFile(await loadPreloads());
  const before = await made();
  const after = await made();
  expect(after.ino).not.toBe(before.ino);
  expect(after.size).toBe(before.size);
});
