import { camera } from "#server/embedded/shop/pictures/camera.ts";
import {
  darker,
  DEEP_SHADOW,
  GLOSS,
  glazes,
  lighter,
  mix,
  OAK,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { dot, polygon, smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, moved, stroke, turned } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";
import { swept, type Swept } from "#server/embedded/shop/pictures/swept.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of the salt pig: a pot whose neck bends into a wide mouth, with salt and a spoon.

const OAT = glazes.oat;
const CLAY = "#b98f6d";
const PITCH = 12;
const TILT = 0.2;
/** Radius of the lip and of the opening inside it. */
const LIP = 162;
const OPENING = 136;
/** Share of the spine's length that stays unglazed. */
const FOOT = 0.075;

function body(): Swept {
  return swept(camera({ pitch: PITCH }), PITCH, 42, [
    { forward: 0, up: 0, lean: 0, radius: 176 },
    { forward: 0, up: 56, lean: 0, radius: 214 },
    { forward: -4, up: 140, lean: 0, radius: 240 },
    { forward: -8, up: 224, lean: 2, radius: 242 },
    { forward: -4, up: 306, lean: 14, radius: 226 },
    { forward: 24, up: 372, lean: 32, radius: 202 },
    { forward: 70, up: 416, lean: 50, radius: 178 },
    { forward: 124, up: 440, lean: 62, radius: 160 },
    { forward: 172, up: 454, lean: 68, radius: 152 },
    { forward: 204, up: 464, lean: 70, radius: LIP },
  ]);
}

function specks(pot: Swept): string {
  const random = randomFrom(5);
  let outline = "";
  for (let index = 0; index < 150; index += 1) {
    const longitude = (Math.asin(random() * 2 - 1) * 180) / Math.PI;
    const [x, y] = pot.pointAt(0.1 + random() * 0.85, longitude);
    outline += dot(x, y, 0.6 + random() * random() * 3);
  }
  return fill(outline, "#4a2f1c", { opacity: 0.5 });
}

/** Outlines a part of the surface between two longitudes. */
function strip(pot: Swept, [from, to]: Point, [low, high]: Point): string {
  const side = (longitude: number) =>
    Array.from({ length: 9 }, (_, step) => pot.pointAt(low + ((high - low) * step) / 8, longitude));
  return polygon([...side(from), ...side(to).toReversed()]);
}

function flakes(): string {
  const random = randomFrom(16);
  let lit = "";
  let shaded = "";
  for (let index = 0; index < 190; index += 1) {
    const x = -290 + random() * 260;
    const y = -410 + random() * 150;
    const size = 1.8 + random() * 4.4;
    if (random() > 0.45) lit += dot(x, y, size, size * 0.55);
    else shaded += dot(x, y, size, size * 0.55);
  }
  return fill(shaded, "#c8bba6", { opacity: 0.6 }) + fill(lit, "#fffdf6", { opacity: 0.9 });
}

/** Draws the raw clay inside, which the light reaches on the right, and the salt on its floor. */
function inside(sheet: Sheet, pot: Swept): string {
  const opening = smoothThrough(pot.mouth(4, OPENING), true);
  const heap = "M-330 -366C-280 -396 -220 -424 -160 -420C-110 -414 -60 -404 -10 -372V-200H-330Z";
  const depth = sheet.linear(
    [
      [0, darker(CLAY, 0.8)],
      [0.45, darker(CLAY, 0.66)],
      [0.8, darker(CLAY, 0.34)],
      [1, darker(CLAY, 0.16)],
    ],
    [0.1, 0.1],
    [1, 0.6],
  );
  const light = sheet.linearInUnits(
    [
      [0, "#cfc2ae"],
      [0.5, "#fbf6ea"],
      [1, "#ded2bf"],
    ],
    [-300, -300],
    [-40, -350],
  );
  return [
    fill(opening, depth),
    sheet.inside(opening, [
      texture(sheet, opening, "clay", 0.3),
      sheet.softFill(heap, DEEP_SHADOW, 12, { opacity: 0.6, transform: moved(0, -14) }),
      fill(heap, light),
      sheet.inside(heap, flakes()),
      sheet.softStroke(opening, DEEP_SHADOW, 26, 10, { opacity: 0.5, transform: moved(4, 6) }),
    ]),
  ].join("");
}

/** Draws the thick, rounded lip about the opening. */
function lip(sheet: Sheet, pot: Swept): string {
  const outer = smoothThrough(pot.mouth(0, LIP), true);
  const crest = smoothThrough(pot.mouth(13, LIP - 11), true);
  const side = sheet.slanting([
    [0, lighter(OAT, 0.5)],
    [0.5, darker(OAT, 0.1)],
    [1, darker(OAT, 0.46)],
  ]);
  const face = sheet.slanting([
    [0, lighter(OAT, 0.75)],
    [0.6, lighter(OAT, 0.3)],
    [1, darker(OAT, 0.1)],
  ]);
  const edge = mix(OAT, "#8a5a36", 0.6);
  return [
    fill(outer, side),
    fill(crest, face),
    stroke(crest, edge, 3, { opacity: 0.4 }),
    inside(sheet, pot),
    stroke(smoothThrough(pot.mouth(4, OPENING), true), edge, 2.5, { opacity: 0.5 }),
  ].join("");
}

/** Draws the ash spoon: its bowl in the salt, its handle over the lip to the upper left. */
function spoon(sheet: Sheet): string {
  const bowl = { transform: turned(34, -132, -356) };
  return [
    sheet.softStroke("M-144 -370L-226 -430", DEEP_SHADOW, 20, 8, {
      opacity: 0.45,
      transform: moved(10, 20),
    }),
    tube(sheet, "M-148 -372C-206 -418 -280 -476 -346 -534", 27, OAK, { highlight: 0.7 }),
    ellipse(-132, -350, 56, 33, darker(OAK, 0.34), bowl),
    ellipse(-132, -355, 54, 31, lighter(OAK, 0.2), bowl),
    ellipse(-129, -352, 41, 21, darker(OAK, 0.25), bowl),
    sheet.softEllipse(-124, -348, 24, 10, lighter(OAK, 0.3), 3, { ...bowl, opacity: 0.6 }),
    ellipse(-347, -535, 15, 12, lighter(OAK, 0.25), { transform: turned(54, -347, -535) }),
  ].join("");
}

/** The pot, 612 high and 484 across, its mouth to the left. */
export const saltPig: Drawing = (sheet) => {
  const pot = body();
  const region = { x: -320, y: -640, width: 620, height: 700 };
  const edge = Array.from({ length: 13 }, (_, step) =>
    pot.pointAt(FOOT + (step % 2) * 0.006, -90 + step * 15),
  );
  const bare = `${smoothThrough(edge)}L300 80H-300Z`;
  const form = (colour: string, to: number) =>
    sheet.softGroup(pot.surface(colour, 0, to), 5, region);
  return [
    standingShadow(sheet, 176, { silhouette: pot.silhouette, lean: 0.6, tilt: TILT }),
    sheet.softEllipse(70, 14, 240, 44, SHADOW, 26, { opacity: 0.26 }),
    fill(pot.silhouette, darker(OAT, 0.16)),
    sheet.inside(pot.silhouette, [
      form(OAT, 1),
      texture(sheet, pot.silhouette, "clay", 0.13),
      specks(pot),
      sheet.inside(bare, [form(CLAY, 0.2), texture(sheet, bare, "clay", 0.3)]),
      sheet.softStroke(smoothThrough(edge), darker(OAT, 0.6), 7, 3, { opacity: 0.5 }),
      sheet.softEllipse(10, 24, 210, 40, DEEP_SHADOW, 12, { opacity: 0.2 }),
      sheet.softFill(strip(pot, [-47, -35], [0.14, 0.34]), GLOSS, 5, { opacity: 0.5 }),
      sheet.softFill(strip(pot, [-31, -28], [0.2, 0.34]), GLOSS, 3, { opacity: 0.36 }),
    ]),
    lip(sheet, pot),
    spoon(sheet),
  ].join("");
};
