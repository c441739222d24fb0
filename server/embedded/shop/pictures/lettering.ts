import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font, type PathCommand } from "opentype.js";
import { LETTER_INK } from "./colour.ts";
import { fill, formatLength, type Attributes } from "./svg.ts";

/** Text as outlines (SVG paths), so a picture looks the same without the fonts installed. */

const faceFiles = {
  serif: "@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff",
  italic: "@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff",
  sans: "@fontsource/jost/files/jost-latin-400-normal.woff",
  capitals: "@fontsource/jost/files/jost-latin-500-normal.woff",
} as const;

export type Face = keyof typeof faceFiles;

/** Cylinder a label is stuck on: text bends around its front. */
export type Cylinder = { radius: number; tilt: number };

export type LetteringOptions = {
  face?: Face;
  /** Font size (height of the em) in picture units. */
  size?: number;
  x?: number;
  /** Baseline. */
  y?: number;
  align?: "start" | "middle" | "end";
  /** Letter spacing in ems. */
  tracking?: number;
  colour?: string;
  around?: Cylinder;
  attributes?: Attributes;
};

const loadedFaces = new Map<Face, Font>();

function loadFace(face: Face): Font {
  const known = loadedFaces.get(face);
  if (known) return known;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(faceFiles[face]));
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  loadedFaces.set(face, font);
  return font;
}

function bend(command: PathCommand, { radius, tilt }: Cylinder): void {
  for (const [xKey, yKey] of [
    ["x", "y"],
    ["x1", "y1"],
    ["x2", "y2"],
  ] as const) {
    const x = command[xKey];
    const y = command[yKey];
    if (x === undefined || y === undefined) continue;
    const longitude = x / radius;
    command[xKey] = radius * Math.sin(longitude);
    command[yKey] = y + tilt * radius * Math.cos(longitude);
  }
}

// opentype.js's own writer drops the space before a value that rounds to -0, which joins two
// numbers.
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const values = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + values.map(formatLength).join(" ");
    })
    .join("");
}

/** Draws one line of text as a filled outline. */
export function lettering(text: string, options: LetteringOptions = {}): string {
  const { face = "serif", size = 30, x = 0, y = 0, align = "middle", tracking = 0 } = options;
  const font = loadFace(face);
  const glyphs = font.stringToGlyphs(text);
  const unit = size / font.unitsPerEm;
  const advances = glyphs.map((glyph) => (glyph.advanceWidth ?? 0) * unit);
  const width =
    advances.reduce((sum, advance) => sum + advance, 0) + tracking * size * (glyphs.length - 1);
  let pen = align === "middle" ? x - width / 2 : align === "end" ? x - width : x;
  let outline = "";
  glyphs.forEach((glyph, index) => {
    const path = glyph.getPath(pen, y, size);
    const { around } = options;
    if (around) for (const command of path.commands) bend(command, around);
    outline += pathData(path.commands);
    pen += (advances[index] ?? 0) + tracking * size;
  });
  return fill(outline, options.colour ?? LETTER_INK, options.attributes);
}
