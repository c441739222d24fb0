import { BRASS, darker, lighter } from "#server/embedded/shop/pictures/colour.ts";
import { glow } from "#server/embedded/shop/pictures/glow.ts";
import { lathe, type Lathe, type ProfilePoint } from "#server/embedded/shop/pictures/lathe.ts";
import { smoothThrough } from "#server/embedded/shop/pictures/outline.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { flame } from "#server/embedded/shop/pictures/subjects/flame.ts";
import { ellipse, fill, hoop, placed, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

// SVG drawing of the Ferry lantern, a tin storm lantern, lit or unlit.

const TILT = 0.18;
const TIN = "#8f9089";
const WIRE = "#74756f";

const TANK: ProfilePoint[] = [
  [-150, 96],
  [-146, 112],
  [-128, 176],
  [-112, 190],
  [-104, 192],
  [-40, 192],
  [-20, 186],
  [-12, 190],
  [0, 190],
  [0, 190],
];
const BURNER: ProfilePoint[] = [
  [-224, 40],
  [-222, 44],
  [-204, 84],
  [-186, 98],
  [-176, 100],
  [-160, 70],
  [-146, 66],
  [-146, 66],
];
const GLOBE: ProfilePoint[] = [
  [-540, 92],
  [-538, 92],
  [-490, 106],
  [-410, 146],
  [-330, 152],
  [-250, 122],
  [-196, 98],
  [-196, 98],
];
const COLLAR: ProfilePoint[] = [
  [-580, 70],
  [-576, 84],
  [-556, 112],
  [-536, 116],
  [-530, 116],
];
const CHIMNEY: ProfilePoint[] = [
  [-706, 62],
  [-700, 64],
  [-660, 66],
  [-600, 68],
  [-574, 76],
  [-574, 76],
];
const CAP: ProfilePoint[] = [
  [-784, 0.5],
  [-782, 26],
  [-766, 66],
  [-742, 104],
  [-724, 118],
  [-716, 118],
  [-716, 118],
];

const LEFT_TUBE =
  "M-150 -120C-206 -150 -212 -260 -210 -400C-208 -540 -196 -620 -140 -640C-110 -650 -90 -640 -62 -636";
const RIGHT_TUBE =
  "M150 -120C206 -150 212 -260 210 -400C208 -540 196 -620 140 -640C110 -650 90 -640 62 -636";
const BAIL_UP = "M-204 -560C-230 -700 -180 -930 0 -934C180 -930 230 -700 204 -560";
const BAIL_DOWN =
  "M-204 -560C-232 -490 -236 -400 -196 -346C-126 -276 126 -276 196 -346C236 -400 232 -490 204 -560";

function tin(sheet: Sheet, profile: ProfilePoint[], gloss = 0.6): string {
  return turnedBody(sheet, lathe(TILT, profile), TIN, {
    gloss,
    glossFrom: 0.08,
    glossTo: 0.92,
    foot: 0.5,
    strength: 1.1,
  });
}

function glass(sheet: Sheet, globe: Lathe, lit: boolean): string {
  const wall = sheet.across([
    [0, "#2f3a38", 0.6],
    [0.08, "#2f3a38", 0.16],
    [0.24, "#fff", 0.2],
    [0.5, "#fff", 0.03],
    [0.85, "#2f3a38", 0.14],
    [1, "#2f3a38", 0.6],
  ]);
  const warmth = sheet.radial([
    [0, "#fff1c2", 0.3],
    [0.5, "#ffd683", 0.26],
    [1, "#e0862c", 0.3],
  ]);
  return [
    fill(globe.silhouette, lit ? "#8a5a26" : "#c9cfc8", { opacity: 0.34 }),
    lit ? fill(globe.silhouette, warmth) : "",
    sheet.inside(globe.silhouette, [
      fill(globe.silhouette, wall),
      sheet.softFill(globe.strip(-62, -50, -500, -230), "#fffaf0", 4, { opacity: 0.75 }),
      sheet.softFill(globe.strip(54, 62, -460, -260), "#fffaf0", 4, { opacity: 0.4 }),
    ]),
    stroke(globe.silhouette, "#41504c", 2.4, { opacity: 0.5 }),
  ].join("");
}

/** Draws the guard: two hoops around the globe and the upright wires between them. */
function guard(globe: Lathe): string {
  const upright = (longitude: number) =>
    smoothThrough(
      [-470, -420, -350, -300, -270].map((y) =>
        globe.pointAt(longitude, [y, globe.radiusAt(y) + 3]),
      ),
    );
  const wires = globe.ring(-470) + globe.ring(-270) + upright(-48) + upright(48);
  return (
    stroke(wires, "#2b2722", 7, { opacity: 0.7 }) +
    stroke(wires, lighter(WIRE, 0.35), 3.4, { transform: "translate(-1 -1)" })
  );
}

/** Draws the wheel that winds the wick, on its spindle at the right of the burner. */
function wickWheel(sheet: Sheet): string {
  const face = sheet.slanting([
    [0, lighter(BRASS, 0.5)],
    [1, darker(BRASS, 0.45)],
  ]);
  return [
    stroke("M70 -182L168 -170", darker(BRASS, 0.3), 9),
    ellipse(170, -170, 14, 24, darker(BRASS, 0.4)),
    ellipse(166, -170, 13, 23, face),
    hoop(166, -170, 8, 15, darker(BRASS, 0.5), 2),
  ].join("");
}

export type StormLanternOptions = { lit?: boolean; handle?: "up" | "down" };

/** Draws the lantern, 790 high (940 with its handle up) and 420 across. */
export function stormLantern({ lit = true, handle = "up" }: StormLanternOptions = {}): Drawing {
  return (sheet) => {
    const globe = lathe(TILT, GLOBE);
    const tank = lathe(TILT, TANK);
    const bail = tube(sheet, handle === "up" ? BAIL_UP : BAIL_DOWN, 11, WIRE, { gloss: 0.4 });
    const warmTank = sheet.inside(
      tank.silhouette,
      sheet.softEllipse(0, -150, 170, 50, "#ffcb78", 22, { opacity: 0.5 }),
    );
    return [
      lit ? glow(sheet, 0, -370, 700, 680, "#ffd58f", 0.75) : "",
      lit ? sheet.softEllipse(0, 14, 430, 70, "#ffd596", 40, { opacity: 0.34 }) : "",
      standingShadow(sheet, 192, { tilt: TILT }),
      handle === "up" ? bail : "",
      tube(sheet, LEFT_TUBE, 36, TIN, { gloss: 0.5 }),
      tube(sheet, RIGHT_TUBE, 36, darker(TIN, 0.2), { gloss: 0.25 }),
      tin(sheet, TANK),
      lit ? warmTank : "",
      wickWheel(sheet),
      turnedBody(sheet, lathe(TILT, BURNER), BRASS, { gloss: 0.5 }),
      glass(sheet, globe, lit),
      lit ? placed(0, -216, 1.55, flame(sheet)) : stroke("M-16 -226H16", "#2d221a", 9),
      guard(globe),
      tin(sheet, COLLAR),
      tin(sheet, CHIMNEY),
      ellipse(0, -706, 62, 11, "#1d1712"),
      stroke("M-40 -716V-700M40 -716V-700", darker(TIN, 0.4), 7),
      tin(sheet, CAP),
      handle === "down" ? bail : "",
    ].join("");
  };
}
