import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { SettingError } from "#server/kernel/config.ts";
import { cachedFetch } from "#server/kernel/fetchOnce.ts";
import { writeAtomic } from "#server/store/writeAtomic.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { themeFile } from "./theme.ts";

// Font subsetting, as a Vite plugin.

const FOLDER = join(projectFolder, "node_modules/.cache/fonts");

/** OpenType features that the subsets retain: kerning, ligatures, marks and tabular figures. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"];

/** Font face as a rule of the stylesheet declares it. */
export type Face = {
  family: string;
  file: string;
  characters: string[];
  weights: { min: number; max: number };
  /** Values of the other axes, which the subset no longer has; a static font has none. */
  axes: Record<string, number>;
};

/** Returns all characters of a CSS unicode-range without wildcards, for example `U+20-7E, U+A3`. */
export function charactersIn(range: string): string[] {
  return range.split(",").flatMap((part) => {
    const [, first = "", last = first] = /^\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*$/i.exec(part) ?? [];
    const from = Number.parseInt(first, 16);
    const count = Number.parseInt(last, 16) - from + 1;
    if (!(count > 0)) {
      throw new SettingError(
        `fonts.css has a unicode-range that cannot be read: ${part}. Write it like U+20-7E, U+20AC.`,
      );
    }
    return Array.from({ length: count }, (_, step) => String.fromCodePoint(from + step));
  });
}

/** Returns a stylesheet's font faces that load a package's file and declare their use. */
export function facesIn(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = ""]) => {
    const message = (pattern: RegExp) => pattern.exec(rule) ?? [];
    const [, file] = message(/url\("([^"]+\.woff2)"\)/);
    const [, family = ""] = message(/font-family:\s*"([^"]+)"/);
    const [, range] = message(/unicode-range:([^;]+);/);
    const [, min, max = min] = message(/font-weight:\s*(\d+)(?:\s+(\d+))?;/);
    if (!file) return [];
    if (!range || !max) {
      throw new SettingError(
        `fonts.css: ${file} needs a unicode-range and a font-weight in digits, for example unicode-range: U+20-7E; font-weight: 600;`,
      );
    }
    const weights = { min: Number(min), max: Number(max) };
    const [, settings = ""] = message(/font-variation-settings:([^;]+);/);
    const axes = [...settings.matchAll(/"(\w{4})"\s+([\d.]+)/g)].map(
      ([, axis = "", value]) => [axis, Number(value)] as const,
    );
    const characters = charactersIn(range);
    return [{ family, file, characters, weights, axes: Object.fromEntries(axes) }];
  });
}

/** Reads a rule's font file: a package's, or one beside the stylesheet. */
async function fontOf(style: string, { file }: Face): Promise<Buffer> {
  const [scope, name] = file.split("/");
  try {
    return await readFile(createRequire(style).resolve(file));
  } catch (cause) {
    const remedy = file.startsWith(".") ? "" : ` Install it: npm install ${scope}/${name}`;
    throw new SettingError(`fonts.css: there is no font file ${file}.${remedy}`, { cause });
  }
}

/** Returns the tags of a font's axes; a static font has none. */
async function axesOf(font: Buffer): Promise<string[]> {
  // As TrueType, and without glyphs: the directory of its tables is not compressed.
  const bare = await subsetFont(font, "", { targetFormat: "truetype" });
  const tag = (at: number) => bare.toString("latin1", at, at + 4);
  const entry = Array.from({ length: bare.readUInt16BE(4) }, (_, at) => 12 + at * 16).find(
    (at) => tag(at) === "fvar",
  );
  if (entry === undefined) return [];
  const table = bare.readUInt32BE(entry + 8);
  const first = table + bare.readUInt16BE(table + 4);
  const size = bare.readUInt16BE(table + 10);
  const count = bare.readUInt16BE(table + 8);
  return Array.from({ length: count }, (_, at) => tag(first + at * size));
}

/**
 * Subsets the font file of a face to its characters and, if it is variable, to its weights.
 * @param style stylesheet with the rule: a font file is its package's, or one beside it
 */
export async function subset(style: string, face: Face): Promise<Buffer> {
  const { characters, weights, axes } = face;
  const font = await fontOf(style, face);
  const { min, max } = weights;
  const wght = min === max ? min : { min, max, default: min };
  const own = await axesOf(font);
  const variationAxes = Object.fromEntries(
    Object.entries({ ...axes, wght }).filter(([axis]) => own.includes(axis)),
  );
  const options = { targetFormat: "woff2", variationAxes, keepFeatures: FEATURES } as const;
  return subsetFont(font, characters.join(""), options);
}

/** Writes the subset file of a face; returns its path. */
async function make(style: string, face: Face): Promise<string> {
  const made = await subset(style, face);
  const name = createHash("sha256").update(made).digest("base64url");
  const path = join(FOLDER, name, basename(face.file));
  // The client and the server build write and read it at the same time.
  await writeAtomic(path, made);
  return path;
}

/** Throws if the shop's `fonts.css` cannot be used; its message is a sentence for people. */
export async function checkFonts(): Promise<void> {
  const style = themeFile("fonts.css");
  if (!existsSync(style)) return;
  const faces = facesIn(await readFile(style, "utf8"));
  await Promise.all(faces.map((face) => fontOf(style, face)));
}

const PRELOADS = "#theme/preloads";

/**
 * Creates the plugin. It subsets each font to the unicode-range and weights that its rule in
 * `fonts.css` declares, so that no unused glyphs are downloaded. `#theme/preloads` exports the URLs
 * that every page preloads: of each family the file of its first rule, in the order of the rules.
 */
export function fontSubsets(): Plugin {
  // Both the preloads and the stylesheet need the files, which take seconds.
  const makeFaces = cachedFetch({}, (css: string) =>
    Promise.all(
      facesIn(css).map(async (face) => ({ face, path: await make(themeFile("fonts.css"), face) })),
    ),
  );
  const makeAll = async () => {
    const style = themeFile("fonts.css");
    return makeFaces(existsSync(style) ? await readFile(style, "utf8") : "");
  };
  return {
    name: "vitrine:font-subsets",
    enforce: "pre",
    resolveId: {
      filter: { id: /^#theme\/preloads$/ },
      handler: () => `\0${PRELOADS}`,
    },
    load: {
      filter: { id: /#theme\/preloads$/ },
      async handler() {
        this.addWatchFile(themeFile("fonts.css"));
        const made = await makeAll();
        const first = new Map(made.toReversed().map(({ face, path }) => [face.family, path]));
        const paths = made
          .map(({ path }) => path)
          .filter((path) => [...first.values()].includes(path));
        const imports = paths.map(
          (path, at) => `import url${at} from ${JSON.stringify(`${path}?url`)};`,
        );
        return `${imports.join("\n")}\nexport const preloads = [${paths.map((_, at) => `url${at}`).join()}];`;
      },
    },
    transform: {
      filter: { id: /\/fonts\.css$/ },
      handler: async (code, id) => {
        if (id !== themeFile("fonts.css")) return undefined;
        let style = code;
        // Replaces only the first remaining occurrence, as a file may appear in several rules.
        for (const { face, path } of await makeAll()) {
          style = style.replace(`"${face.file}"`, () => `"${path}"`);
        }
        return { code: style, map: null };
      },
    },
  };
}
