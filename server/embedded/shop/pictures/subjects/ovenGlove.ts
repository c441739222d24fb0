import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { polygon, type Point } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { peg } from "#server/embedded/shop/pictures/subjects/peg.ts";
import { fill, moved, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const CANVAS_CLOTH = glazes.rust;
const FELT = "#d9ccb4";
const DIAMOND = 76;
const DIAMOND_HEIGHT = 100;

const HAND =
  "M-150 110C-60 96 60 96 154 106C166 220 180 350 186 480C192 640 178 790 120 866C80 914 4 918 -40 870" +
  "C-84 822 -98 730 -104 640C-114 678 -136 726 -174 738C-216 750 -248 708 -242 652C-234 562 -186 492 -160 402C-146 302 -152 200 -150 110Z";
const CUFF =
  "M-166 96C-150 112 -60 120 0 120C70 120 150 114 168 94C174 130 176 170 178 204C110 222 40 228 -6 227C-70 226 -130 220 -172 204C-172 166 -170 130 -166 96Z";
const MOUTH =
  "M-166 96C-150 74 -60 66 2 66C76 66 154 74 168 94C150 114 70 120 0 120C-60 120 -150 112 -166 96Z";
const LOOP = "M-16 84C-40 30 -30 -34 -2 -38C28 -36 40 30 18 84";
const THUMB_SEAM = "M-104 640C-108 580 -112 520 -150 430";

function quilting(sheet: Sheet): string {
  const halfWidth = DIAMOND / 2;
  const halfHeight = DIAMOND_HEIGHT / 2;
  const centres: Point[] = [
    [0, 0],
    [DIAMOND, 0],
    [0, DIAMOND_HEIGHT],
    [DIAMOND, DIAMOND_HEIGHT],
    [halfWidth, halfHeight],
  ];
  const puff = sheet.linear(
    [
      [0, lighter(CANVAS_CLOTH, 0.3)],
      [0.36, lighter(CANVAS_CLOTH, 0.1)],
      [0.62, darker(CANVAS_CLOTH, 0.08)],
      [1, darker(CANVAS_CLOTH, 0.42)],
    ],
    [0.2, 0.1],
    [0.8, 0.9],
  );
  return sheet.tile("quilting", DIAMOND, DIAMOND_HEIGHT, () => {
    const diamonds = centres.map(([x, y]) =>
      polygon([
        [x, y - halfHeight],
        [x + halfWidth, y],
        [x, y + halfHeight],
        [x - halfWidth, y],
      ]),
    );
    return [
      rectangle(0, 0, DIAMOND, DIAMOND_HEIGHT, CANVAS_CLOTH),
      ...diamonds.map((diamond) => fill(diamond, puff)),
      stroke(diamonds.join(""), darker(CANVAS_CLOTH, 0.55), 4, { opacity: 0.55 }),
      stroke(diamonds.join(""), lighter(CANVAS_CLOTH, 0.75), 2.4, {
        "stroke-dasharray": "7 6",
        opacity: 0.8,
      }),
    ].join("");
  });
}

function hand(sheet: Sheet): string {
  const roundness = sheet.linearInUnits(
    [
      [0, DEEP_SHADOW, 0.4],
      [0.12, HIGHLIGHT, 0.12],
      [0.4, HIGHLIGHT, 0.2],
      [0.62, DEEP_SHADOW, 0.02],
      [0.86, DEEP_SHADOW, 0.26],
      [1, DEEP_SHADOW, 0.5],
    ],
    [-250, 300],
    [192, 420],
  );
  const length = sheet.down([
    [0, DEEP_SHADOW, 0.3],
    [0.2, DEEP_SHADOW, 0],
    [0.75, DEEP_SHADOW, 0],
    [1, DEEP_SHADOW, 0.34],
  ]);
  return [
    fill(HAND, CANVAS_CLOTH),
    sheet.inside(HAND, [
      fill(HAND, quilting(sheet)),
      texture(sheet, HAND, "linen", 0.4),
      fill(HAND, roundness),
      fill(HAND, length),
      sheet.softStroke(HAND, DEEP_SHADOW, 40, 16, { opacity: 0.4 }),
      sheet.softStroke(THUMB_SEAM, DEEP_SHADOW, 22, 12, { opacity: 0.5 }),
    ]),
    stroke(HAND, darker(CANVAS_CLOTH, 0.3), 13),
    stroke(HAND, lighter(CANVAS_CLOTH, 0.18), 5, { transform: moved(-2, -2), opacity: 0.8 }),
  ].join("");
}

function cuff(sheet: Sheet): string {
  const roundness = sheet.across([
    [0, DEEP_SHADOW, 0.3],
    [0.2, HIGHLIGHT, 0.35],
    [0.5, HIGHLIGHT, 0.05],
    [1, DEEP_SHADOW, 0.4],
  ]);
  const hollow = sheet.across([
    [0, DEEP_SHADOW, 0.7],
    [0.6, DEEP_SHADOW, 0.45],
    [1, DEEP_SHADOW, 0.12],
  ]);
  const stitches = "M-166 190C-130 208 -60 213 -4 213C60 213 120 206 172 190";
  return [
    sheet.inside(
      HAND,
      sheet.softFill(CUFF, DEEP_SHADOW, 10, { opacity: 0.6, transform: moved(4, 14) }),
    ),
    fill(MOUTH, FELT),
    fill(MOUTH, hollow),
    fill(CUFF, FELT),
    sheet.inside(CUFF, [
      texture(sheet, CUFF, "clay", 0.18),
      texture(sheet, CUFF, "paper", 0.5),
      fill(CUFF, roundness),
    ]),
    stroke(stitches, darker(FELT, 0.4), 3, { "stroke-dasharray": "10 8", opacity: 0.7 }),
    stroke("M-166 96C-150 112 -60 120 0 120C70 120 150 114 168 94", lighter(FELT, 0.6), 4),
  ].join("");
}

/** The Hearth oven glove hanging by its loop from a peg at the origin, 915 long. */
export const ovenGlove: Drawing = (sheet) => {
  const whole = HAND;
  return [
    sheet.softFill(whole, SHADOW, 30, { opacity: 0.34, transform: moved(56, 46) }),
    sheet.softFill(whole, SHADOW, 10, { opacity: 0.4, transform: moved(15, 15) }),
    hand(sheet),
    stroke(LOOP, darker(CANVAS_CLOTH, 0.4), 20),
    stroke(LOOP, darker(CANVAS_CLOTH, 0.1), 14, { transform: moved(-1.5, -1.5) }),
    cuff(sheet),
    peg(sheet, -18),
  ].join("");
};
