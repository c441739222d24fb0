import { darker, lighter } from "#server/embedded/shop/pictures/colour.ts";
import { smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { stroke } from "#server/embedded/shop/pictures/svg.ts";

const COUNT = 26;
const MOUTH = { y: -430, rx: 278, ry: 52 };
const WILLOW = "#bd925a";

/** Upright rods of an unfinished basket; use as a basket's `holding`. */
export const stakes: Drawing = () => {
  const random = randomFrom(33);
  const rods = Array.from({ length: COUNT }, (_, index) => {
    const angle = (index / COUNT) * Math.PI * 2;
    return { across: Math.cos(angle), near: Math.sin(angle) };
  }).toSorted((first, second) => first.near - second.near);
  return rods
    .map(({ across, near }) => {
      const [x, y] = [across * MOUTH.rx, MOUTH.y + near * MOUTH.ry];
      const height = 300 + random() * 130;
      const sway = (random() - 0.5) * 46;
      const points: Point[] = [
        [x, y],
        [x + across * 26, y - height * 0.4],
        [x + across * 40 + sway * 0.4, y - height * 0.75],
        [x + across * 34 + sway, y - height],
      ];
      const bark = darker(WILLOW, Math.max(0, 0.24 - near * 0.2 + across * 0.16));
      const rod = smoothThrough(points);
      return (
        stroke(rod, darker(bark, 0.4), 10) +
        stroke(rod, bark, 7.5) +
        stroke(rod, lighter(bark, 0.5), 2.2, { opacity: 0.6, transform: "translate(-2 0)" })
      );
    })
    .join("");
};
