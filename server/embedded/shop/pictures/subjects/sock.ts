import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  lighter,
} from "#server/embedded/shop/pictures/colour.ts";
import { box } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { wallShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  fill,
  formatLength as f,
  group,
  moved,
  rectangle,
  stroke,
  turned,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of a knitted sock lying flat, with a woven darn on its foot.

const WOOL = "#dccfb4";
const PATCH = glazes.moss;
const WARP = glazes.rust;
const WEFT = "#d99a72";

const OUTLINE =
  "M-132 -330C-124 -190 -118 -100 -126 -30C-134 40 -190 78 -262 92C-350 108 -436 134 -458 200" +
  "C-478 268 -440 326 -364 338C-250 354 -96 352 14 340C108 328 172 276 178 184" +
  "C182 120 152 60 144 -10C136 -120 138 -230 142 -330Z";
const CUFF =
  "M-146 -472C-60 -482 70 -482 152 -470C160 -424 158 -370 150 -318C60 -308 -60 -310 -140 -320C-148 -370 -152 -424 -146 -472Z";
const HEEL = "M210 30C120 60 44 150 26 380H260V30Z";
const TOE = "M-322 60C-372 140 -376 250 -318 390H-520V60Z";
/** Below this line the knitting turns from the leg into the foot. */
const FOOT = "M-520 -40H-130C-60 60 40 140 210 190V420H-520Z";
const WRINKLES =
  "M-122 -24C-70 4 -30 12 26 4M-136 24C-80 60 -20 70 50 54M-200 72C-150 110 -90 126 -20 118";

const STITCH_WIDTH = 30;
const STITCH_HEIGHT = 25;

/** Returns the fill of stocking stitch: columns of V-shaped loops. */
function stockingStitch(sheet: Sheet, colour: string): string {
  const loops = "M5 0L15 17L25 0M5 25L15 42L25 25M5 -25L15 -8L25 -25";
  return sheet.tile(`knit${colour.slice(1)}`, STITCH_WIDTH, STITCH_HEIGHT, () =>
    [
      rectangle(0, 0, STITCH_WIDTH, STITCH_HEIGHT, darker(colour, 0.2)),
      stroke(loops, colour, 10.5),
    ].join(""),
  );
}

function knitted(sheet: Sheet, outline: string, colour: string, degrees: number): string {
  const field = rectangle(-1000, -1000, 2000, 2000, stockingStitch(sheet, colour), {
    transform: turned(degrees),
  });
  return sheet.inside(outline, field);
}

function ribs(): string {
  let lines = "";
  for (let x = -136; x <= 146; x += 19) lines += `M${x} -476C${x + 3} -420 ${x + 3} -370 ${x} -316`;
  return lines;
}

const THREADS = 8;
const PITCH = 21;

/** Draws the darn: rust warp, and a paler weft woven over and under it. */
function darn(sheet: Sheet): string {
  const random = randomFrom(6);
  const half = (THREADS * PITCH) / 2;
  const place = (index: number) => (index + 0.5) * PITCH - half;
  let warp = "";
  let weft = "";
  for (let row = 0; row < THREADS; row += 1) {
    warp += `M${f(place(row))} ${f(-half - random() * 14)}V${f(half + random() * 14)}`;
    for (let column = 0; column < THREADS; column += 1) {
      if ((row + column) % 2 === 0) continue;
      weft += `M${f(place(column) - 8)} ${f(place(row))}H${f(place(column) + 8)}`;
    }
    const end = row % 2 === 0 ? -1 : 1;
    weft += `M${f(end * (half + 6 + random() * 10))} ${f(place(row))}H${f(end * half)}`;
  }
  const lit = { opacity: 0.5, transform: moved(-2, -3) };
  return group(
    [
      sheet.softFill(box(-half - 8, -half, 2 * half + 22, 2 * half + 14), DEEP_SHADOW, 9, {
        opacity: 0.4,
      }),
      stroke(warp, darker(WARP, 0.5), 17),
      stroke(warp, WARP, 13),
      stroke(warp, lighter(WARP, 0.4), 4, lit),
      stroke(weft, darker(WEFT, 0.55), 18),
      stroke(weft, WEFT, 14),
      stroke(weft, lighter(WEFT, 0.5), 4, lit),
    ],
    { transform: `${moved(-148, 222)} ${turned(4)}` },
  );
}

/** Draws the light on wool that lies flat but holds a little air. */
function plump(sheet: Sheet, outline: string): string {
  const light = sheet.slanting([
    [0, HIGHLIGHT, 0.3],
    [0.5, HIGHLIGHT, 0.02],
    [1, DEEP_SHADOW, 0.26],
  ]);
  return [
    fill(outline, light),
    sheet.softStroke(outline, HIGHLIGHT, 16, 7, { opacity: 0.4, transform: moved(16, 20) }),
    sheet.softStroke(outline, DEEP_SHADOW, 24, 10, { opacity: 0.5, transform: moved(-5, -7) }),
  ].join("");
}

/** The sock lying flat, 660 wide and 830 high: its cuff at the top, its toe to the left. */
export const darnedSock: Drawing = (sheet) =>
  [
    wallShadow(sheet, OUTLINE + CUFF, { near: 0.5, far: 0.34, reach: 0.7 }),
    fill(OUTLINE, WOOL),
    sheet.inside(OUTLINE, [
      knitted(sheet, OUTLINE, WOOL, 1),
      knitted(sheet, FOOT, WOOL, 84),
      knitted(sheet, HEEL, PATCH, 40),
      knitted(sheet, TOE, PATCH, 84),
      texture(sheet, OUTLINE, "linen", 0.1),
      sheet.softStroke(WRINKLES, DEEP_SHADOW, 15, 7, { opacity: 0.36 }),
      sheet.softStroke(WRINKLES, HIGHLIGHT, 10, 6, { opacity: 0.4, transform: moved(-4, -16) }),
      plump(sheet, OUTLINE),
      darn(sheet),
    ]),
    sheet.softFill(CUFF, DEEP_SHADOW, 6, { opacity: 0.35, transform: moved(4, 10) }),
    fill(CUFF, WOOL),
    sheet.inside(CUFF, [
      stroke(ribs(), darker(WOOL, 0.42), 7),
      stroke(ribs(), lighter(WOOL, 0.5), 5, { transform: moved(-8, 0), opacity: 0.8 }),
      plump(sheet, CUFF),
    ]),
  ].join("");
