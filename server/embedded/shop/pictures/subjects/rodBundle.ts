import {
  darker,
  DEEP_SHADOW,
  KRAFT,
  lighter,
  mix,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { polygon, smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { leafMark } from "#server/embedded/shop/pictures/subjects/leafMark.ts";
import {
  ellipse,
  fill,
  formatLength as f,
  group,
  moved,
  stroke,
  turned,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the bundle of willow rods, tied with withies.

const RODS = 96;
const BARKS = ["#c39a63", "#b4864e", "#cba673", "#a97c47", "#bf8f5c", "#ad8a58"];
const PITH = "#e8d7b0";
const TIES = [-250, -610];
/** Half the bundle's width at heights from the butts to the tips. */
const GIRTH: readonly Point[] = [
  [0, 116],
  [-130, 112],
  [-250, 103],
  [-410, 98],
  [-570, 84],
  [-720, 82],
  [-1100, 112],
];

type Rod = { across: number; butt: number; tip: number; bark: string; width: number };

function girthAt(y: number): number {
  for (let index = 1; index < GIRTH.length; index += 1) {
    const [belowY, belowWidth] = GIRTH[index - 1] ?? [0, 0];
    const [aboveY, aboveWidth] = GIRTH[index] ?? [0, 0];
    if (y >= aboveY)
      return belowWidth + ((aboveWidth - belowWidth) * (y - belowY)) / (aboveY - belowY);
  }
  return GIRTH.at(-1)?.[1] ?? 0;
}

function gather(): Rod[] {
  const random = randomFrom(41);
  return Array.from({ length: RODS }, (_, index): Rod => {
    const near = index / RODS;
    // Near rods are closer to the middle, so that the bundle looks round.
    const across = (random() * 2 - 1) * (1 - near * 0.12);
    const light = Math.cos(((across * 62 + 34) * Math.PI) / 180);
    const bark = BARKS[Math.floor(random() * BARKS.length)] ?? PITH;
    return {
      across,
      butt: near * 34 * Math.sqrt(Math.max(0, 1 - across * across)) - 4 + random() * 10,
      tip: -1010 - random() * 190 + Math.abs(across) * 80,
      bark: light > 0.62 ? lighter(bark, (light - 0.62) * 0.9) : darker(bark, (0.62 - light) * 0.9),
      width: 13 + random() * 5,
    };
  });
}

function spine(rod: Rod, seed: number): Point[] {
  const random = randomFrom(seed);
  const heights = [rod.butt, -130, -250, -410, -570, -720, rod.tip];
  return heights.map((y, index): Point => {
    const wander = index === 2 || index === 4 ? 2 : index > 4 ? 34 : 9;
    return [rod.across * girthAt(y) + (random() - 0.5) * wander, y];
  });
}

/** Draws a rod, which tapers from its butt to a whip. */
function rodDrawing(rod: Rod, seed: number): string {
  const points = spine(rod, seed);
  const last = points.length - 1;
  const side = (sign: 1 | -1) =>
    points.map(([x, y], index): Point => [
      x + (sign * rod.width * (1 - (index / last) * 0.84)) / 2,
      y,
    ]);
  const there = smoothThrough(side(-1));
  const back = smoothThrough(side(1).toReversed()).replace("M", "L");
  const [buttX = 0] = points[0] ?? [];
  const lit = smoothThrough(points.map(([x, y]): Point => [x - rod.width * 0.16, y]).slice(0, -1));
  return [
    fill(`${there}${back}Z`, rod.bark),
    stroke(smoothThrough(side(1)), darker(rod.bark, 0.5), 2, { opacity: 0.5 }),
    stroke(lit, lighter(rod.bark, 0.5), 2.6, { opacity: 0.5 }),
    ellipse(buttX, rod.butt, rod.width / 2, rod.width * 0.3, darker(rod.bark, 0.3)),
    ellipse(buttX, rod.butt - 0.6, rod.width / 2 - 1.6, rod.width * 0.22, mix(PITH, rod.bark, 0.2)),
  ].join("");
}

/** Draws a withy wound around the bundle three times, its ends tucked under. */
function tie(sheet: Sheet, y: number): string {
  const half = girthAt(y) + 9;
  const turn = (offset: number, slant: number) =>
    `M${f(-half)} ${f(y + offset - slant)}Q0 ${f(y + offset + 26)} ${f(half)} ${f(y + offset + slant)}`;
  const turns = turn(-16, 3) + turn(0, -3) + turn(16, 4);
  const tuck = `M${f(-14)} ${f(y + 22)}C6 ${f(y - 30)} 26 ${f(y - 34)} 46 ${f(y - 58)}`;
  const bands = `${turns}${tuck}`;
  const wide = sheet.linearInUnits(
    [
      [0, DEEP_SHADOW, 0.4],
      [0.3, DEEP_SHADOW, 0],
      [0.6, DEEP_SHADOW, 0.1],
      [1, DEEP_SHADOW, 0.7],
    ],
    [-half, 0],
    [half, 0],
  );
  return [
    sheet.softStroke(turns, DEEP_SHADOW, 24, 7, { opacity: 0.5, transform: moved(3, 10) }),
    stroke(bands, "#5a3d1d", 14),
    stroke(bands, "#8a6332", 10.5),
    stroke(bands, "#dcc08a", 3.4, { opacity: 0.75, transform: moved(-1, -3.5) }),
    stroke(turns, wide, 14),
  ].join("");
}

function shadow(sheet: Sheet): string {
  const onWall = polygon([
    [-20, 0],
    [120, 0],
    [330, -150],
    [470, -560],
    [560, -980],
    [300, -980],
    [250, -560],
    [160, -150],
  ]);
  return [
    sheet.softFill(onWall, SHADOW, 34, { opacity: 0.16 }),
    sheet.softEllipse(100, 12, 220, 34, SHADOW, 20, { opacity: 0.34 }),
    sheet.softEllipse(12, 16, 140, 30, SHADOW, 7, { opacity: 0.6 }),
  ].join("");
}

/** Draws the grower's kraft tag on its string. */
function tag(sheet: Sheet): string {
  const card = "M-6 0L34 -12L74 20V176H-46V20Z";
  const at = { transform: `${moved(62, -196)} ${turned(7)}` };
  return [
    stroke("M26 -236C40 -224 62 -214 76 -190", "#efe6d2", 3.5),
    sheet.softFill(card, DEEP_SHADOW, 8, {
      opacity: 0.5,
      transform: `${moved(72, -182)} ${turned(7)}`,
    }),
    group(
      [
        fill(card, KRAFT),
        texture(sheet, card, "paper", 0.6),
        ellipse(14, 14, 9, 9, darker(KRAFT, 0.55)),
        leafMark(14, 64, 0.62),
        lettering("One bolt", { size: 27, x: 14, y: 118 }),
        lettering("BUFF WILLOW", { face: "capitals", size: 10.5, x: 14, y: 148, tracking: 0.18 }),
      ],
      at,
    ),
  ].join("");
}

/** The bundle (one bolt) standing on its butts, 1200 high. */
export const rodBundle: Drawing = (sheet) => {
  const rods = gather().map((rod, index) => rodDrawing(rod, index * 7 + 1));
  const edge = sheet.linearInUnits(
    [
      [0, DEEP_SHADOW, 0],
      [0.6, DEEP_SHADOW, 0],
      [1, DEEP_SHADOW, 0.4],
    ],
    [-130, 0],
    [130, 0],
  );
  const body =
    "M-118 6L-104 -250L-99 -410L-83 -612H83L85 -570L99 -410L104 -250L114 -8Q0 58 -118 6Z";
  return [
    shadow(sheet),
    group([...rods, fill(body, edge), ...TIES.map((y) => tie(sheet, y)), tag(sheet)], {
      transform: turned(3.5),
    }),
  ].join("");
};
