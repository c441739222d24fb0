import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  lighter,
  mix,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lineThrough, smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { peg } from "#server/embedded/shop/pictures/subjects/peg.ts";
import {
  fill,
  formatLength as f,
  group,
  moved,
  stroke,
  turned,
} from "#server/embedded/shop/pictures/svg.ts";

// SVG drawings of the pair of dipped tapers: lying flat, and hanging from a peg.

/** Color of undyed beeswax: the natural pair, and the base of every dyed one. */
const BEESWAX = "#e2be7c";
const WICK = "#e9dfca";

const taperColours = {
  natural: BEESWAX,
  rust: glazes.rust,
  moss: glazes.moss,
};

export type TaperColour = keyof typeof taperColours;

const LENGTH = 760;
/** Half widths from the tip down: each dip adds more at the base, where the last drips hang. */
const HALF_WIDTHS: readonly Point[] = [
  [0, 7],
  [10, 13],
  [40, 17],
  [160, 21],
  [340, 26],
  [540, 30],
  [690, 33],
  [726, 34],
  [744, 30],
];

function taperOutline(seed: number): string {
  const random = randomFrom(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [y, halfWidth] of HALF_WIDTHS) {
    left.push([-halfWidth + (random() - 0.5) * 3, y]);
    right.push([halfWidth + (random() - 0.5) * 3, y]);
  }
  const drip: Point[] = [
    [20, 756],
    [12, LENGTH + 10 + random() * 18],
    [-2, LENGTH + 4],
    [-10, 754],
    [-22, 752],
  ];
  return smoothThrough([...left.toReversed(), ...right, ...drip], true);
}

/** Draws the faint ridges where each dip ended. */
function dipRidges(sheet: Sheet, seed: number): string {
  const random = randomFrom(seed + 9);
  const ridges = Array.from({ length: 9 }, (_, index) => {
    const y = 70 + index * 78 + random() * 40;
    return `M-34 ${f(y)}Q0 ${f(y + 10)} 34 ${f(y + random() * 8)}`;
  }).join("");
  return sheet.softStroke(ridges, DEEP_SHADOW, 5, 4, { opacity: 0.14 });
}

/** Draws one taper from its tip at the origin down. */
function taper(sheet: Sheet, colour: string, seed: number): string {
  const outline = taperOutline(seed);
  const light = lighter(colour, 0.62);
  const roundness = sheet.linearInUnits(
    [
      [0, darker(colour, 0.22), 0.6],
      [0.2, light, 0.35],
      [0.36, light, 0.7],
      [0.52, light, 0.1],
      [0.78, darker(colour, 0.5), 0.5],
      [0.95, darker(colour, 0.62), 0.75],
      [1, mix(colour, "#f3e3cc", 0.3), 0.7],
    ],
    [-34, 0],
    [34, 0],
  );
  const paleTip = sheet.linearInUnits(
    [
      [0, BEESWAX, 1],
      [0.6, BEESWAX, 0.9],
      [1, BEESWAX, 0],
    ],
    [0, 0],
    [0, 64],
  );
  const bloom = lineThrough([
    [-9, 60],
    [-13, 660],
  ]);
  return [
    fill(outline, colour),
    sheet.inside(outline, [
      fill("M-60 -20H60V70H-60Z", paleTip),
      fill(outline, roundness),
      dipRidges(sheet, seed),
      sheet.softStroke(bloom, HIGHLIGHT, 7, 4, { opacity: 0.5 }),
      sheet.softStroke("M-40 752H40", DEEP_SHADOW, 16, 6, { opacity: 0.25 }),
    ]),
  ].join("");
}

type Hung = { x: number; y: number; turn: number; seed: number };

function pair(sheet: Sheet, colour: string, places: readonly Hung[], reach: number): string {
  const transformOf = ({ x, y, turn }: Hung) => `${moved(x, y)} ${turned(turn)}`;
  const shadows = places.map((place) =>
    fill(taperOutline(place.seed), SHADOW, { transform: transformOf(place) }),
  );
  const region = { x: -260, y: 0, width: 560, height: 1000 };
  return [
    sheet.softGroup(shadows, 20 * reach, region, {
      opacity: 0.34,
      transform: moved(34 * reach, 32 * reach),
    }),
    sheet.softGroup(shadows, 6, region, { opacity: 0.42, transform: moved(11, 12) }),
    ...places.map((place) =>
      group(taper(sheet, colour, place.seed), { transform: transformOf(place) }),
    ),
  ].join("");
}

function wickLine(sheet: Sheet, path: string): string {
  return [
    sheet.softStroke(path, SHADOW, 8, 5, { opacity: 0.5, transform: moved(9, 10) }),
    stroke(path, darker(WICK, 0.38), 8),
    stroke(path, WICK, 5),
    stroke(path, darker(WICK, 0.3), 5, { "stroke-dasharray": "3 7", opacity: 0.5 }),
  ].join("");
}

/** Draws the pair lying flat, joined by its loop of wick; 960 long, its top at y = 0. */
export function tapers({ colour = "natural" }: { colour?: TaperColour } = {}): Drawing {
  return (sheet) => {
    const loop = "M-50 196C-56 110 -116 40 -60 12C0 -18 92 30 74 108C66 146 58 170 58 204";
    const places = [
      { x: -50, y: 186, turn: 2.2, seed: 3 },
      { x: 58, y: 194, turn: -3.4, seed: 8 },
    ];
    return wickLine(sheet, loop) + pair(sheet, taperColours[colour], places, 0.8);
  };
}

/** Draws the pair hanging by its wick from a peg at the origin, down to y = 860. */
export function hangingTapers({ colour = "natural" }: { colour?: TaperColour } = {}): Drawing {
  return (sheet) => {
    const places = [
      { x: -44, y: 92, turn: 0.8, seed: 3 },
      { x: 46, y: 100, turn: -0.9, seed: 8 },
    ];
    return [
      pair(sheet, taperColours[colour], places, 1.5),
      wickLine(sheet, "M-44 102C-42 50 -30 -8 -2 -16C30 -12 44 50 46 110"),
      peg(sheet, -26),
    ].join("");
  };
}
