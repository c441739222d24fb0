import { camera, type Camera } from "#server/embedded/shop/pictures/camera.ts";
import {
  darker,
  DEEP_SHADOW,
  glazes,
  GLOSS,
  HIGHLIGHT,
  lighter,
  mix,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import {
  dot,
  lineThrough,
  polygon,
  smoothThrough,
  type Point,
} from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { hullOf, planAt, type Plan } from "#server/embedded/shop/pictures/roundedBlock.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { fill, moved, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawings of the Ridge soap dish: empty, and with its bar of soap.

const GLAZE = glazes.celadon;
const CLAY = "#b98f6d";
const RIDGES = [-112, -84, -56, -28, 0, 28, 56, 84, 112];

const FOOT: Plan = { halfLength: 214, halfDepth: 138, corner: 60 };
const RIM: Plan = { halfLength: 262, halfDepth: 182, corner: 82 };
const LIP: Plan = { halfLength: 244, halfDepth: 164, corner: 66 };
const FLOOR: Plan = { halfLength: 214, halfDepth: 134, corner: 48 };
const RIM_Y = 118;
const FLOOR_Y = 52;

export type Standpoint = { yaw?: number; pitch?: number };

function lookAt({ yaw = -24, pitch = 27 }: Standpoint): Camera {
  return camera({ yaw, pitch, distance: 3200 });
}

function ridges(sheet: Sheet, look: Camera): string {
  const lines = RIDGES.map((z) => {
    const reach = 206 - (z / 130) ** 4 * 40;
    const at = (x: number, y: number) => look(x, y, z);
    return { top: lineThrough([at(-reach, FLOOR_Y + 12), at(reach, FLOOR_Y + 6)]) };
  });
  const path = lines.map(({ top }) => top).join("");
  return [
    sheet.softStroke(path, DEEP_SHADOW, 9, 3, { opacity: 0.5, transform: moved(5, 7) }),
    stroke(path, darker(GLAZE, 0.16), 9),
    stroke(path, lighter(GLAZE, 0.32), 5.5, { transform: moved(-1, -2) }),
    stroke(path, GLOSS, 1.8, { transform: moved(-1.5, -3), opacity: 0.6 }),
  ].join("");
}

/** Draws the notch in the right-hand end, through which the water runs out. */
function spout(sheet: Sheet, look: Camera): string {
  const cut = smoothThrough(
    [
      look(RIM.halfLength + 4, RIM_Y + 2, -40),
      look(RIM.halfLength + 2, RIM_Y - 26, -20),
      look(RIM.halfLength + 2, RIM_Y - 30, 14),
      look(RIM.halfLength + 2, RIM_Y + 2, 40),
      look(LIP.halfLength - 14, RIM_Y + 2, 36),
      look(LIP.halfLength - 20, RIM_Y - 34, 12),
      look(LIP.halfLength - 20, RIM_Y - 34, -18),
      look(LIP.halfLength - 14, RIM_Y + 2, -38),
    ],
    true,
  );
  return (
    fill(cut, darker(GLAZE, 0.3)) +
    sheet.inside(
      cut,
      sheet.softStroke(
        lineThrough([
          look(LIP.halfLength - 20, RIM_Y - 20, 0),
          look(RIM.halfLength, RIM_Y - 30, 0),
        ]),
        lighter(GLAZE, 0.45),
        22,
        7,
        { opacity: 0.8 },
      ),
    ) +
    stroke(cut, mix(GLAZE, "#8a5a36", 0.45), 2.4, { opacity: 0.5 })
  );
}

function specks(): string {
  const random = randomFrom(12);
  let outline = "";
  for (let index = 0; index < 90; index += 1) {
    const [x, y]: Point = [(random() - 0.5) * 640, -random() * 230 + 60];
    outline += dot(x, y, 0.6 + random() * random() * 2.4);
  }
  return fill(outline, "#4a2f1c", { opacity: 0.5 });
}

function wall(sheet: Sheet, look: Camera, silhouette: string): string {
  const across = sheet.across([
    [0, DEEP_SHADOW, 0.2],
    [0.1, HIGHLIGHT, 0.2],
    [0.28, HIGHLIGHT, 0.3],
    [0.5, DEEP_SHADOW, 0.02],
    [0.78, DEEP_SHADOW, 0.3],
    [1, DEEP_SHADOW, 0.52],
  ]);
  const down = sheet.down([
    [0, HIGHLIGHT, 0.1],
    [0.55, DEEP_SHADOW, 0],
    [1, DEEP_SHADOW, 0.44],
  ]);
  const footing = planAt(
    look,
    { ...FOOT, halfLength: FOOT.halfLength + 8, halfDepth: FOOT.halfDepth + 8 },
    18,
  );
  const clayLine = polygon(footing.slice(18).concat(planAt(look, FOOT, -30).slice(18).reverse()));
  return sheet.inside(silhouette, [
    fill(silhouette, GLAZE),
    texture(sheet, silhouette, "clay", 0.18),
    fill(clayLine, CLAY),
    stroke(lineThrough(footing.slice(18)), darker(GLAZE, 0.4), 5, { opacity: 0.4 }),
    specks(),
    fill(silhouette, across),
    fill(silhouette, down),
  ]);
}

/** Draws the dish without its soap: 118 high, some 600 across, its middle over the origin. */
export function emptySoapDish(standpoint: Standpoint = {}): Drawing {
  return (sheet) => {
    const look = lookAt(standpoint);
    const rim = planAt(look, RIM, RIM_Y);
    const foot = planAt(look, FOOT, 0);
    const silhouette = hullOf(rim, foot);
    const lip = polygon(planAt(look, LIP, RIM_Y));
    const floor = polygon(planAt(look, FLOOR, FLOOR_Y));
    const rimLight = sheet.slanting([
      [0, lighter(GLAZE, 0.5)],
      [0.5, lighter(GLAZE, 0.22)],
      [1, darker(GLAZE, 0.14)],
    ]);
    const hollow = sheet.across([
      [0, darker(GLAZE, 0.44)],
      [0.25, darker(GLAZE, 0.26)],
      [0.6, darker(GLAZE, 0.06)],
      [1, lighter(GLAZE, 0.26)],
    ]);
    const floorLight = sheet.across([
      [0, darker(GLAZE, 0.2)],
      [0.4, GLAZE],
      [1, lighter(GLAZE, 0.2)],
    ]);
    return [
      sheet.softFill(silhouette, SHADOW, 26, {
        opacity: 0.3,
        transform: "translate(52 22) skewX(-8)",
      }),
      sheet.softFill(polygon(foot), SHADOW, 14, { opacity: 0.5, transform: moved(24, 12) }),
      sheet.softFill(polygon(foot), SHADOW, 5, { opacity: 0.7, transform: moved(4, 6) }),
      wall(sheet, look, silhouette),
      fill(polygon(rim), rimLight),
      fill(lip, hollow),
      sheet.inside(lip, [
        sheet.softFill(floor, floorLight, 5),
        sheet.softStroke(lip, DEEP_SHADOW, 20, 9, { opacity: 0.34, transform: moved(6, 6) }),
        ridges(sheet, look),
      ]),
      stroke(lip, mix(GLAZE, "#8a5a36", 0.5), 2.4, { opacity: 0.5 }),
      spout(sheet, look),
      sheet.softStroke(smoothThrough(rim.slice(18, 30)), GLOSS, 5, 2, {
        opacity: 0.75,
        transform: moved(3, -2),
      }),
    ].join("");
  };
}

const BAR: Plan = { halfLength: 130, halfDepth: 84, corner: 34 };
const BAR_COLOUR = "#c99a7c";

/** Draws the guest-size bar of Clay & oat on the ridges, over the dish and at the same origin. */
export function guestBar(standpoint: Standpoint = {}): Drawing {
  return (sheet) => {
    const look = lookAt(standpoint);
    const from = FLOOR_Y + 12;
    const to = from + 84;
    const low = planAt(look, BAR, from);
    const shoulder = planAt(look, BAR, to - 14);
    const top = planAt(
      look,
      { halfLength: BAR.halfLength - 12, halfDepth: BAR.halfDepth - 12, corner: 26 },
      to,
    );
    const silhouette = hullOf(low, shoulder, top);
    const face = polygon(top);
    const sides = sheet.across([
      [0, lighter(BAR_COLOUR, 0.18)],
      [0.45, BAR_COLOUR],
      [0.7, darker(BAR_COLOUR, 0.24)],
      [1, darker(BAR_COLOUR, 0.4)],
    ]);
    const random = randomFrom(4);
    let oats = "";
    for (let index = 0; index < 46; index += 1) {
      const [x, y] = look((random() - 0.5) * 220, to, (random() - 0.5) * 130);
      oats += dot(x, y, 1.4 + random() * 2.4, 0.8 + random() * 1.4);
    }
    const mark = look(0, to, 0);
    return [
      sheet.softFill(polygon(low), DEEP_SHADOW, 9, { opacity: 0.55, transform: moved(14, 14) }),
      fill(silhouette, sides),
      sheet.inside(silhouette, [
        texture(sheet, silhouette, "clay", 0.12),
        sheet.softFill(face, lighter(BAR_COLOUR, 0.42), 6),
        fill(oats, "#f0dcc0", { opacity: 0.6 }),
        sheet.softStroke(smoothThrough(low.slice(18)), DEEP_SHADOW, 12, 6, { opacity: 0.3 }),
      ]),
      sheet.softStroke(smoothThrough(top.slice(16, 28)), GLOSS, 4, 2.5, { opacity: 0.5 }),
      sheet.softEllipse(mark[0] - 40, mark[1] - 12, 60, 14, HIGHLIGHT, 10, { opacity: 0.4 }),
    ].join("");
  };
}

/** Draws the dish with its bar, as sold. */
export function soapDish(standpoint: Standpoint = {}): Drawing {
  return (sheet) => emptySoapDish(standpoint)(sheet) + guestBar(standpoint)(sheet);
}
