import {
  darker,
  DEEP_SHADOW,
  HIGHLIGHT,
  lighter,
  mix,
} from "#server/embedded/shop/pictures/colour.ts";
import { lathe, type Lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { frontArc, polygon, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { wrappedLabel } from "#server/embedded/shop/pictures/subjects/wrappedLabel.ts";
import { ellipse, fill, hoop, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawings of the bath salts: the corked jar, and coarse crystals for other drawings.

const TILT = 0.17;
const RADIUS = 186;
const HEIGHT = 470;
const LEVEL = -372;
const GLASS_EDGE = "#4c615e";
const CORK = "#c39a68";
const CRYSTALS = ["#f3f1ea", "#e2e3de", "#d3d6d1", "#c2c8c4", "#ebe7dc"];

export type Mixture = {
  count: number;
  size: number;
  seed: number;
  place(across: number, down: number): Point;
};

/** Draws coarse crystals with flecks of bladderwrack and lavender, positioned by `place`. */
export function bathCrystals({ count, size, seed, place }: Mixture): string {
  const random = randomFrom(seed);
  const grains = Array.from({ length: count }, () => {
    const [x, y] = place(random(), random());
    const kind = random();
    const radius = size * (0.5 + random() * 0.7);
    const turn = random() * Math.PI;
    if (kind > 0.93) return lavenderBud(x, y, radius, turn);
    if (kind > 0.86) return weed(x, y, radius, turn);
    return crystal(
      random,
      x,
      y,
      radius,
      CRYSTALS[Math.floor(random() * CRYSTALS.length)] ?? "#f3f1ea",
    );
  });
  return grains.join("");
}

/** Draws a broken crystal: facets around an off-center peak, the left ones lit. */
function crystal(random: () => number, x: number, y: number, radius: number, colour: string) {
  const count = 4 + Math.floor(random() * 3);
  const turn = random() * Math.PI;
  const rim = Array.from({ length: count }, (_, index): Point => {
    const angle = turn + (index / count) * Math.PI * 2;
    const reach = radius * (0.72 + random() * 0.4);
    return [x + reach * Math.cos(angle), y + reach * 0.86 * Math.sin(angle)];
  });
  const peak: Point = [x + (random() - 0.7) * radius * 0.5, y + (random() - 0.7) * radius * 0.5];
  const facets = rim.map((corner, index) => {
    const next = rim[(index + 1) % count] ?? corner;
    const facing = (corner[0] + next[0] - 2 * x + corner[1] + next[1] - 2 * y) / (2.6 * radius);
    const paint =
      facing < 0 ? lighter(colour, -facing * 0.8) : mix(colour, "#87908b", facing * 0.6);
    return fill(polygon([corner, next, peak]), paint);
  });
  const cast = polygon(rim.map(([cx, cy]): Point => [cx + radius * 0.16, cy + radius * 0.2]));
  return fill(cast, "#66706b", { opacity: 0.35 }) + facets.join("");
}

function weed(x: number, y: number, radius: number, turn: number): string {
  const reach = radius * 1.2;
  const from: Point = [x - reach * Math.cos(turn), y - reach * Math.sin(turn)];
  const to: Point = [x + reach * Math.cos(turn), y + reach * Math.sin(turn)];
  const bend: Point = [x + radius * 0.6 * Math.sin(turn), y - radius * 0.6 * Math.cos(turn)];
  const path = `M${from[0].toFixed(1)} ${from[1].toFixed(1)}Q${bend[0].toFixed(1)} ${bend[1].toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  return (
    stroke(path, "#3f4a2c", radius * 0.36) +
    stroke(path, "#76824f", radius * 0.16, {
      transform: `translate(${-radius * 0.05} ${-radius * 0.07})`,
    })
  );
}

function lavenderBud(x: number, y: number, radius: number, turn: number): string {
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((turn * 180) / Math.PI).toFixed(0)})`;
  return (
    ellipse(radius * 0.1, radius * 0.12, radius * 0.8, radius * 0.4, "#4c4560", {
      transform,
      opacity: 0.6,
    }) +
    ellipse(0, 0, radius * 0.78, radius * 0.38, "#8d7fae", { transform }) +
    ellipse(-radius * 0.1, -radius * 0.12, radius * 0.5, radius * 0.13, "#bdb2d4", { transform })
  );
}

function contents(sheet: Sheet, glass: Lathe): string {
  const level = LEVEL;
  const radius = glass.radiusAt(level);
  const below = `${frontArc(0, level, radius, radius * TILT)}H300V120H-300V${level}Z`;
  const front = bathCrystals({
    count: 760,
    size: 13,
    seed: 6,
    place: (across, down) => {
      // The distribution is even across the picture, not around the jar: otherwise the front looks
      // half empty.
      const longitude = (Math.asin(across * 1.98 - 0.99) * 180) / Math.PI;
      return glass.pointAt(longitude, [level + down * (-level - 4), glass.radiusAt(level / 2) - 6]);
    },
  });
  const top = bathCrystals({
    count: 110,
    size: 12,
    seed: 14,
    place: (across, down) => {
      const angle = across * Math.PI * 2;
      const reach = Math.sqrt(down) * 0.94;
      return [radius * reach * Math.cos(angle), level + radius * TILT * reach * Math.sin(angle)];
    },
  });
  return (
    sheet.inside(below, fill(glass.silhouette, "#c6ccc8") + front) +
    ellipse(0, level, radius - 7, (radius - 7) * TILT, "#d9dcd7") +
    top
  );
}

function cork(sheet: Sheet): string {
  const stopper = lathe(TILT, [
    [-HEIGHT - 74, 138],
    [-HEIGHT - 72, 140],
    [-HEIGHT - 10, 132],
    [-HEIGHT + 18, 128],
    [-HEIGHT + 18, 128],
  ]);
  const top = -HEIGHT - 74;
  const face = sheet.across([
    [0, lighter(CORK, 0.3)],
    [0.5, lighter(CORK, 0.42)],
    [1, darker(CORK, 0.04)],
  ]);
  return [
    turnedBody(sheet, stopper, CORK, {
      under: texture(sheet, stopper.silhouette, "clay", 0.26),
      foot: 0.5,
    }),
    ellipse(0, top, 138, 138 * TILT, face),
    texture(sheet, stopperTop(top), "clay", 0.22),
  ].join("");
}

function stopperTop(y: number): string {
  return frontArc(0, y, 138, 138 * TILT) + `A138 ${(138 * TILT).toFixed(1)} 0 0 0 -138 ${y}Z`;
}

/** The jar filled and corked, 544 high and 372 across. */
export const saltsJar: Drawing = (sheet) => {
  const glass = lathe(TILT, [
    [-HEIGHT, 152],
    [-HEIGHT + 2, 153],
    [-HEIGHT + 26, 150],
    [-HEIGHT + 62, 178],
    [-HEIGHT + 92, RADIUS],
    [-240, RADIUS],
    [-30, RADIUS],
    [-8, RADIUS - 10],
    [0, RADIUS - 22],
    [0, RADIUS - 22],
  ]);
  const around = { radius: RADIUS, tilt: TILT };
  const wall = sheet.across([
    [0, GLASS_EDGE, 0.62],
    [0.05, GLASS_EDGE, 0.16],
    [0.16, HIGHLIGHT, 0.3],
    [0.4, HIGHLIGHT, 0],
    [0.72, GLASS_EDGE, 0.14],
    [0.93, GLASS_EDGE, 0.4],
    [1, GLASS_EDGE, 0.62],
  ]);
  return [
    standingShadow(sheet, RADIUS - 20, {
      silhouette: glass.silhouette,
      lean: 0.7,
      tilt: TILT,
      opacity: 0.8,
    }),
    sheet.softEllipse(190, 18, 120, 20, "#ffffff", 18, { opacity: 0.5 }),
    fill(glass.silhouette, "#dfe8e5", { opacity: 0.5 }),
    sheet.inside(glass.silhouette, [
      contents(sheet, glass),
      fill(glass.silhouette, wall),
      wrappedLabel(sheet, glass, { reach: 42, top: -290, bottom: -74 }),
      lettering("OSIER", { face: "capitals", size: 15, tracking: 0.4, y: -252, around }),
      lettering("Estuary", { size: 62, y: -182, around }),
      lettering("BATH SALTS · 400 G", {
        face: "capitals",
        size: 14,
        tracking: 0.2,
        y: -144,
        around,
      }),
      lettering("weed & lavender", {
        face: "italic",
        size: 23,
        y: -108,
        around,
        colour: "#5d6a50",
      }),
      sheet.softFill(glass.strip(-66, -57, -HEIGHT + 60, -30), "#fffdf4", 4, { opacity: 0.85 }),
      sheet.softFill(glass.strip(58, 64, -HEIGHT + 80, -50), "#fffdf4", 3, { opacity: 0.5 }),
      fill(
        glass.silhouette,
        sheet.down([
          [0, DEEP_SHADOW, 0],
          [0.86, DEEP_SHADOW, 0],
          [1, DEEP_SHADOW, 0.26],
        ]),
      ),
    ]),
    stroke(glass.silhouette, "#5b7571", 2.2, { opacity: 0.45 }),
    cork(sheet),
    hoop(0, -HEIGHT + 2, 152, 152 * TILT, "#ffffff", 3, { opacity: 0.5 }),
    stroke(glass.ring(-HEIGHT + 4), "#ffffff", 6, { opacity: 0.7 }),
    stroke(glass.ring(-HEIGHT + 12), GLASS_EDGE, 2.5, { opacity: 0.5 }),
  ].join("");
};
