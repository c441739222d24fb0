import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  OAK,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, formatLength as f, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const HEAD =
  "M-188 -56C-196 -120 -110 -150 0 -150C110 -150 196 -120 188 -56C186 -44 -186 -44 -188 -56Z";
const HANDLE =
  "M-24 -146C-30 -260 -52 -330 -44 -430C-38 -500 38 -500 44 -430C52 -330 30 -260 24 -146Z";
const BRISTLE = "#e6d3ab";
const TUFTS = 150;

function bristles(sheet: Sheet): string {
  const random = randomFrom(9);
  let all = "";
  let lit = "";
  for (let index = 0; index < TUFTS; index += 1) {
    const x = -170 + index * 2.28;
    const length = 128 + random() * 16;
    const bend = (x / 170) * 26 + (random() - 0.5) * 12;
    const hair = `M${f(x)} -60Q${f(x + bend * 0.2)} -20 ${f(x + bend)} ${f(-60 + length)}`;
    all += hair;
    if (index % 3 === 0) lit += hair;
  }
  const underHead = sheet.softFill("M-200 -60H220V-20H-200Z", DEEP_SHADOW, 12, { opacity: 0.35 });
  return [
    stroke(all, darker(BRISTLE, 0.35), 4.5),
    stroke(lit, lighter(BRISTLE, 0.45), 2.6),
    sheet.inside("M-190 -60L-210 80H210L190 -60Z", underHead),
  ].join("");
}

/** Draws the ash dust brush standing on its bristles, 540 high with its leather loop. */
export function dustBrush({ wood = OAK }: { wood?: string } = {}): Drawing {
  return (sheet) => {
    const roundHandle = sheet.across([
      [0, DEEP_SHADOW, 0.3],
      [0.28, HIGHLIGHT, 0.45],
      [0.6, DEEP_SHADOW, 0.08],
      [1, DEEP_SHADOW, 0.55],
    ]);
    const headHeight = sheet.linear(
      [
        [0, HIGHLIGHT, 0.4],
        [0.5, HIGHLIGHT, 0],
        [1, DEEP_SHADOW, 0.45],
      ],
      [0, 0],
      [0.25, 1],
    );
    const headBreadth = sheet.across([
      [0, DEEP_SHADOW, 0.25],
      [0.3, HIGHLIGHT, 0.15],
      [1, DEEP_SHADOW, 0.4],
    ]);
    return [
      sheet.softEllipse(70, 82, 230, 30, SHADOW, 22, { opacity: 0.38 }),
      sheet.softEllipse(10, 80, 190, 14, SHADOW, 8, { opacity: 0.6 }),
      bristles(sheet),
      fill(HANDLE, wood),
      sheet.inside(HANDLE, texture(sheet, HANDLE, "uprightWood", 0.7) + fill(HANDLE, roundHandle)),
      ellipse(0, -436, 15, 15, darker(wood, 0.6)),
      stroke("M0 -444C-60 -540 60 -540 4 -440", "#6b4a2c", 8),
      fill(HEAD, wood),
      sheet.inside(HEAD, [
        texture(sheet, HEAD, "wood", 0.8),
        fill(HEAD, headHeight),
        fill(HEAD, headBreadth),
      ]),
    ].join("");
  };
}
