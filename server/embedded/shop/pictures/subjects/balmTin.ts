import {
  darker,
  DEEP_SHADOW,
  GLOSS,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { oval } from "#server/embedded/shop/pictures/outline.ts";
import { shade, turnedBody, type ShadingOptions } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { leafMark } from "#server/embedded/shop/pictures/subjects/leafMark.ts";
import { ellipse, fill, group, hoop, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";

// SVG drawings of the hand balm tin, open and shut.

const TILT = 0.36;
const RADIUS = 280;
const HEIGHT = 132;
const TINPLATE = "#b9bab4";
const PAPER = "#efe5cf";
const BALM = "#e3be66";
const METAL: ShadingOptions = {
  gloss: 0.5,
  glossFrom: 0.02,
  glossTo: 0.98,
  strength: 1.2,
  foot: 0.5,
};

function tinplate(sheet: Sheet): string {
  return sheet.across([
    [0, darker(TINPLATE, 0.4)],
    [0.1, lighter(TINPLATE, 0.2)],
    [0.26, lighter(TINPLATE, 0.75)],
    [0.42, TINPLATE],
    [0.66, darker(TINPLATE, 0.22)],
    [0.84, darker(TINPLATE, 0.42)],
    [0.94, lighter(TINPLATE, 0.1)],
    [1, darker(TINPLATE, 0.3)],
  ]);
}

/** Draws the balm: set smooth, with the shallow track of a finger. */
function balm(sheet: Sheet): string {
  const level = -HEIGHT + 26;
  const surface = oval(0, level, RADIUS - 12, (RADIUS - 12) * TILT);
  const track = `M-196 ${level + 26}C-160 ${level - 44} -10 ${level - 62} 66 ${level - 20}C92 ${level} 76 ${level + 22} 40 ${level + 30}`;
  const sheen = sheet.across([
    [0, darker(BALM, 0.24)],
    [0.35, BALM],
    [0.7, lighter(BALM, 0.22)],
    [1, lighter(BALM, 0.42)],
  ]);
  return sheet.inside(surface, [
    fill(surface, sheen),
    sheet.softEllipse(-90, level - 50, 110, 16, HIGHLIGHT, 12, { opacity: 0.6 }),
    sheet.softStroke(track, darker(BALM, 0.5), 58, 6, { opacity: 0.5, transform: moved(-3, -5) }),
    sheet.softStroke(track, lighter(BALM, 0.6), 56, 4, { opacity: 0.9, transform: moved(4, 7) }),
    sheet.softStroke(track, BALM, 48, 3),
    sheet.softStroke(track, darker(BALM, 0.3), 20, 7, { opacity: 0.5, transform: moved(-4, -9) }),
    sheet.softStroke(track, GLOSS, 6, 3, { opacity: 0.55, transform: moved(2, 12) }),
    sheet.softEllipse(32, level + 36, 40, 15, lighter(BALM, 0.4), 5, { opacity: 0.9 }),
    sheet.softEllipse(28, level + 31, 22, 7, GLOSS, 4, { opacity: 0.5 }),
    sheet.softStroke(surface, DEEP_SHADOW, 26, 12, { opacity: 0.4, transform: moved(8, 6) }),
  ]);
}

function body(sheet: Sheet): string {
  const can = lathe(TILT, [
    [-HEIGHT, RADIUS],
    [-HEIGHT + 1, RADIUS],
    [-10, RADIUS],
    [0, RADIUS],
    [0, RADIUS],
  ]);
  const ry = RADIUS * TILT;
  const well = oval(0, -HEIGHT + 4, RADIUS - 9, ry - 5);
  return [
    fill(can.silhouette, tinplate(sheet)),
    sheet.inside(
      can.silhouette,
      shade(sheet, can, TINPLATE, { ...METAL, strength: 0.55, highlight: 0.4 }),
    ),
    stroke(can.ring(-HEIGHT + 46), darker(TINPLATE, 0.5), 3, { opacity: 0.5 }),
    stroke(can.ring(-HEIGHT + 50), HIGHLIGHT, 2.4, { opacity: 0.6 }),
    ellipse(0, -HEIGHT, RADIUS, ry, lighter(TINPLATE, 0.35)),
    fill(well, darker(TINPLATE, 0.45)),
    sheet.inside(well, balm(sheet)),
    hoop(0, -HEIGHT, RADIUS - 2, ry - 1, HIGHLIGHT, 3.5, { opacity: 0.85 }),
    hoop(0, -HEIGHT + 4, RADIUS - 9, ry - 5, darker(TINPLATE, 0.55), 2, { opacity: 0.6 }),
  ].join("");
}

function lidLabel(): string {
  return [
    ellipse(0, 0, 214, 214, PAPER),
    hoop(0, 0, 202, 202, "#2c2620", 1.6, { opacity: 0.5 }),
    leafMark(0, -112, 1.15, "#5d6845"),
    lettering("Hand Balm", { size: 74, y: 8 }),
    lettering("BEESWAX · CALENDULA", { face: "capitals", size: 17, tracking: 0.2, y: 52 }),
    lettering("60 g", { face: "italic", size: 28, y: 98, colour: "#6b5a45" }),
    lettering("OSIER", { face: "capitals", size: 19, tracking: 0.4, y: 148 }),
  ].join("");
}

/** Draws the lid as a disc with its label, leaning back against the tin's right side. */
function leaningLid(sheet: Sheet): string {
  const disc = oval(0, 0, 262, 246);
  const light = sheet.slanting([
    [0, lighter(TINPLATE, 0.6)],
    [0.4, TINPLATE],
    [0.6, lighter(TINPLATE, 0.35)],
    [1, darker(TINPLATE, 0.32)],
  ]);
  const shine = sheet.slanting([
    [0, HIGHLIGHT, 0.35],
    [0.5, HIGHLIGHT, 0],
    [1, DEEP_SHADOW, 0.22],
  ]);
  return group(
    [
      ellipse(17, 12, 262, 246, darker(TINPLATE, 0.5)),
      ellipse(12, 8, 262, 246, darker(TINPLATE, 0.2)),
      fill(disc, light),
      hoop(0, 0, 244, 229, darker(TINPLATE, 0.4), 3, { opacity: 0.5 }),
      group(lidLabel(), { transform: "scale(1 .94)" }),
      fill(disc, shine),
      hoop(-1, -1, 260, 244, GLOSS, 3, { opacity: 0.7 }),
    ],
    { transform: "translate(404 -176) rotate(13)" },
  );
}

/** The hand balm open, 132 high and 560 across, its lid leaning against it on the right. */
export const openBalm: Drawing = (sheet) =>
  [
    sheet.softEllipse(480, 30, 260, 40, SHADOW, 22, { opacity: 0.4 }),
    sheet.softEllipse(410, 62, 180, 14, SHADOW, 7, { opacity: 0.55 }),
    standingShadow(sheet, RADIUS, { tilt: TILT }),
    body(sheet),
    sheet.softEllipse(240, -60, 50, 60, DEEP_SHADOW, 20, { opacity: 0.4 }),
    leaningLid(sheet),
  ].join("");

/** The hand balm shut, 140 high, its label upwards. */
export const shutBalm: Drawing = (sheet) => {
  const lid = lathe(TILT, [
    [-HEIGHT - 8, RADIUS + 4],
    [-HEIGHT - 7, RADIUS + 4],
    [-HEIGHT + 30, RADIUS + 4],
    [-HEIGHT + 56, RADIUS + 4],
    [-HEIGHT + 56, RADIUS + 4],
  ]);
  const top = oval(0, -HEIGHT - 8, RADIUS + 4, (RADIUS + 4) * TILT);
  return [
    standingShadow(sheet, RADIUS, { tilt: TILT }),
    body(sheet),
    sheet.softStroke(lid.ring(-HEIGHT + 58), DEEP_SHADOW, 9, 4, { opacity: 0.5 }),
    turnedBody(sheet, lid, TINPLATE, { ...METAL, foot: 0.2 }),
    fill(top, lighter(TINPLATE, 0.4)),
    group(lidLabel(), { transform: `${moved(0, -HEIGHT - 8)} scale(1.12 ${TILT * 1.12})` }),
    hoop(0, -HEIGHT - 7, RADIUS, RADIUS * TILT, HIGHLIGHT, 3, { opacity: 0.8 }),
  ].join("");
};
