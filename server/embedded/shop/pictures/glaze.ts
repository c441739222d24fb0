import { darker, glazes, isDarkGlaze, mix, type Glaze } from "./colour.ts";
import type { Lathe } from "./lathe.ts";
import { dot, frontArc, smoothThrough, type Point } from "./outline.ts";
import { randomFrom } from "./random.ts";
import { shade, type ShadingOptions } from "./shading.ts";
import type { Sheet } from "./sheet.ts";
import { fill, formatLength as f, stroke } from "./svg.ts";
import { texture } from "./surfaces.ts";

// Ceramic glaze on turned pots: unglazed foot, iron specks, broken rim and inside color.

export type GlazeOptions = {
  /** Height of unglazed clay at the foot; 0 glazes the whole pot. */
  foot?: number;
  clay?: string;
  gloss?: number;
  specks?: number;
  speckColour?: string;
  /** Random seed of the specks' positions and the glaze's edge. */
  seed?: number;
  shading?: ShadingOptions;
};

const DARK_SPECK = "#0e1116";
const WARM_SPECK = "#4a2f1c";

/** Returns the color of the iron specks in a glaze. */
export function speckColourOf(glaze: Glaze): string {
  return isDarkGlaze(glaze) ? DARK_SPECK : WARM_SPECK;
}

/** Draws iron specks all over a turned solid. */
export function specks(solid: Lathe, count: number, colour: string, seed: number): string {
  const random = randomFrom(seed);
  let outline = "";
  for (let index = 0; index < count; index += 1) {
    const longitude = (Math.asin(random() * 2 - 1) * 180) / Math.PI;
    const y = solid.top + random() * solid.height;
    const [x, speckY] = solid.pointAt(longitude, [y, solid.radiusAt(y)]);
    outline += dot(x, speckY, 0.6 + random() * random() * 3);
  }
  return fill(outline, colour, { opacity: 0.5 });
}

/** Returns the lower edge of the glaze, right to left: a little uneven, as it runs in the kiln. */
function glazeEdge(solid: Lathe, foot: number, seed: number): Point[] {
  const random = randomFrom(seed + 40);
  const y = solid.bottom - foot;
  const radius = solid.radiusAt(y) + 4;
  const points = Array.from({ length: 11 }, (_, step) =>
    solid.pointAt(-90 + step * 18, [y + (random() - 0.5) * foot * 0.22, radius]),
  );
  return points.reverse();
}

function glazeOverFoot(
  sheet: Sheet,
  solid: Lathe,
  colour: string,
  clay: string,
  foot: number,
  seed: number,
): string {
  const edge = smoothThrough(glazeEdge(solid, foot, seed));
  const y = solid.bottom - foot;
  const radius = solid.radiusAt(y) + 4;
  const side = solid.widest * 1.3;
  const covered =
    `M${f(-side)} ${f(solid.top - solid.widest)}H${f(side)}V${f(y)}L${f(radius)} ${f(y)}` +
    `${edge.replace("M", "L")}L${f(-radius)} ${f(y)}H${f(-side)}Z`;
  return (
    sheet.softFill(covered, darker(clay, 0.45), 3, { opacity: 0.5, transform: "translate(0 5)" }) +
    fill(covered, colour) +
    texture(sheet, covered, "clay", 0.16) +
    sheet.inside(covered, sheet.softStroke(edge, darker(colour, 0.35), 14, 5, { opacity: 0.5 }))
  );
}

/** Draws a turned pot: clay foot, glaze above it with specks, and the light on both. */
export function glazedBody(
  sheet: Sheet,
  solid: Lathe,
  colour: string,
  options: GlazeOptions = {},
): string {
  const { foot = 60, clay = "#b98f6d", gloss = 0.55, seed = 3 } = options;
  const { specks: count = 110, speckColour = WARM_SPECK, shading = {} } = options;
  const coat =
    foot > 0
      ? glazeOverFoot(sheet, solid, colour, clay, foot, seed)
      : fill(solid.silhouette, colour) + texture(sheet, solid.silhouette, "clay", 0.16);
  return (
    fill(solid.silhouette, clay) +
    sheet.inside(solid.silhouette, [
      texture(sheet, solid.silhouette, "clay", 0.3),
      coat,
      count > 0 ? specks(solid, count, speckColour, seed) : "",
      shade(sheet, solid, colour, { gloss, ...shading }),
    ])
  );
}

/** Draws the thin line where the glaze breaks over the front of a rim. */
export function brokenRim({ top, topRadius, tilt }: Lathe, colour: string): string {
  const front = frontArc(0, top, topRadius, topRadius * tilt);
  return stroke(front, mix(colour, "#8a5a36", 0.55), 3, { opacity: 0.55 });
}

/** Returns the color inside a pot: a shade nearer to slip, unless the glaze is dark. */
export function insideColour(glaze: Glaze, share = 0.2): string {
  return isDarkGlaze(glaze) ? glazes[glaze] : mix(glazes[glaze], "#f6efe0", share);
}
