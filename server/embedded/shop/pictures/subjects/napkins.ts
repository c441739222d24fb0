import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  mix,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { box, smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { wallShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  fill,
  formatLength as f,
  moved,
  placed,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawings of the supper napkins: folded in an ash ring, and one spread out flat.

/** Colors of the four cloths, which the madder dye tints differently. */
const DYES = ["#a9583a", "#b5653f", "#ad5d3b", "#b96a45"];
const DYE = "#b0603c";
const ASH = "#cdb28a";
const AXIS = -124;

type Leaf = { side: 1 | -1; root: number; reach: number; low: number; high: number; dye: string };

/** Draws one folded cloth as it spreads from the ring: pinched at the root, broad at its hem. */
function spreadCloth(sheet: Sheet, { side, root, reach, low, high, dye }: Leaf): string {
  const x = (distance: number) => f(side * distance);
  const middle = (low + high) / 2;
  const outline =
    `M${x(30)} ${f(root + 27)}C${x(110)} ${f(root + 30)} ${x(170)} ${f(low)} ${x(reach - 26)} ${f(low)}` +
    `Q${x(reach)} ${f(low)} ${x(reach)} ${f(middle)}Q${x(reach)} ${f(high)} ${x(reach - 26)} ${f(high)}` +
    `C${x(170)} ${f(high)} ${x(110)} ${f(root - 30)} ${x(30)} ${f(root - 27)}Z`;
  const roundness = sheet.down([
    [0, HIGHLIGHT, 0.42],
    [0.2, HIGHLIGHT, 0.18],
    [0.55, DEEP_SHADOW, 0.06],
    [1, DEEP_SHADOW, 0.5],
  ]);
  const pinch = sheet.linearInUnits(
    [
      [0, DEEP_SHADOW, 0.6],
      [0.3, DEEP_SHADOW, 0.2],
      [0.6, DEEP_SHADOW, 0],
      [1, side > 0 ? DEEP_SHADOW : HIGHLIGHT, 0.14],
    ],
    [side * 40, 0],
    [side * reach, 0],
  );
  const crease = (share: number): string => {
    const y = high + (low - high) * share;
    const start = root + (share - 0.5) * 44;
    return `M${x(40)} ${f(start)}C${x(130)} ${f(start)} ${x(180)} ${f(y)} ${x(reach - 10)} ${f(y)}`;
  };
  const hem: Point[] = [
    [side * (reach - 44), low],
    [side * (reach - 40), middle],
    [side * (reach - 46), high],
  ];
  return [
    sheet.softFill(outline, DEEP_SHADOW, 10, { opacity: 0.5, transform: moved(8, 10) }),
    fill(outline, dye),
    sheet.inside(outline, [
      texture(sheet, outline, "linen", 0.5),
      fill(outline, roundness),
      sheet.softStroke(crease(0.34) + crease(0.7), DEEP_SHADOW, 12, 6, { opacity: 0.45 }),
      sheet.softStroke(crease(0.2) + crease(0.54), HIGHLIGHT, 10, 6, { opacity: 0.3 }),
      fill(outline, pinch),
      stroke(smoothThrough(hem), darker(dye, 0.4), 2.4, { opacity: 0.6 }),
      stroke(smoothThrough(hem), lighter(dye, 0.35), 2, {
        "stroke-dasharray": "7 6",
        opacity: 0.7,
        transform: moved(-side * 3, 0),
      }),
    ]),
    stroke(crease(0.5), darker(dye, 0.65), 3, { opacity: 0.55 }),
    stroke(crease(0.53), lighter(dye, 0.4), 2.5, { opacity: 0.4 }),
  ].join("");
}

/** Draws the ring, turned with a belly and two grooves; it covers where the cloths are pinched. */
function ring(sheet: Sheet): string {
  const top = AXIS - 136;
  const foot = AXIS + 136;
  const bulge = 26;
  const side = (x: number, out: number, from: number, to: number) =>
    `C${f(x + out)} ${f(from + (to - from) * 0.3)} ${f(x + out)} ${f(from + (to - from) * 0.7)} ${f(x)} ${f(to)}`;
  const band = `M-58 ${f(top)}Q0 ${f(top - 14)} 58 ${f(top)}${side(58, bulge, top, foot)}Q0 ${f(foot + 10)} -58 ${f(foot)}${side(-58, -bulge, foot, top)}Z`;
  const groove = (x: number, out: number) => `M${f(x)} ${f(top - 6)}${side(x, out, top, foot)}`;
  const grooves = groove(-34, -bulge * 0.6) + groove(34, bulge * 0.6);
  const roundness = sheet.down([
    [0, HIGHLIGHT, 0.3],
    [0.16, HIGHLIGHT, 0.6],
    [0.4, HIGHLIGHT, 0.1],
    [0.6, DEEP_SHADOW, 0.08],
    [0.88, DEEP_SHADOW, 0.42],
    [1, DEEP_SHADOW, 0.6],
  ]);
  const belly = sheet.across([
    [0, DEEP_SHADOW, 0.3],
    [0.2, HIGHLIGHT, 0.2],
    [0.5, HIGHLIGHT, 0.12],
    [1, DEEP_SHADOW, 0.44],
  ]);
  return [
    sheet.softFill(band, DEEP_SHADOW, 12, { opacity: 0.6, transform: moved(14, 4) }),
    fill(band, ASH),
    sheet.inside(band, [
      texture(sheet, band, "uprightWood", 0.6),
      fill(band, roundness),
      fill(band, belly),
      stroke(grooves, darker(ASH, 0.6), 3.5, { opacity: 0.6 }),
      stroke(grooves, lighter(ASH, 0.6), 2.5, { opacity: 0.6, transform: moved(3, 0) }),
    ]),
  ].join("");
}

const THICK = 60;

function sideOf(side: 1 | -1, count: number): Leaf[] {
  // A single cloth is thicker than in a pile, and its ring is drawn smaller.
  if (count === 1) return [{ side, root: -74, reach: 400, low: -4, high: -106, dye: DYE }];
  return Array.from({ length: count }, (_, index) => {
    const low = 10 - index * THICK;
    return {
      side,
      root: AXIS + 93 - index * 57,
      reach: 416 - index * 16 + (index % 2) * 12,
      low,
      high: low - THICK - 8,
      dye: DYES[index % DYES.length] ?? DYE,
    };
  });
}

/** Draws the face of the topmost cloth, seen from above, on one side of the ring. */
function topFace(sheet: Sheet, { side, reach, high, dye }: Leaf): string {
  const x = (distance: number) => f(side * distance);
  const outline =
    `M${x(30)} ${f(high + 24)}C${x(110)} ${f(high + 14)} ${x(180)} ${f(high + 16)} ${x(reach - 12)} ${f(high + 14)}` +
    `C${x(reach - 6)} ${f(high - 6)} ${x(reach - 30)} ${f(high - 36)} ${x(reach - 52)} ${f(high - 44)}` +
    `C${x(190)} ${f(high - 42)} ${x(120)} ${f(high - 26)} ${x(30)} ${f(high - 22)}Z`;
  const light = sheet.linearInUnits(
    [
      [0, DEEP_SHADOW, 0.5],
      [0.25, DEEP_SHADOW, 0.1],
      [0.5, HIGHLIGHT, side > 0 ? 0.16 : 0.3],
      [1, HIGHLIGHT, side > 0 ? 0.06 : 0.4],
    ],
    [side * 40, 0],
    [side * reach, 0],
  );
  return [
    fill(outline, lighter(dye, 0.12)),
    sheet.inside(outline, [
      texture(sheet, outline, "linen", 0.5),
      fill(outline, light),
      sheet.softStroke(
        `M${x(40)} ${f(high)}C${x(120)} ${f(high - 4)} ${x(180)} ${f(high - 16)} ${x(reach - 80)} ${f(high - 18)}`,
        DEEP_SHADOW,
        12,
        7,
        { opacity: 0.4 },
      ),
    ]),
  ].join("");
}

function clothsOn(sheet: Sheet, side: 1 | -1, count: number): string {
  const leaves = sideOf(side, count);
  const last = leaves.at(-1);
  return (
    leaves.map((leaf) => spreadCloth(sheet, leaf)).join("") + (last ? topFace(sheet, last) : "")
  );
}

/**
 * Draws folded napkins held by an ash ring, 300 high and 830 across: all four, or one for a place
 * setting.
 */
export function ringedNapkins(count = 4): Drawing {
  return (sheet) =>
    [
      sheet.softEllipse(60, 4, 440, 48, SHADOW, 28, { opacity: 0.36 }),
      sheet.softEllipse(10, 6, 390, 22, SHADOW, 9, { opacity: 0.5 }),
      sheet.softEllipse(20, 8, 110, 18, SHADOW, 7, { opacity: 0.6 }),
      clothsOn(sheet, -1, count),
      clothsOn(sheet, 1, count),
      placed(0, 0, count === 1 ? 0.62 : 1, ring(sheet)),
    ].join("");
}

/** One napkin spread out flat, 640 square about the origin, with the creases of its folding. */
export const flatNapkin: Drawing = (sheet) => {
  const outline =
    "M-320 -317C-110 -323 110 -315 318 -320C324 -110 316 110 320 318C110 322 -110 315 -318 320C-323 110 -316 -110 -320 -317Z";
  const light = sheet.slanting([
    [0, HIGHLIGHT, 0.26],
    [0.5, HIGHLIGHT, 0.02],
    [1, DEEP_SHADOW, 0.22],
  ]);
  const seam = box(-298, -298, 596, 596);
  const creases = "M-108 -318V318M106 -318V318M-318 2H318";
  return [
    wallShadow(sheet, outline, { near: 0.45, far: 0.3, reach: 0.5 }),
    fill(outline, DYE),
    sheet.inside(outline, [
      texture(sheet, outline, "linen", 0.55),
      fill(outline, light),
      sheet.softStroke(creases, DEEP_SHADOW, 16, 10, { opacity: 0.16, transform: moved(8, 8) }),
      sheet.softStroke(creases, HIGHLIGHT, 8, 5, { opacity: 0.16, transform: moved(-4, -4) }),
    ]),
    stroke(seam, darker(DYE, 0.4), 2, { opacity: 0.5 }),
    stroke(seam, lighter(DYE, 0.4), 2, {
      "stroke-dasharray": "8 6",
      opacity: 0.6,
      transform: moved(-1, -2),
    }),
    stroke(outline, mix(DYE, HIGHLIGHT, 0.3), 2.5, { opacity: 0.6 }),
  ].join("");
};
