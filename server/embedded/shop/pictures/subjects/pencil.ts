import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import {
  box,
  lineThrough,
  oval,
  polygon,
  type Point,
} from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
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

export const CEDAR = "#bb7f58";
const FRESH_WOOD = "#e0bd94";
const GRAPHITE = "#3c3b3d";
const HALF = 21;
const CONE = 112;

/** Draws one raw cedar pencil, its point at the origin and its end `length` below. */
export function pencil(sheet: Sheet, length: number): string {
  const shoulder = CONE;
  const faces = [
    { from: -HALF, to: -HALF * 0.46, colour: lighter(CEDAR, 0.3) },
    { from: -HALF * 0.46, to: HALF * 0.46, colour: lighter(CEDAR, 0.1) },
    { from: HALF * 0.46, to: HALF, colour: darker(CEDAR, 0.3) },
  ];
  const body = box(-HALF, shoulder - 14, 2 * HALF, length - shoulder + 14);
  const scallop = faces
    .map(({ from, to }) => `Q${f((from + to) / 2)} ${f(shoulder - 22)} ${f(to)} ${f(shoulder)}`)
    .join("");
  const wood = `M0 0L${f(-HALF)} ${f(shoulder)}${scallop}Z`;
  const coneLight = sheet.across([
    [0, HIGHLIGHT, 0.3],
    [0.4, HIGHLIGHT, 0.2],
    [1, DEEP_SHADOW, 0.4],
  ]);
  const sides = faces.map(({ from, to, colour }) => {
    const middle = (from + to) / 2;
    return fill(
      `M${f(from)} ${f(shoulder)}Q${f(middle)} ${f(shoulder - 22)} ${f(to)} ${f(shoulder)}V${f(length)}H${f(from)}Z`,
      colour,
    );
  });
  return [
    ...sides,
    texture(sheet, body, "uprightWood", 0.4),
    fill(wood, FRESH_WOOD),
    fill(wood, coneLight),
    fill("M0 0L-5.4 29Q0 33 5.4 29Z", GRAPHITE),
    stroke("M-1.5 8L-3.4 26", HIGHLIGHT, 1.4, { opacity: 0.5 }),
  ].join("");
}

/** Draws a pencil lying flat, turned by `angle` degrees; its middle is the origin, 800 long. */
export function lyingPencil(angle: number): Drawing {
  return (sheet) => {
    const turn = (angle * Math.PI) / 180;
    const along = ([from, to]: readonly [number, number]): Point[] =>
      [from, to].map((y): Point => [-y * Math.sin(turn), y * Math.cos(turn)]);
    const shade = lineThrough(along([-300, 395]));
    const stamp = group(
      lettering("OSIER", { face: "capitals", size: 15, tracking: 0.3, colour: darker(CEDAR, 0.6) }),
      { transform: `translate(5 690) rotate(90)` },
    );
    return [
      sheet.softStroke(shade, SHADOW, 38, 12, { opacity: 0.34, transform: moved(18, 20) }),
      sheet.softStroke(shade, SHADOW, 38, 4, { opacity: 0.45, transform: moved(6, 8) }),
      group(group(pencil(sheet, 800) + stamp, { transform: moved(0, -400) }), {
        transform: turned(angle),
      }),
    ].join("");
  };
}

/** Draws the unsharpened end of a pencil seen straight on, 2 × `radius` from corner to corner. */
export function pencilEnd(sheet: Sheet, radius: number, seed: number): string {
  const corners = Array.from({ length: 6 }, (_, index): Point => {
    const angle = ((index * 60 + 30) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const face = polygon(corners);
  const colour =
    [lighter(CEDAR, 0.16), lighter(CEDAR, 0.26), lighter(CEDAR, 0.08)][seed % 3] ?? CEDAR;
  const rings = Array.from({ length: 9 }, (_, index) => {
    const reach = radius * (0.5 + index * 0.24);
    return oval(radius * (seed % 2 === 0 ? -1.2 : 1.1), radius * 0.9, reach, reach);
  });
  const light = sheet.slanting([
    [0, HIGHLIGHT, 0.34],
    [0.5, HIGHLIGHT, 0.05],
    [1, DEEP_SHADOW, 0.28],
  ]);
  const lead = radius * 0.25;
  return [
    fill(face, colour),
    sheet.inside(face, [
      stroke(rings.join(""), darker(CEDAR, 0.35), radius * 0.035, { opacity: 0.4 }),
      texture(sheet, face, "clay", 0.3),
      fill(face, light),
    ]),
    stroke(face, darker(CEDAR, 0.5), radius * 0.03, { opacity: 0.7 }),
    stroke(lineThrough(corners.slice(2, 5)), HIGHLIGHT, radius * 0.03, { opacity: 0.5 }),
    ellipse(0, 0, lead * 1.08, lead * 1.08, darker(CEDAR, 0.5)),
    ellipse(0, 0, lead, lead, GRAPHITE),
    sheet.softEllipse(-lead * 0.3, -lead * 0.3, lead * 0.4, lead * 0.3, "#d8d6d2", lead * 0.16, {
      opacity: 0.6,
    }),
  ].join("");
}
