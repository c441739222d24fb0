import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import opentype from "opentype.js";
import type { PathCommand } from "opentype.js";
import subsetFont from "subset-font";
import { readCommandLine } from "#server/kernel/commandLine.ts";

// Wordmark generator: converts the shop's name to an SVG path in `wordmark.json`.

const FONT = "@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2";
const FILE = new URL("../components/frame/wordmark.json", import.meta.url);

/** Weight and flare of the wordmark, and its letter spacing in em. */
const AXES = { wght: 480, FLAR: 100 };
const SPACING = { kerning: true, letterSpacing: -0.02 };

/** Units per em of the drawing: whole numbers are exact to a sixth of a pixel at 40 px. */
const EM = 250;
/** Baseline of a line as tall as the font's size, in em. */
const BASELINE = 0.905;

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

/** Returns a name as a drawing in the headings' typeface: its width in units, and its path. */
export async function drawWordmark(name: string): Promise<{
  name: string;
  em: number;
  width: number;
  path: string;
}> {
  const file = await readFile(fileURLToPath(import.meta.resolve(FONT)));
  const options = {
    targetFormat: "truetype",
    variationAxes: AXES,
    keepFeatures: ["kern"],
  } as const;
  const bytes = await subsetFont(file, name, options);
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  const { commands } = font.getPath(name, 0, EM * BASELINE, EM, SPACING);
  const width = Math.ceil(font.getAdvanceWidth(name, EM, SPACING));
  return { name, em: EM, width, path: pathOf(commands) };
}

// Run by hand for another name or typeface; a test fails when it is due.
if (import.meta.main) {
  const { words } = readCommandLine({}, { allowWords: true });
  const { name } = JSON.parse(await readFile(FILE, "utf8")) as { name: string };
  const drawn = await drawWordmark(words.join(" ") || name);
  await writeFile(FILE, `${JSON.stringify(drawn, null, 2)}\n`);
  console.log(`Written: ${fileURLToPath(FILE)}`);
}
