import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { box, polygon } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const WOOD = "#b08358";
const SEAT = 330;
const HALF = 520;

function leg(sheet: Sheet, foot: number, top: number, wood: string): string {
  const outline = polygon([
    [foot - 22, 0],
    [top - 30, -SEAT + 40],
    [top + 30, -SEAT + 40],
    [foot + 22, 0],
  ]);
  const round = sheet.across([
    [0, HIGHLIGHT, 0.35],
    [0.5, HIGHLIGHT, 0],
    [1, DEEP_SHADOW, 0.5],
  ]);
  return (
    sheet.softEllipse(foot + 40, 4, 90, 16, SHADOW, 10, { opacity: 0.5 }) +
    fill(outline, darker(wood, 0.12)) +
    texture(sheet, outline, "uprightWood", 0.6) +
    fill(outline, round)
  );
}

/** Draws a plain wooden bench, 1040 long; objects on it stand at y = -360. */
export function bench({ wood = WOOD }: { wood?: string } = {}): Drawing {
  return (sheet) => {
    const seat = polygon([
      [-HALF, -SEAT],
      [-HALF + 50, -SEAT - 76],
      [HALF - 50, -SEAT - 76],
      [HALF, -SEAT],
    ]);
    const edge = box(-HALF, -SEAT, HALF * 2, 50);
    const seatLight = sheet.across([
      [0, HIGHLIGHT, 0.28],
      [1, DEEP_SHADOW, 0.2],
    ]);
    const edgeLight = sheet.down([
      [0, HIGHLIGHT, 0.4],
      [0.12, HIGHLIGHT, 0.05],
      [1, DEEP_SHADOW, 0.42],
    ]);
    return [
      sheet.softEllipse(90, 0, 560, 50, SHADOW, 34, { opacity: 0.3 }),
      leg(sheet, -420, -390, wood),
      leg(sheet, 420, 390, wood),
      fill(seat, lighter(wood, 0.2)),
      texture(sheet, seat, "wood", 0.7),
      fill(seat, seatLight),
      fill(edge, wood),
      texture(sheet, edge, "wood", 0.85),
      fill(edge, edgeLight),
    ].join("");
  };
}
