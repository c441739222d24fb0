import { darker, GLOSS, lighter } from "./colour.ts";
import { boundsOf, grown } from "./outline.ts";
import type { Sheet } from "./sheet.ts";
import { group, moved, stroke } from "./svg.ts";

/** Draws a round rod along an open path: handles, rims, spouts, cords. */
export function tube(
  sheet: Sheet,
  path: string,
  width: number,
  colour: string,
  { highlight = 0.55, gloss = 0 }: { highlight?: number; gloss?: number } = {},
): string {
  const region = grown(boundsOf(path), width);
  const light = (paint: string, share: number, offset: number, sigma: number, opacity: number) =>
    stroke(path, paint, width * share, {
      opacity,
      transform: moved(-width * offset, -width * offset),
      filter: sheet.blur(sigma, region),
    });
  const lit = [
    light(colour, 0.72, 0.12, width * 0.12, 1),
    light(lighter(colour, 0.6), 0.26, 0.2, width * 0.1, highlight),
    gloss > 0 ? light(GLOSS, 0.08, 0.21, 1.5, gloss) : "",
  ];
  const mask = sheet.mask(stroke(path, "#fff", width), region);
  return stroke(path, darker(colour, 0.3), width) + group(lit, { mask });
}
