import { DEEP_SHADOW, HIGHLIGHT } from "#server/embedded/shop/pictures/colour.ts";
import { cloth } from "#server/embedded/shop/pictures/cloths.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { fill } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const WOOL = "#d9cbb0";
const OUTLINE =
  "M-250 -425C-270 -520 -180 -560 -90 -548C-20 -590 120 -590 170 -540C240 -530 270 -480 246 -420C160 -370 -160 -370 -250 -425Z";
const FOLDS =
  "M-200 -400C-150 -470 -120 -520 -90 -548M-20 -390C40 -460 60 -540 100 -585M120 -400C170 -450 180 -500 172 -540";
const RIDGES =
  "M-225 -430C-200 -500 -160 -530 -120 -540M-60 -410C-20 -500 10 -550 60 -570M90 -420C130 -470 150 -510 150 -535";

/** A throw pushed into the withy basket, drawn about the basket's origin. */
export const rumpledThrow: Drawing = (sheet) => {
  const depth = sheet.down([
    [0, DEEP_SHADOW, 0],
    [0.6, DEEP_SHADOW, 0],
    [1, DEEP_SHADOW, 0.7],
  ]);
  return (
    fill(OUTLINE, WOOL) +
    sheet.inside(OUTLINE, [
      fill(OUTLINE, cloth(sheet, "herringbone", WOOL, "#a8926d")),
      texture(sheet, OUTLINE, "linen", 0.35),
      sheet.softStroke(FOLDS, DEEP_SHADOW, 24, 11, { opacity: 0.35 }),
      sheet.softStroke(RIDGES, HIGHLIGHT, 20, 10, { opacity: 0.5 }),
      fill(OUTLINE, depth),
    ])
  );
};
