import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { roundedBox } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, group, moved, placed, stroke, turned } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of an open notebook with a pencil sketch in it.

const PAGE = "#f2eadb";
const PENCIL_LINE = "#55504c";
const LEFT_PAGE = "M0 -296C-60 -308 -250 -304 -404 -296V300C-250 306 -60 304 0 312Z";
const RIGHT_PAGE = "M0 -296C60 -308 250 -304 404 -296V300C250 306 60 304 0 312Z";

function ruledLines(): string {
  let lines = "";
  for (let y = -200; y <= 250; y += 45) lines += `M-360 ${y}H-44M44 ${y}H360`;
  return stroke(lines, "#8a97a8", 1.6, { opacity: 0.45 });
}

/** Draws a pencil sketch of a bottle, such as a potter notes down. */
function sketch(): string {
  const bottle = lathe(0.16, [
    [-330, 26],
    [-326, 28],
    [-250, 22],
    [-190, 40],
    [-110, 104],
    [-40, 96],
    [0, 60],
    [0, 60],
  ]);
  const once = stroke(bottle.silhouette, PENCIL_LINE, 2.4, { opacity: 0.75 });
  const again = stroke(bottle.silhouette, PENCIL_LINE, 1.4, {
    opacity: 0.4,
    transform: "translate(2 -2) rotate(.8)",
  });
  const hatching = Array.from(
    { length: 9 },
    (_, index) => `M${34 + index * 7} ${-96 + index * 7}L${70 + index * 2} ${-20 - index * 3}`,
  );
  return once + again + stroke(hatching.join(""), PENCIL_LINE, 1.6, { opacity: 0.5 });
}

/** Draws the notebook, 840 by 630 about the origin, turned by `angle` degrees. */
export function openNotebook(angle = 0): Drawing {
  return (sheet) => {
    const cover = roundedBox(-420, -316, 840, 640, 14);
    const gutter = (side: 1 | -1) =>
      sheet.linearInUnits(
        [
          [0, DEEP_SHADOW, side > 0 ? 0.26 : 0.42],
          [0.12, DEEP_SHADOW, 0.14],
          [0.3, HIGHLIGHT, 0.3],
          [0.6, DEEP_SHADOW, 0],
          [1, DEEP_SHADOW, 0.1],
        ],
        [0, 0],
        [side * 404, 0],
      );
    const page = (outline: string, side: 1 | -1) =>
      fill(outline, PAGE) +
      texture(sheet, outline, "paper", 0.5) +
      stroke(outline, darker(PAGE, 0.25), 1.6, { transform: moved(side * 5, 5), opacity: 0.7 }) +
      fill(outline, PAGE) +
      texture(sheet, outline, "paper", 0.4) +
      fill(outline, gutter(side));
    const turn = { transform: turned(angle) };
    return [
      sheet.softGroup(
        group(fill(cover, SHADOW), turn),
        30,
        { x: -500, y: -420, width: 1000, height: 840 },
        {
          opacity: 0.36,
          transform: moved(40, 46),
        },
      ),
      sheet.softGroup(
        group(fill(cover, SHADOW), turn),
        8,
        { x: -500, y: -420, width: 1000, height: 840 },
        {
          opacity: 0.42,
          transform: moved(10, 13),
        },
      ),
      group(
        [
          fill(cover, glazes.indigo),
          texture(sheet, cover, "linen", 0.4),
          page(LEFT_PAGE, -1),
          page(RIGHT_PAGE, 1),
          ruledLines(),
          placed(-200, 200, 1.15, sketch()),
        ],
        turn,
      ),
    ].join("");
  };
}
