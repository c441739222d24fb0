import { camera, type Camera } from "#server/embedded/shop/pictures/camera.ts";
import {
  darker,
  DEEP_SHADOW,
  glazes,
  GLOSS,
  HIGHLIGHT,
  LABEL_PAPER,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { polygon, smoothThrough } from "#server/embedded/shop/pictures/outline.ts";
import { hullOf, planAt, type Plan } from "#server/embedded/shop/pictures/roundedBlock.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  fill,
  formatLength as f,
  group,
  moved,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the garden soap, a bar in its paper band.

export type SoapOptions = {
  colour?: string;
  /** Text of the paper band in two lines. */
  name?: readonly [string, string];
};

export const soaps = {
  mossAndSalt: { colour: glazes.celadon, name: ["Moss &", "Salt"] },
  clayAndOat: { colour: "#c99a7c", name: ["Clay &", "Oat"] },
} satisfies Record<string, SoapOptions>;

const BAR: Plan = { halfLength: 270, halfDepth: 170, corner: 38 };
const TOP: Plan = { halfLength: 250, halfDepth: 150, corner: 30 };
const HEIGHT = 180;
const SHOULDER = HEIGHT - 22;
/** Half the band's breadth. */
const BAND = 96;
/** Center of the soap's contact with the ground, relative to the origin. */
const PLACE = moved(20, -92);

const look: Camera = camera({ yaw: -26, pitch: 23, distance: 3000 });

/** Returns the transform that lays text on the bar's front, its middle at the given height. */
function onFront(height: number): string {
  const [x, y] = look(0, height, -BAR.halfDepth);
  const [right, across] = look(1, height, -BAR.halfDepth);
  const [side, below] = look(0, height - 1, -BAR.halfDepth);
  const entries = [right - x, across - y, side - x, below - y, x, y];
  return `matrix(${entries.map((entry) => entry.toFixed(4)).join(" ")})`;
}

/** Draws the paper band around the bar's middle: its front with the name, its shoulder, its top. */
function band(sheet: Sheet, colour: string, name: readonly [string, string]): string {
  const strip = (from: readonly [y: number, z: number], to: readonly [y: number, z: number]) =>
    polygon([look(-BAND, ...from), look(BAND, ...from), look(BAND, ...to), look(-BAND, ...to)]);
  const edge = -BAR.halfDepth - 2;
  const front = strip([0, edge], [SHOULDER, edge]);
  const shoulder = strip([SHOULDER, edge], [HEIGHT + 1, -TOP.halfDepth]);
  const top = strip([HEIGHT + 1, -TOP.halfDepth], [HEIGHT + 1, TOP.halfDepth + 6]);
  const whole = front + shoulder + top;
  const foot = sheet.down([
    [0, DEEP_SHADOW, 0.02],
    [1, DEEP_SHADOW, 0.2],
  ]);
  const lettered = (height: number, text: string, size: number) =>
    group(lettering(text, { size }), { transform: onFront(height) });
  return [
    sheet.softFill(whole, DEEP_SHADOW, 5, { opacity: 0.4, transform: moved(6, 2) }),
    fill(front, darker(LABEL_PAPER, 0.06)),
    fill(shoulder, lighter(LABEL_PAPER, 0.3)),
    fill(top, lighter(LABEL_PAPER, 0.45)),
    sheet.inside(whole, texture(sheet, whole, "paper", 0.6)),
    fill(front, foot),
    lettered(104, name[0], 46),
    lettered(60, name[1], 46),
    group(lettering("OSIER", { face: "capitals", size: 14, tracking: 0.4 }), {
      transform: onFront(30),
    }),
    stroke(
      [-BAND, BAND]
        .map((x) => {
          const [x1, y1] = look(x, 0, edge);
          const [x2, y2] = look(x, SHOULDER, edge);
          return `M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}`;
        })
        .join(""),
      darker(colour, 0.4),
      1.6,
      { opacity: 0.35 },
    ),
  ].join("");
}

/** Draws the bar, 640 wide; Moss & Salt by default. */
export function soap(options: SoapOptions = soaps.mossAndSalt): Drawing {
  const { colour = glazes.celadon, name = soaps.mossAndSalt.name } = options;
  return (sheet) => {
    const low = planAt(look, BAR, 0);
    const raised = planAt(look, BAR, SHOULDER);
    const top = planAt(look, TOP, HEIGHT);
    const silhouette = hullOf(low, raised, top);
    const sides = sheet.across([
      [0, lighter(colour, 0.16)],
      [0.5, colour],
      [0.7, darker(colour, 0.06)],
      [0.8, darker(colour, 0.3)],
      [1, darker(colour, 0.42)],
    ]);
    const foot = sheet.down([
      [0.5, DEEP_SHADOW, 0],
      [1, DEEP_SHADOW, 0.3],
    ]);
    const contact = polygon(low);
    return group(
      [
        sheet.softFill(silhouette, SHADOW, 28, {
          opacity: 0.28,
          transform: "translate(52 20) skewX(-8)",
        }),
        sheet.softFill(contact, SHADOW, 14, { opacity: 0.5, transform: moved(22, 12) }),
        sheet.softFill(contact, SHADOW, 5, { opacity: 0.7, transform: moved(3, 5) }),
        fill(silhouette, sides),
        sheet.inside(silhouette, [
          texture(sheet, silhouette, "clay", 0.14),
          sheet.softFill(polygon(top), lighter(colour, 0.5), 6),
          sheet.softStroke(smoothThrough(top.slice(16, 30)), HIGHLIGHT, 12, 6, { opacity: 0.5 }),
          fill(silhouette, foot),
        ]),
        sheet.softStroke(smoothThrough(top.slice(17, 28)), GLOSS, 4, 2.5, { opacity: 0.5 }),
        band(sheet, colour, name),
      ],
      { transform: PLACE },
    );
  };
}
