import { darker, DEEP_SHADOW, HIGHLIGHT, lighter } from "#server/embedded/shop/pictures/colour.ts";
import { lathe, type Lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { box, dot, lineThrough } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { wrappedLabel } from "#server/embedded/shop/pictures/subjects/wrappedLabel.ts";
import { ellipse, fill, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the labeled jars of honey and jam, with a cloth or metal lid.

export type JarOptions = {
  colour: string;
  /** Number of fine bubbles in the content. */
  bubbles?: number;
  name: string;
  line: string;
  lid: "cloth" | "metal";
  lidColour: string;
  height?: number;
};

export const preserves = {
  honey: {
    colour: "#d9942f",
    bubbles: 70,
    name: "Heather",
    line: "RAW HONEY · 340 G",
    lid: "cloth",
    lidColour: "#e8dcc4",
  },
  jam: {
    colour: "#8e2f35",
    name: "Damson",
    line: "FRUIT JAM · 280 G",
    lid: "metal",
    lidColour: "#c9a15a",
    height: 360,
  },
} satisfies Record<string, JarOptions>;

const TILT = 0.18;
const RADIUS = 190;

/** Draws a linen cap tied down with string. */
function clothLid(sheet: Sheet, height: number, colour: string): string {
  const cap = lathe(TILT, [
    [-height - 60, RADIUS * 0.84],
    [-height - 56, RADIUS * 0.9],
    [-height - 20, RADIUS * 0.96],
    [-height + 6, RADIUS * 0.9],
    [-height + 22, RADIUS * 0.88],
    [-height + 60, RADIUS * 1.04],
    [-height + 60, RADIUS * 1.04],
  ]);
  const random = randomFrom(3);
  const gathers = Array.from({ length: 15 }, (_, index) => {
    const longitude = -84 + index * 12;
    const tied = -height + 14;
    return lineThrough([
      cap.pointAt(longitude, [tied, cap.radiusAt(tied)]),
      cap.pointAt(longitude + (random() - 0.5) * 6, [-height + 62, RADIUS * 1.04]),
    ]);
  }).join("");
  const top = -height - 60;
  return [
    turnedBody(sheet, cap, colour, {
      foot: 0.3,
      over: [
        texture(sheet, cap.silhouette, "linen", 0.5),
        sheet.softStroke(gathers, DEEP_SHADOW, 7, 4, { opacity: 0.28 }),
        sheet.softStroke(gathers, HIGHLIGHT, 5, 3, {
          opacity: 0.5,
          transform: "translate(-9 0)",
        }),
      ].join(""),
    }),
    stroke(cap.ring(-height + 16), "#8a5a36", 9),
    stroke(cap.ring(-height + 13), "#d9b183", 4),
    sheet.softEllipse(0, top, RADIUS * 0.84, RADIUS * 0.84 * TILT, lighter(colour, 0.5), 3),
  ].join("");
}

function metalLid(sheet: Sheet, height: number, colour: string): string {
  const cap = lathe(TILT, [
    [-height - 64, RADIUS * 0.9],
    [-height - 62, RADIUS * 0.93],
    [-height - 10, RADIUS * 0.95],
    [-height + 10, RADIUS * 0.95],
    [-height + 10, RADIUS * 0.95],
  ]);
  const top = sheet.across([
    [0, lighter(colour, 0.4)],
    [0.45, lighter(colour, 0.7)],
    [1, darker(colour, 0.1)],
  ]);
  return (
    turnedBody(sheet, cap, colour, { gloss: 0.35, glossFrom: 0, glossTo: 1, foot: 0.2 }) +
    ellipse(0, -height - 64, RADIUS * 0.9, RADIUS * 0.9 * TILT, top)
  );
}

/** Draws the caustic: light focused through the glass onto the table, in the content's color. */
function caustic(sheet: Sheet, colour: string): string {
  const spot = sheet.softEllipse(RADIUS * 0.75, 20, RADIUS * 0.8, 22, lighter(colour, 0.2), 16, {
    opacity: 0.75,
  });
  return sheet.inside(box(-900, -20, 1800, 320), spot);
}

function bubblesIn(glass: Lathe, count: number): string {
  const random = randomFrom(31);
  let outline = "";
  for (let index = 0; index < count; index += 1) {
    const y = glass.top + 90 + random() * (glass.height - 120);
    const [x, bubbleY] = glass.pointAt(random() * 150 - 75, [y, RADIUS]);
    outline += dot(x, bubbleY, 0.8 + random() * random() * 3.4);
  }
  return fill(outline, "#fff1cf", { opacity: 0.5 });
}

function contents(sheet: Sheet, glass: Lathe, colour: string): string {
  const body = sheet.across([
    [0, darker(colour, 0.5)],
    [0.1, colour],
    [0.3, lighter(colour, 0.32)],
    [0.55, colour],
    [0.85, darker(colour, 0.3)],
    [0.95, lighter(colour, 0.25)],
    [1, darker(colour, 0.4)],
  ]);
  const neck = sheet.down([
    [0, "#fff4dc", 0.6],
    [0.13, "#fff4dc", 0.3],
    [0.2, "#fff4dc", 0],
    [0.8, darker(colour, 0.4), 0],
    [1, darker(colour, 0.6), 0.5],
  ]);
  return [
    fill(glass.silhouette, body),
    fill(glass.silhouette, neck),
    sheet.softEllipse(0, -8, RADIUS * 0.7, RADIUS * 0.1, lighter(colour, 0.5), 8, {
      opacity: 0.7,
    }),
  ].join("");
}

/** Draws a jar with its light on the table, about 460 high. */
export function jar(options: JarOptions): Drawing {
  const { colour, name, line, lid, lidColour, height = 400, bubbles = 0 } = options;
  return (sheet) => {
    const glass = lathe(TILT, [
      [-height, RADIUS * 0.86],
      [-height + 2, RADIUS * 0.86],
      [-height + 40, RADIUS * 0.88],
      [-height + 72, RADIUS],
      [-height * 0.5, RADIUS],
      [-30, RADIUS],
      [-6, RADIUS * 0.93],
      [0, RADIUS * 0.86],
      [0, RADIUS * 0.86],
    ]);
    const around = { radius: RADIUS, tilt: TILT };
    const middle = -height * 0.42;
    return [
      standingShadow(sheet, RADIUS * 0.86, {
        silhouette: glass.silhouette,
        lean: 0.7,
        tilt: TILT,
        opacity: 0.85,
      }),
      caustic(sheet, colour),
      fill(glass.silhouette, colour),
      sheet.inside(glass.silhouette, [
        contents(sheet, glass, colour),
        bubbles > 0 ? bubblesIn(glass, bubbles) : "",
        wrappedLabel(sheet, glass, {
          reach: 44,
          top: -height * 0.66,
          bottom: -height * 0.16,
          shadow: darker(colour, 0.6),
        }),
        lettering(name, { size: 62, y: middle, around }),
        lettering(line, { face: "capitals", size: 15, y: middle + 42, tracking: 0.18, around }),
        lettering("OSIER", { face: "capitals", size: 16, y: middle - 62, tracking: 0.4, around }),
        sheet.softFill(glass.strip(-66, -56, -height + 70, -30), "#fffdf4", 4, { opacity: 0.8 }),
        sheet.softFill(glass.strip(58, 64, -height + 80, -50), "#fffdf4", 3, { opacity: 0.4 }),
      ]),
      lid === "cloth" ? clothLid(sheet, height, lidColour) : metalLid(sheet, height, lidColour),
    ].join("");
  };
}
