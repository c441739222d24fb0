import {
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  lighter,
} from "#server/embedded/shop/pictures/colour.ts";
import { cloth } from "#server/embedded/shop/pictures/cloths.ts";
import { lathe, type ProfilePoint } from "#server/embedded/shop/pictures/lathe.ts";
import { box } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { shade, turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  fill,
  formatLength as f,
  group,
  moved,
  stroke,
  turned,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of a darning mushroom, with or without a darned sock stretched over it.

const TILT = 0.2;
const BEECH = "#c99c68";
const WOOL = "#d6c7aa";
const DARN = glazes.rust;
const WEFT = "#dca27c";

const HANDLE: ProfilePoint[] = [
  [-330, 44],
  [-328, 44],
  [-280, 34],
  [-210, 38],
  [-120, 56],
  [-56, 66],
  [-20, 62],
  [0, 50],
  [0, 50],
];
const CAP: ProfilePoint[] = [
  [-520, 0.5],
  [-517, 60],
  [-500, 130],
  [-464, 190],
  [-416, 222],
  [-376, 226],
  [-350, 212],
  [-334, 180],
  [-334, 180],
];

/** The sock's foot, hanging from under the cap to the left, and the toe it ends in. */
const FOOT =
  "M-30 -356C-60 -330 -96 -300 -112 -236C-122 -196 -128 -150 -142 -112C-156 -76 -206 -66 -238 -92" +
  "C-266 -116 -262 -160 -250 -206C-238 -256 -236 -330 -228 -392C-170 -350 -90 -340 -30 -356Z";
const TOE = "M-300 -172C-236 -196 -170 -186 -90 -158V-40H-300Z";
/** The sock's leg, hanging to the right and lying on the table with its cuff. */
const LEG =
  "M40 -356C84 -320 112 -270 124 -206C134 -150 142 -96 176 -56C206 -22 262 -4 330 2" +
  "C352 -26 360 -82 350 -116C304 -122 280 -150 268 -196C252 -262 240 -330 228 -392C170 -350 96 -340 40 -356Z";
const CUFF =
  "M322 4C348 -24 356 -84 344 -120C388 -124 432 -118 470 -106C484 -72 482 -14 462 20C416 22 366 16 322 4Z";
const CUFF_RIBS =
  "M340 6C364 -24 370 -84 360 -120M362 10C386 -20 392 -84 382 -121M386 14C408 -18 414 -82 404 -120" +
  "M410 17C430 -14 436 -80 426 -118M434 19C454 -12 458 -76 448 -113";
const UNDER_CAP = "M-236 -376C-160 -306 160 -306 236 -376";
const FOLDS =
  "M-190 -372C-176 -300 -176 -220 -196 -120M-110 -360C-132 -310 -150 -250 -160 -180" +
  "M96 -360C136 -310 158 -240 172 -160C182 -110 220 -70 290 -50M186 -372C206 -300 214 -230 236 -170";

const THREADS = 8;
const PITCH = 21;

/** Draws the darn on the crown: rust warp, and a paler weft woven over and under it. */
function darn(sheet: Sheet): string {
  const random = randomFrom(6);
  const half = (THREADS * PITCH) / 2;
  const place = (index: number) => (index + 0.5) * PITCH - half;
  let warp = "";
  let weft = "";
  for (let row = 0; row < THREADS; row += 1) {
    const from = -half - random() * 14;
    warp += `M${f(place(row))} ${f(from)}V${f(half + random() * 14)}`;
    for (let column = 0; column < THREADS; column += 1) {
      if ((row + column) % 2 === 0) continue;
      weft += `M${f(place(column) - 8)} ${f(place(row))}H${f(place(column) + 8)}`;
    }
    const end = row % 2 === 0 ? -1 : 1;
    weft += `M${f(end * (half + 6 + random() * 10))} ${f(place(row))}H${f(end * half)}`;
  }
  const lit = { opacity: 0.5, transform: moved(-1.5, -3) };
  return group(
    [
      sheet.softFill(box(-half - 8, -half, 2 * half + 22, 2 * half + 14), DEEP_SHADOW, 9, {
        opacity: 0.4,
      }),
      stroke(warp, darker(DARN, 0.5), 17),
      stroke(warp, DARN, 13),
      stroke(warp, lighter(DARN, 0.4), 4, lit),
      stroke(weft, darker(WEFT, 0.55), 18),
      stroke(weft, WEFT, 14),
      stroke(weft, lighter(WEFT, 0.5), 4, lit),
    ],
    { transform: `${moved(-30, -428)} ${turned(-7)} scale(1 .66)` },
  );
}

/** Draws the sock's hanging parts: the foot with its rust toe, and the leg with its ribbed cuff. */
function hangingParts(sheet: Sheet, knit: string): string {
  const fall = sheet.across([
    [0, HIGHLIGHT, 0.26],
    [0.5, HIGHLIGHT, 0.02],
    [1, DEEP_SHADOW, 0.36],
  ]);
  const part = (outline: string, inside: string) =>
    fill(outline, WOOL) +
    sheet.inside(outline, [
      fill(outline, knit),
      inside,
      fill(outline, fall),
      sheet.softStroke(FOLDS, DEEP_SHADOW, 18, 8, { opacity: 0.4 }),
      sheet.softStroke(FOLDS, HIGHLIGHT, 10, 6, { opacity: 0.3, transform: moved(-20, 0) }),
      sheet.softStroke(UNDER_CAP, DEEP_SHADOW, 60, 20, { opacity: 0.5 }),
      sheet.softStroke(outline, DEEP_SHADOW, 16, 7, { opacity: 0.3 }),
    ]);
  const toe = sheet.inside(TOE, fill(FOOT, DARN) + fill(FOOT, knit, { opacity: 0.35 }));
  return [
    sheet.softFill(LEG + CUFF, DEEP_SHADOW, 9, { opacity: 0.4, transform: moved(12, 16) }),
    part(CUFF, stroke(CUFF_RIBS, darker(WOOL, 0.4), 5, { opacity: 0.6 })),
    part(LEG, ""),
    part(FOOT, toe),
  ].join("");
}

function sock(sheet: Sheet): string {
  const cap = lathe(
    TILT,
    CAP.map(([y, radius]) => [y, radius + (radius > 1 ? 6 : 0)]),
  );
  const knit = cloth(sheet, "herringbone", WOOL, darker(WOOL, 0.28));
  return [
    hangingParts(sheet, knit),
    fill(cap.silhouette, WOOL),
    sheet.inside(cap.silhouette, [
      fill(cap.silhouette, knit),
      texture(sheet, cap.silhouette, "linen", 0.3),
      darn(sheet),
      shade(sheet, cap, WOOL, { strength: 0.9, slope: 0.8 }),
    ]),
  ].join("");
}

/** Draws the mushroom standing on its handle, 520 high; `withSock` adds the sock. */
export function darningMushroom({ withSock = true }: { withSock?: boolean } = {}): Drawing {
  return (sheet) => {
    const handle = lathe(TILT, HANDLE);
    const cap = lathe(TILT, CAP);
    const grain = texture(sheet, handle.silhouette, "uprightWood", 0.6);
    const crown = texture(sheet, cap.silhouette, "wood", 0.55);
    const capShadow = sheet.inside(
      handle.silhouette,
      sheet.softEllipse(10, -322, 120, 40, DEEP_SHADOW, 12, { opacity: 0.6 }),
    );
    return [
      standingShadow(sheet, 62, { silhouette: cap.silhouette, lean: 0.6, tilt: TILT }),
      sheet.softEllipse(70, 6, 190, 30, DEEP_SHADOW, 24, { opacity: 0.26 }),
      turnedBody(sheet, handle, BEECH, { under: grain, gloss: 0.25 }),
      capShadow,
      withSock
        ? sock(sheet)
        : turnedBody(sheet, cap, BEECH, { under: crown, gloss: 0.3, slope: 0.9 }),
    ].join("");
  };
}
