import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  lighter,
  mix,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { cloth } from "#server/embedded/shop/pictures/cloths.ts";
import {
  lineThrough,
  oval,
  smoothThrough,
  type Point,
} from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { bow, twine } from "#server/embedded/shop/pictures/subjects/twine.ts";
import {
  fill,
  formatLength as f,
  group,
  moved,
  rectangle,
  stroke,
  turned,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawings of the Wave wrapping paper: its print, two tied rolls, and one standing.

const WHITE = "#f0ebdf";
const INDIGO = glazes.indigo;
/**
 * Ground of the indigo roll: the pattern's lines are as broad as its ground, so with plain indigo
 * both rolls would look the same blue from afar.
 */
const DEEP_INDIGO = darker(INDIGO, 0.22);
const HALF = 520;
const RADIUS = 58;
const PATTERN_SCALE = 0.5;

export type PaperPrint = "indigo" | "white";

/** Returns the waves as a fill in units of their own: use it inside a group scaled by the size. */
export function waves(sheet: Sheet, ground: PaperPrint): string {
  return ground === "indigo"
    ? cloth(sheet, "seigaiha", DEEP_INDIGO, mix(INDIGO, WHITE, 0.42))
    : cloth(sheet, "seigaiha", WHITE, mix(INDIGO, WHITE, 0.28));
}

function spiral(rx: number, ry: number): string {
  const points = Array.from({ length: 97 }, (_, index): Point => {
    const angle = (index / 16) * 2 * Math.PI;
    const share = 0.42 + (0.56 * index) / 96;
    return [rx * share * Math.cos(angle), ry * share * Math.sin(angle)];
  });
  return smoothThrough(points);
}

/** Draws one roll standing on its end at x, from -520 to 520, its upper end open to the viewer. */
function roll(sheet: Sheet, x: number, lift: number, ground: PaperPrint): string {
  const top = -HALF + lift;
  const bottom = HALF + lift;
  const ry = RADIUS * 0.3;
  const body =
    `M${f(-RADIUS)} ${f(top)}C${f(-RADIUS)} ${f(top + ry * 1.3)} ${f(RADIUS)} ${f(top + ry * 1.3)} ${f(RADIUS)} ${f(top)}` +
    `V${f(bottom)}C${f(RADIUS)} ${f(bottom + ry * 1.3)} ${f(-RADIUS)} ${f(bottom + ry * 1.3)} ${f(-RADIUS)} ${f(bottom)}Z`;
  const paper = group(
    rectangle(-RADIUS * 2.2, top * 2 - 100, RADIUS * 4.4, HALF * 4 + 260, waves(sheet, ground)),
    { transform: `scale(${PATTERN_SCALE})` },
  );
  const dark = ground === "indigo";
  const roundness = sheet.across([
    [0, DEEP_SHADOW, dark ? 0.34 : 0.24],
    [0.14, HIGHLIGHT, dark ? 0.1 : 0.2],
    [0.3, HIGHLIGHT, dark ? 0.3 : 0.55],
    [0.46, HIGHLIGHT, 0.08],
    [0.7, DEEP_SHADOW, dark ? 0.28 : 0.2],
    [0.92, DEEP_SHADOW, dark ? 0.62 : 0.5],
    [1, DEEP_SHADOW, dark ? 0.5 : 0.38],
  ]);
  const seamX = RADIUS * 0.34;
  const seam = lineThrough([
    [seamX, top + ry * 0.9],
    [seamX + 3, bottom + ry * 0.8],
  ]);
  const end = oval(0, top, RADIUS, ry);
  const edge = ground === "indigo" ? lighter(INDIGO, 0.35) : WHITE;
  return group(
    [
      fill(body, ground === "indigo" ? INDIGO : WHITE),
      sheet.inside(body, [
        paper,
        texture(sheet, body, "paper", 0.5),
        sheet.softStroke(seam, DEEP_SHADOW, 10, 4, { opacity: 0.4, transform: moved(5, 0) }),
        stroke(seam, edge, 2.5, { opacity: 0.9 }),
        fill(body, roundness),
      ]),
      fill(end, lighter(WHITE, 0.2)),
      sheet.inside(end, [
        fill(oval(0, top, RADIUS * 0.42, ry * 0.42), darker(WHITE, 0.75)),
        group(
          stroke(spiral(RADIUS, ry), darker(WHITE, 0.45), 1.6) +
            stroke(spiral(RADIUS, ry), darker(INDIGO, 0.1), 1, { transform: moved(1.2, 0.6) }),
          { transform: moved(0, top) },
        ),
      ]),
      stroke(end, darker(WHITE, 0.25), 1.6, { opacity: 0.7 }),
    ],
    { transform: moved(x, 0) },
  );
}

function shadowsOf(sheet: Sheet, rolls: readonly (readonly [number, number])[], angle: number) {
  const turn = (angle * Math.PI) / 180;
  const axes = rolls.map(([x, lift]) =>
    lineThrough(
      [-HALF + lift + 40, HALF + lift - 30].map((y): Point => [
        x * Math.cos(turn) - y * Math.sin(turn),
        x * Math.sin(turn) + y * Math.cos(turn),
      ]),
    ),
  );
  return (
    sheet.softStroke(axes.join(""), SHADOW, RADIUS * 2, 30, {
      opacity: 0.36,
      transform: moved(46, 54),
    }) +
    sheet.softStroke(axes.join(""), SHADOW, RADIUS * 2, 9, {
      opacity: 0.45,
      transform: moved(13, 17),
    })
  );
}

/**
 * Draws both rolls side by side and tied with string, 1070 long about the origin, turned by
 * `angle`.
 */
export function tiedRolls(angle = 0): Drawing {
  return (sheet) =>
    shadowsOf(
      sheet,
      [
        [-RADIUS, -14],
        [RADIUS, 26],
      ],
      angle,
    ) +
    group(
      [
        roll(sheet, RADIUS + 1, 26, "white"),
        sheet.softStroke(`M${f(RADIUS * 0.15)} ${-HALF}V${HALF}`, DEEP_SHADOW, 14, 7, {
          opacity: 0.5,
          transform: moved(0, 20),
        }),
        roll(sheet, -RADIUS - 1, -14, "indigo"),
        twine(sheet, `M${-2 * RADIUS - 3} 28C-80 50 -30 50 -1 34C30 52 80 52 ${2 * RADIUS + 3} 30`),
        twine(sheet, `M${-2 * RADIUS - 3} 42C-80 64 -30 64 -1 48C30 66 80 66 ${2 * RADIUS + 3} 44`),
        group(bow(sheet), { transform: `${moved(-20, 56)} ${turned(-angle + 8)}` }),
      ],
      { transform: turned(angle) },
    );
}

/** Draws a single roll standing upright on the ground at the origin, 1040 high. */
export function standingRoll(ground: PaperPrint): Drawing {
  return (sheet) =>
    sheet.softEllipse(30, 4, 96, 24, SHADOW, 14, { opacity: 0.42 }) +
    sheet.softEllipse(6, 4, 60, 18, SHADOW, 5, { opacity: 0.6 }) +
    roll(sheet, 0, -HALF, ground);
}
