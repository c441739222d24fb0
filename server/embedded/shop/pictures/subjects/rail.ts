import { darker, mix, OAK, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, formatLength as f, group, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

const POLE = mix(OAK, "#b9ab92", 0.42);

/** Draws a round wooden rail held off the wall by two pegs; its middle is the origin. */
export function rail({ width = 880 }: { width?: number } = {}): Drawing {
  return (sheet) => {
    const end = width / 2;
    const rod = `M${f(-end)} 0L${f(end)} 0.1`;
    const pegAt = (x: number) =>
      ellipse(x, 2, 15, 15, darker(POLE, 0.5)) + ellipse(x - 2, 0, 11, 11, darker(POLE, 0.15));
    return [
      sheet.softStroke(rod, SHADOW, 44, 22, { opacity: 0.34, transform: "translate(40 52)" }),
      sheet.softStroke(rod, SHADOW, 44, 9, { opacity: 0.4, transform: "translate(12 16)" }),
      tube(sheet, rod, 46, POLE, { highlight: 0.5 }),
      group(pegAt(-end + 46) + pegAt(end - 46)),
      stroke(`M${f(-end + 4)} -12H${f(end - 8)}`, "#fffaf0", 2, { opacity: 0.3 }),
    ].join("");
  };
}
