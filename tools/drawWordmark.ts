import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import opentype from "opentype.js";
import type { PathCommand } from "opentype.js";
import subsetFont from "subset-font";
import { facesIn } from "#server/bundling/fontSubsets.ts";
import { readConfig } from "#server/kernel/config.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// Wordmark generator: converts the shop's name to an SVG path in a theme's `wordmark.json`.

/** Units per em of the drawing: whole numbers are exact to a sixth of a pixel at 40 px. */
const EM = 250;

/** Writes a path in whole numbers, relative to the end of the command before. */
function pathOf(commands: readonly PathCommand[]): string {
  let [left, top] = [0, 0];
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      if (x === undefined || y === undefined) return "z";
      const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined).map(Math.round);
      const steps = points.map((value, index) => value - (index % 2 ? top : left));
      [left, top] = [Math.round(x), Math.round(y)];
      // The font repeats the points between its curves as lines of zero length.
      if (type === "L" && steps.every((step) => step === 0)) return "";
      return type.toLowerCase() + steps.join(" ").replaceAll(" -", "-");
    })
    .join("");
}

/** Name, weight, letter spacing in em, and case of a wordmark. */
type Lettering = { name: string; weight: number; spacing: number; capitals?: boolean };

/** A wordmark: its width in units, and its path. */
type Wordmark = Lettering & { em: number; width: number; path: string };

/** Returns a name as a drawing in the typeface of a stylesheet's first rule. */
export async function drawWordmark(style: string, lettering: Lettering): Promise<Wordmark> {
  const { weight, spacing, capitals = false } = lettering;
  const name = capitals ? lettering.name.toUpperCase() : lettering.name;
  const [face] = facesIn(await readFile(style, "utf8"));
  if (!face) throw new Error(`${style} has no rule for a font file.`);
  const bytes = await subsetFont(
    await readFile(createRequire(resolve(style)).resolve(face.file)),
    name,
    {
      targetFormat: "truetype",
      variationAxes: { ...face.axes, wght: weight },
      keepFeatures: ["kern"],
    },
  );
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  const options = { kerning: true, letterSpacing: spacing };
  // Baseline of a line as tall as the font's size, to a two hundredth.
  const baseline =
    Math.round(100 + (100 * (font.ascender + font.descender)) / font.unitsPerEm) / 200;
  const { commands } = font.getPath(name, 0, EM * baseline, EM, options);
  const width = Math.ceil(font.getAdvanceWidth(name, EM, options));
  return { ...lettering, em: EM, width, path: pathOf(commands) };
}

// Run by hand for another name or typeface; a test fails when it is due.
if (import.meta.main) {
  const flags = {
    weight: { type: "string" },
    spacing: { type: "string" },
    capitals: { type: "boolean" },
  } as const;
  const { words, flags: given } = readCommandLine(flags, { allowWords: true });
  const [theme, ...name] = words;
  if (theme === undefined || !existsSync(join(theme, "fonts.css"))) {
    console.error("Name a theme's folder with a fonts.css, for example shop/theme.");
    process.exit(2);
  }
  const file = join(theme, "wordmark.json");
  const before = existsSync(file)
    ? (JSON.parse(await readFile(file, "utf8")) as Lettering)
    : { name: readConfig().SITE_NAME, weight: 400, spacing: 0 };
  const drawn = await drawWordmark(join(theme, "fonts.css"), {
    name: name.join(" ") || before.name,
    weight: Number(given.weight ?? before.weight),
    spacing: Number(given.spacing ?? before.spacing),
    ...((given.capitals ?? before.capitals) && { capitals: true }),
  });
  await writeFile(file, `${JSON.stringify(drawn, null, 2)}\n`);
  console.log(`Written: ${file}`);
}
