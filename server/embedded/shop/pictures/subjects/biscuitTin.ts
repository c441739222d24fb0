import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  LABEL_PAPER,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { oval, smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { shade, turnedBody, type ShadingOptions } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { biscuit } from "#server/embedded/shop/pictures/subjects/biscuit.ts";
import { leafMark } from "#server/embedded/shop/pictures/subjects/leafMark.ts";
import { ellipse, fill, group, hoop, moved, placed } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the biscuit tin: shut, or open with biscuits inside.

const TILT = 0.29;
const RADIUS = 300;
const HEIGHT = 226;
const LID_DEPTH = 64;
const COLOUR = "#7e9390";
const METAL: ShadingOptions = {
  gloss: 0.28,
  strength: 1.1,
  foot: 0.5,
  glossFrom: 0.04,
  glossTo: 0.92,
};

function label(): string {
  const around = { radius: RADIUS, tilt: TILT };
  return [
    lettering("Oat & Ginger", { size: 62, y: -66, around }),
    lettering("BISCUITS · TWENTY-FOUR · 360 G", {
      face: "capitals",
      size: 14,
      tracking: 0.2,
      y: -34,
      around,
    }),
    lettering("OSIER", { face: "capitals", size: 16, tracking: 0.4, y: -132, around }),
  ].join("");
}

function body(sheet: Sheet): string {
  const can = lathe(TILT, [
    [-HEIGHT, RADIUS],
    [-HEIGHT + 1, RADIUS],
    [-10, RADIUS],
    [0, RADIUS],
    [0, RADIUS],
  ]);
  return (
    fill(can.silhouette, COLOUR) +
    sheet.inside(can.silhouette, [
      texture(sheet, can.silhouette, "paper", 0.3),
      fill(can.label(-52, 52, -HEIGHT + 66, -16), LABEL_PAPER),
      label(),
      shade(sheet, can, COLOUR, METAL),
    ])
  );
}

/** Draws the top of the open tin: its rim, the paper lining, the biscuits of the upper layer. */
function openTop(sheet: Sheet): string {
  const ry = RADIUS * TILT;
  const mouth = oval(0, -HEIGHT + 3, RADIUS - 8, ry - 4);
  const lining = Array.from({ length: 49 }, (_, index): Point => {
    const angle = (index / 48) * Math.PI * 2;
    const reach = index % 2 === 0 ? 0.985 : 0.955;
    return [
      (RADIUS - 8) * reach * Math.cos(angle),
      -HEIGHT + 6 + (ry - 4) * reach * Math.sin(angle),
    ];
  });
  const places = [
    [-100, -40, 3],
    [105, -44, 8],
    [5, -56, 13],
    [-190, 4, 17],
    [192, 6, 23],
    [-92, 38, 29],
    [98, 40, 31],
    [2, 4, 37],
  ] as const;
  return [
    ellipse(0, -HEIGHT, RADIUS, ry, lighter(COLOUR, 0.4)),
    fill(mouth, darker(COLOUR, 0.6)),
    sheet.inside(mouth, [
      fill(smoothThrough(lining, true), "#f3ead7"),
      ellipse(0, -HEIGHT + 22, RADIUS * 0.9, ry * 0.86, darker("#f3ead7", 0.3)),
      ...places.map(([x, y, seed]) =>
        placed(
          x,
          -HEIGHT + 52 + y * 0.9,
          1,
          sheet.softEllipse(5, -8, 98, 32, DEEP_SHADOW, 6, { opacity: 0.5 }) +
            biscuit({ seed })(sheet),
        ),
      ),
      sheet.softEllipse(-60, -HEIGHT - 60, RADIUS, ry * 0.9, DEEP_SHADOW, 22, { opacity: 0.4 }),
    ]),
    hoop(0, -HEIGHT, RADIUS - 2, ry - 1, lighter(COLOUR, 0.65), 3, { opacity: 0.8 }),
    hoop(0, -HEIGHT + 3, RADIUS - 8, ry - 4, darker(COLOUR, 0.5), 2, { opacity: 0.6 }),
  ].join("");
}

function closedTop(sheet: Sheet): string {
  const lid = lathe(TILT, [
    [-HEIGHT - 8, RADIUS + 3],
    [-HEIGHT - 7, RADIUS + 3],
    [-HEIGHT + 20, RADIUS + 3],
    [-HEIGHT + LID_DEPTH - 8, RADIUS + 3],
    [-HEIGHT + LID_DEPTH - 8, RADIUS + 3],
  ]);
  const ry = (RADIUS + 3) * TILT;
  const top = sheet.across([
    [0, lighter(COLOUR, 0.3)],
    [0.4, lighter(COLOUR, 0.5)],
    [1, darker(COLOUR, 0.06)],
  ]);
  return [
    sheet.softStroke(lid.ring(-HEIGHT + LID_DEPTH - 4), DEEP_SHADOW, 12, 5, { opacity: 0.5 }),
    turnedBody(sheet, lid, COLOUR, METAL),
    ellipse(0, -HEIGHT - 8, RADIUS + 3, ry, top),
    hoop(0, -HEIGHT - 6, RADIUS - 16, ry - 6, darker(COLOUR, 0.3), 2.5, { opacity: 0.5 }),
    hoop(0, -HEIGHT - 4, RADIUS - 17, ry - 6, lighter(COLOUR, 0.6), 2, { opacity: 0.6 }),
    group(leafMark(0, 0, 1.5, darker(COLOUR, 0.45)), {
      transform: `${moved(0, -HEIGHT - 8)} scale(1 ${TILT})`,
      opacity: 0.6,
    }),
  ].join("");
}

/** Draws the lid on its edge behind the tin, leaning, its outside to the viewer. */
function leaningLid(sheet: Sheet): string {
  const face = oval(0, 0, 268, 284);
  const light = sheet.slanting([
    [0, lighter(COLOUR, 0.45)],
    [0.45, lighter(COLOUR, 0.16)],
    [1, darker(COLOUR, 0.3)],
  ]);
  return group(
    [
      sheet.softEllipse(40, 30, 262, 276, SHADOW, 20, { opacity: 0.3 }),
      ellipse(16, 7, 268, 284, darker(COLOUR, 0.42)),
      fill(face, light),
      texture(sheet, face, "paper", 0.25),
      hoop(0, 0, 244, 259, darker(COLOUR, 0.35), 3, { opacity: 0.6 }),
      hoop(-2, -2, 244, 259, lighter(COLOUR, 0.6), 2.4, { opacity: 0.6 }),
      hoop(0, 0, 267, 283, HIGHLIGHT, 2.4, { opacity: 0.5 }),
      leafMark(-10, -96, 2.1, darker(COLOUR, 0.5)),
    ],
    { transform: "translate(176 -306) rotate(9)" },
  );
}

/** Draws the tin, 226 high and 600 across; when it is open, its lid leans behind it. */
export function biscuitTin({ open = true }: { open?: boolean } = {}): Drawing {
  return (sheet) =>
    [
      open
        ? sheet.softEllipse(300, -60, 220, 30, SHADOW, 16, { opacity: 0.4 }) + leaningLid(sheet)
        : "",
      standingShadow(sheet, RADIUS, { tilt: TILT }),
      sheet.softEllipse(150, 6, 330, 80, SHADOW, 30, { opacity: 0.24 }),
      body(sheet),
      open ? openTop(sheet) : closedTop(sheet),
    ].join("");
}
