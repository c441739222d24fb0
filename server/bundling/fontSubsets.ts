import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { writeAtomic } from "#server/state/writeAtomic.ts";
import { projectFolder } from "#server/process/tool.ts";

const STYLE = join(projectFolder, "components/layout/fonts.css");
const FOLDER = join(projectFolder, "node_modules/.cache/fonts");

/** Kerning, ligatures, marks, and the figures that stand in columns: all that a shop's pages set. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"];

/** A typeface as a rule of the style declares it. */
export type Face = { file: string; characters: string[]; weights: { min: number; max: number } };

/** All characters of a CSS unicode-range without wildcards, for example `U+20-7E, U+A3`. */
export function charactersIn(range: string): string[] {
  return range.split(",").flatMap((part) => {
    const [, first = "", last = first] = /^\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*$/i.exec(part) ?? [];
    const from = Number.parseInt(first, 16);
    const count = Number.parseInt(last, 16) - from + 1;
    if (!(count > 0)) throw new Error(`${STYLE} has a unicode-range that cannot be read: ${part}`);
    return Array.from({ length: count }, (_, step) => String.fromCodePoint(from + step));
  });
}

/** The faces of a style that come from a package's file and say what they are used for. */
export function facesIn(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = ""]) => {
    const said = (pattern: RegExp) => pattern.exec(rule) ?? [];
    const [, file] = said(/url\("([^"]+\.woff2)"\)/);
    const [, range] = said(/unicode-range:([^;]+);/);
    const [, min, max] = said(/font-weight:\s*(\d+)\s+(\d+);/);
    if (!file) return [];
    if (!range || !max) throw new Error(`${STYLE}: ${file} needs a unicode-range and two weights.`);
    const weights = { min: Number(min), max: Number(max) };
    return [{ file, characters: charactersIn(range), weights }];
  });
}

/** Makes the file of a face, with its characters and weights and no others; gives its path. */
async function make({ file, characters, weights }: Face): Promise<string> {
  const font = await readFile(createRequire(STYLE).resolve(file));
  const variationAxes = { wght: { ...weights, default: weights.min } };
  const options = { targetFormat: "woff2", variationAxes, keepFeatures: FEATURES } as const;
  const made = await subsetFont(font, characters.join(""), options);
  const name = createHash("sha256").update(made).digest("base64url");
  const path = join(FOLDER, name, basename(file));
  // The builds for the browser and for the server make it and read it at the same time.
  await writeAtomic(path, made);
  return path;
}

/**
 * Serves a typeface with what its rule in `fonts.css` says that it is used for: the characters of
 * its unicode-range and its weights. The rest of a package's file would only be waited for. Where a
 * script names a package's file, it gets that of the first rule that does.
 */
export function fontSubsets(): Plugin {
  let made: Promise<{ file: string; path: string }[]> | undefined;
  const makeAll = async () => {
    const faces = facesIn(await readFile(STYLE, "utf8"));
    return Promise.all(faces.map(async (face) => ({ file: face.file, path: await make(face) })));
  };
  return {
    name: "vitrine:font-subsets",
    enforce: "pre",
    resolveId: {
      filter: { id: /\.woff2\?url$/ },
      handler: async (id) => {
        const [file] = id.split("?");
        const face = (await (made ??= makeAll())).find((one) => one.file === file);
        return face && `${face.path}?url`;
      },
    },
    transform: {
      filter: { id: /\/layout\/fonts\.css$/ },
      handler: async (code) => {
        made = makeAll();
        let style = code;
        // The first one that is left, as a file may stand in several rules.
        for (const { file, path } of await made)
          style = style.replace(`"${file}"`, () => `"${path}"`);
        return { code: style, map: null };
      },
    },
  };
}
