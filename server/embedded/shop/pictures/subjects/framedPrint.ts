import { darker, DEEP_SHADOW, lighter, OAK } from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { box, polygon, type Box } from "#server/embedded/shop/pictures/outline.ts";
import { wallShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { artwork, type Artwork } from "#server/embedded/shop/pictures/subjects/artwork.ts";
import {
  fill,
  formatLength as f,
  group,
  rectangle,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";
import { surfaceFilter, texture } from "#server/embedded/shop/pictures/surfaces.ts";

export type FramedPrintOptions = {
  art?: Artwork;
  frame?: string;
  width?: number;
  height?: number;
};

const MOULDING = 30;

function moulding(sheet: Sheet, outer: Box, inner: Box, colour: string): string {
  const right = outer.x + outer.width;
  const bottom = outer.y + outer.height;
  const innerRight = inner.x + inner.width;
  const innerBottom = inner.y + inner.height;
  const rails =
    rectangle(outer.x, outer.y, outer.width, MOULDING, "#000") +
    rectangle(outer.x, innerBottom, outer.width, MOULDING, "#000");
  const stiles =
    rectangle(outer.x, inner.y, MOULDING, inner.height, "#000") +
    rectangle(innerRight, inner.y, MOULDING, inner.height, "#000");
  const hole = `M${f(inner.x)} ${f(inner.y)}V${f(innerBottom)}H${f(innerRight)}V${f(inner.y)}Z`;
  return [
    rectangle(outer.x, outer.y, outer.width, outer.height, colour),
    fill(
      polygon([
        [outer.x, outer.y],
        [right, outer.y],
        [innerRight, inner.y],
        [inner.x, inner.y],
      ]),
      lighter(colour, 0.3),
    ),
    fill(
      polygon([
        [outer.x, outer.y],
        [inner.x, inner.y],
        [inner.x, innerBottom],
        [outer.x, bottom],
      ]),
      lighter(colour, 0.16),
    ),
    fill(
      polygon([
        [right, outer.y],
        [innerRight, inner.y],
        [innerRight, innerBottom],
        [right, bottom],
      ]),
      darker(colour, 0.2),
    ),
    fill(
      polygon([
        [outer.x, bottom],
        [inner.x, innerBottom],
        [innerRight, innerBottom],
        [right, bottom],
      ]),
      darker(colour, 0.3),
    ),
    sheet.inside(box(outer.x, outer.y, outer.width, outer.height) + hole, [
      group(rails, { filter: surfaceFilter(sheet, "wood"), opacity: 0.6 }),
      group(stiles, { filter: surfaceFilter(sheet, "uprightWood"), opacity: 0.6 }),
    ]),
  ].join("");
}

function sheetOfArt(sheet: Sheet, art: Artwork, area: Box): string {
  const { x, y, width, height } = area;
  const paper = box(x, y, width, height);
  const caption = { face: "italic", size: 20, y: y + height + 36, colour: "#7a6c5b" } as const;
  return [
    rectangle(x - 3, y - 3, width + 6, height + 6, "#d8ccb8"),
    sheet.inside(paper, artwork(art, area) + texture(sheet, paper, "paper", 0.6)),
    stroke(`M${f(x)} ${f(y + height)}V${f(y)}H${f(x + width)}`, DEEP_SHADOW, 3, { opacity: 0.25 }),
    lettering("No. 7", { ...caption, x: x + 4, align: "start" }),
    lettering("Osier", { ...caption, x: x + width - 4, align: "end" }),
  ].join("");
}

/** Draws a framed, mounted print hanging on the wall, centered on the origin. */
export function framedPrint(options: FramedPrintOptions = {}): Drawing {
  const { art = "hills", frame = OAK, width = 640, height = 820 } = options;
  return (sheet) => {
    const outer: Box = { x: -width / 2, y: -height / 2, width, height };
    const inner: Box = {
      x: outer.x + MOULDING,
      y: outer.y + MOULDING,
      width: width - 2 * MOULDING,
      height: height - 2 * MOULDING,
    };
    const { x, y } = inner;
    const mount = box(x, y, inner.width, inner.height);
    const right = x + inner.width;
    const bottom = y + inner.height;
    const rebate = `M${f(x)} ${f(y)}H${f(right)}V${f(y + 16)}H${f(x + 14)}V${f(bottom)}H${f(x)}Z`;
    const glint = polygon([
      [x, outer.y + height * 0.62],
      [outer.x + width * 0.72, y],
      [outer.x + width * 0.9, y],
      [x, outer.y + height * 0.86],
    ]);
    const printArea = {
      x: x + 92,
      y: y + 96,
      width: inner.width - 184,
      height: inner.height - 210,
    };
    return [
      wallShadow(sheet, box(outer.x, outer.y, width, height)),
      moulding(sheet, outer, inner, frame),
      fill(mount, "#f6f1e7"),
      sheet.inside(mount, sheet.softFill(rebate, DEEP_SHADOW, 9, { opacity: 0.42 })),
      sheetOfArt(sheet, art, printArea),
      sheet.inside(mount, fill(glint, "#ffffff", { opacity: 0.11 })),
    ].join("");
  };
}
