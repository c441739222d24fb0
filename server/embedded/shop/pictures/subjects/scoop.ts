import { darker, DEEP_SHADOW, lighter, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { oval, type Point } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { bathCrystals } from "#server/embedded/shop/pictures/subjects/bathSalts.ts";
import { ellipse, fill, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

const BEECH = "#d3ac7c";
const BOWL =
  "M-128 -64C-132 -26 -104 0 -46 2C24 4 92 -10 108 -52C112 -66 100 -74 84 -78L-96 -88C-116 -86 -127 -78 -128 -64Z";
const HANDLE = "M84 -62C140 -78 190 -100 236 -122";

/** The little beech scoop lying on the ground, some 370 long, heaped with bath salts. */
export const scoop: Drawing = (sheet) => {
  const mouth = oval(-10, -66, 116, 30);
  const roundness = sheet.down([
    [0, lighter(BEECH, 0.3)],
    [0.4, BEECH],
    [1, darker(BEECH, 0.55)],
  ]);
  const heap = (across: number, down: number): Point => {
    const x = (across - 0.5) * 200;
    const crest = -34 * (1 - (x / 104) ** 2);
    return [x - 10, -66 + crest + down * (24 - crest)];
  };
  return [
    sheet.softEllipse(10, 4, 130, 18, SHADOW, 10, { opacity: 0.5 }),
    sheet.softStroke("M80 -6C140 -6 200 -18 262 -26", SHADOW, 26, 9, { opacity: 0.34 }),
    tube(sheet, HANDLE, 26, BEECH, { highlight: 0.6 }),
    ellipse(238, -123, 15, 15, lighter(BEECH, 0.12)),
    fill(BOWL, roundness),
    texture(sheet, BOWL, "wood", 0.4),
    fill(mouth, darker(BEECH, 0.4)),
    sheet.softEllipse(-16, -62, 96, 22, "#cdd2ce", 4),
    bathCrystals({ count: 150, size: 11, seed: 9, place: heap }),
    stroke("M-126 -64C-120 -30 96 -30 106 -64", lighter(BEECH, 0.5), 6, { opacity: 0.9 }),
    stroke("M-124 -58C-110 -22 92 -24 106 -58", DEEP_SHADOW, 2, { opacity: 0.25 }),
  ].join("");
};

/** Crystals scattered loose on the ground, some 300 across. */
export const spilledSalts: Drawing = () =>
  bathCrystals({
    count: 16,
    size: 11,
    seed: 33,
    place: (across, down) => [(across - 0.5) * 300, (down - 0.5) * 60],
  });

/** Close-up of the bath salts that fills the canvas. */
export const saltsField: Drawing = (sheet) => {
  const canvas = "M0 0H1200V1500H0Z";
  const layer = (count: number, size: number, seed: number) =>
    bathCrystals({
      count,
      size,
      seed,
      place: (across, down) => [across * 1280 - 40, down * 1580 - 40],
    });
  const light = sheet.slanting([
    [0, "#fffaf0", 0.3],
    [0.5, "#fffaf0", 0],
    [1, SHADOW, 0.3],
  ]);
  return [
    fill(canvas, "#b4bab6"),
    layer(420, 62, 3),
    fill(canvas, "#8f9793", { opacity: 0.25 }),
    layer(300, 84, 17),
    fill(canvas, light),
  ].join("");
};
