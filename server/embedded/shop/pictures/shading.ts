import { darker, DEEP_SHADOW, GLOSS, lighter } from "./colour.ts";
import type { Lathe } from "./lathe.ts";
import type { Box } from "./outline.ts";
import type { Sheet, Stop } from "./sheet.ts";
import { fill } from "./svg.ts";

// Shading of turned solids: core shadow, highlights, slopes and gloss.

export type ShadingOptions = {
  /** Opacity of the window's reflection; 0 for matte objects. */
  gloss?: number;
  /** Start and end of the reflection, as shares of the height. */
  glossFrom?: number;
  glossTo?: number;
  /** Strength of the dark side. */
  strength?: number;
  /** Strength of the contrast between slopes facing up and down. */
  slope?: number;
  highlight?: number;
  /** Darkness at the object's foot. */
  foot?: number;
  /** Color of the light reflected from the right. */
  bounce?: string;
};

// Longitude at which each layer of shadow begins, and its opacity: together a smooth core shadow.
const DARK_SIDE = [
  [-4, 0.1],
  [16, 0.12],
  [34, 0.14],
  [50, 0.15],
  [64, 0.16],
  [76, 0.15],
] as const;
const SLOPE_SAMPLES = 18;

function slopeStops(solid: Lathe, colour: string, strength: number): Stop[] {
  const last = solid.profile.length - 1;
  const stops: Stop[] = [];
  for (let sample = 0; sample <= SLOPE_SAMPLES; sample += 1) {
    const index = Math.min(last - 1, Math.max(1, Math.round((sample / SLOPE_SAMPLES) * last)));
    const above = solid.profile[index - 1];
    const here = solid.profile[index];
    const below = solid.profile[index + 1];
    if (!above || !here || !below) continue;
    const rise = below[0] - above[0];
    const spread = below[1] - above[1];
    const facingUp = spread / (Math.hypot(rise, spread) || 1);
    stops.push([
      (here[0] - solid.top) / (solid.height || 1),
      facingUp > 0 ? lighter(colour, 0.85) : darker(colour, 0.72),
      (facingUp > 0 ? 0.34 * facingUp : -0.5 * facingUp) * strength,
    ]);
  }
  return stops.sort((first, second) => first[0] - second[0]);
}

/** Draws the light on a turned solid; clip it to the silhouette, over the color and the label. */
export function shade(
  sheet: Sheet,
  solid: Lathe,
  colour: string,
  options: ShadingOptions = {},
): string {
  const { gloss = 0, glossFrom = 0.12, glossTo = 0.62 } = options;
  const { strength = 1, slope = 1, highlight = 1, foot = 1, bounce = "#f3e3cc" } = options;
  const { widest, top, bottom } = solid;
  const dark = darker(colour, 0.72);
  const light = lighter(colour, 0.85);
  const spread = widest * 0.14;
  const region: Box = {
    x: -widest * 1.3,
    y: top - widest * 0.3,
    width: widest * 2.6,
    height: solid.height + widest * 0.7,
  };

  const darkSide = [
    ...DARK_SIDE.map(([from, opacity]) =>
      fill(solid.strip(from, 95), dark, { opacity: opacity * strength }),
    ),
    fill(solid.strip(-95, -74), dark, { opacity: 0.2 * strength }),
  ];
  const lightSide = [
    fill(solid.strip(-64, -12), light, { opacity: 0.2 * highlight }),
    fill(solid.strip(-50, -24), light, { opacity: 0.24 * highlight }),
  ];
  const slopes = slopeStops(solid, colour, slope);
  const parts = [
    fill(solid.silhouette, sheet.linearInUnits(slopes, [0, top], [0, bottom])),
    sheet.softGroup(darkSide, spread, region),
    sheet.softGroup(lightSide, spread * 0.85, region),
    sheet.softFill(solid.strip(82, 91), bounce, Math.max(2, widest * 0.025), {
      opacity: 0.34 * strength,
    }),
  ];
  if (foot > 0) {
    const stops: Stop[] = [
      [0, DEEP_SHADOW, 0],
      [0.8, DEEP_SHADOW, 0],
      [1, DEEP_SHADOW, 0.34 * foot],
    ];
    const front = bottom + solid.tilt * solid.bottomRadius;
    parts.push(fill(solid.silhouette, sheet.linearInUnits(stops, [0, top], [0, front])));
  }
  if (gloss > 0) {
    const from = top + solid.height * glossFrom;
    const to = top + solid.height * glossTo;
    parts.push(
      sheet.softFill(solid.strip(-47, -34, from, to), GLOSS, widest * 0.022, { opacity: gloss }),
      sheet.softFill(solid.strip(-30, -27, from, (from + to) / 2), GLOSS, widest * 0.012, {
        opacity: gloss * 0.7,
      }),
    );
  }
  return parts.join("");
}

/** Draws a turned solid in one color; `under` is shaded (labels), `over` is not. */
export function turnedBody(
  sheet: Sheet,
  solid: Lathe,
  colour: string,
  options: ShadingOptions & { under?: string; over?: string } = {},
): string {
  const { under = "", over = "", ...shading } = options;
  return (
    fill(solid.silhouette, colour) +
    sheet.inside(solid.silhouette, under + shade(sheet, solid, colour, shading) + over)
  );
}
