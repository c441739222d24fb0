import {
  darker,
  DEEP_SHADOW,
  glazes,
  lighter,
  SHADOW,
  type Glaze,
} from "#server/embedded/shop/pictures/colour.ts";
import { glazedBody, speckColourOf } from "#server/embedded/shop/pictures/glaze.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { box } from "#server/embedded/shop/pictures/outline.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { caneHandle } from "#server/embedded/shop/pictures/subjects/caneHandle.ts";
import { ellipse, fill } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of the Heron teapot, a glazed pot with a cane handle.

const SPOUT =
  "M-215 -250C-290 -250 -318 -300 -352 -372C-362 -388 -392 -396 -402 -380C-388 -268 -352 -118 -225 -100Z";
const SPOUT_BELLY = "M-400 -380C-376 -260 -330 -140 -200 -120L-200 -80L-420 -80Z";
const SPOUT_LIGHT =
  "M-380 -380C-340 -300 -310 -240 -220 -220L-220 -245C-300 -262 -330 -330 -360 -384Z";
const SPOUT_ROOT = "M-240 -270C-200 -240 -205 -120 -230 -90L-190 -90L-190 -270Z";

function spout(sheet: Sheet, colour: string): string {
  const region = { x: -420, y: -400, width: 230, height: 320 };
  const tipTurn = { transform: "rotate(22 -378 -380)" };
  return [
    fill(SPOUT, colour),
    sheet.inside(SPOUT, [
      texture(sheet, box(-420, -420, 220, 340), "clay", 0.16),
      sheet.softGroup(
        [
          fill(SPOUT_BELLY, darker(colour, 0.6), { opacity: 0.6 }),
          fill(SPOUT_LIGHT, lighter(colour, 0.8), { opacity: 0.6 }),
        ],
        12,
        region,
      ),
      sheet.softFill(SPOUT_ROOT, darker(colour, 0.7), 10, { opacity: 0.5 }),
    ]),
    ellipse(-378, -380, 27, 11, darker(colour, 0.55), tipTurn),
    ellipse(-378, -379, 20, 7, darker(colour, 0.85), tipTurn),
  ].join("");
}

/** Draws a loop of clay that holds the handle; `side` -1 is the left one. */
function lug(sheet: Sheet, side: 1 | -1, colour: string): string {
  const path = `M${side * 146} -300C${side * 180} -318 ${side * 174} -352 ${side * 152} -346`;
  return tube(sheet, path, 17, colour, { gloss: 0.3 });
}

/** Draws the teapot, 690 high with its handle up, its spout to the left. */
export function teapot({ glaze = "celadon" }: { glaze?: Glaze } = {}): Drawing {
  return (sheet) => {
    const colour = glazes[glaze];
    const speckColour = speckColourOf(glaze);
    const body = lathe(0.16, [
      [-352, 104],
      [-350, 108],
      [-330, 158],
      [-270, 240],
      [-190, 285],
      [-110, 272],
      [-50, 218],
      [-14, 160],
      [0, 150],
      [0, 150],
    ]);
    const lid = lathe(0.2, [
      [-406, 0.5],
      [-404, 34],
      [-392, 74],
      [-372, 104],
      [-358, 112],
      [-350, 112],
      [-350, 112],
    ]);
    const knob = lathe(0.25, [
      [-462, 0.5],
      [-460, 22],
      [-446, 36],
      [-428, 30],
      [-412, 18],
      [-402, 20],
      [-402, 20],
    ]);
    return [
      standingShadow(sheet, 160, { silhouette: body.silhouette, lean: 0.8, tilt: 0.2 }),
      sheet.softEllipse(80, 14, 290, 46, SHADOW, 26, { opacity: 0.25 }),
      spout(sheet, colour),
      glazedBody(sheet, body, colour, {
        foot: 46,
        seed: 8,
        speckColour,
        shading: { glossFrom: 0.16, glossTo: 0.5 },
      }),
      sheet.softEllipse(8, -342, 124, 26, DEEP_SHADOW, 6, { opacity: 0.4 }),
      glazedBody(sheet, lid, colour, {
        foot: 0,
        specks: 14,
        speckColour,
        gloss: 0.4,
        shading: { foot: 0.4 },
      }),
      sheet.softEllipse(4, -402, 26, 7, DEEP_SHADOW, 4, { opacity: 0.4 }),
      glazedBody(sheet, knob, colour, {
        foot: 0,
        specks: 4,
        speckColour,
        gloss: 0.5,
        shading: { foot: 0.3 },
      }),
      lug(sheet, -1, colour),
      lug(sheet, 1, colour),
      caneHandle(sheet),
    ].join("");
  };
}
