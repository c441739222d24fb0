import { darker, DEEP_SHADOW, lighter, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { shade } from "#server/embedded/shop/pictures/shading.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import {
  ellipse,
  fill,
  formatLength as f,
  moved,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";

const JUTE = "#c9a877";

/** Draws twisted string along an open path, with its visible slanting strands. */
export function twine(sheet: Sheet, path: string, width = 8): string {
  return [
    sheet.softStroke(path, DEEP_SHADOW, width, 4, { opacity: 0.5, transform: moved(4, 5) }),
    stroke(path, darker(JUTE, 0.42), width),
    stroke(path, JUTE, width * 0.72, { transform: moved(-width * 0.08, -width * 0.1) }),
    stroke(path, lighter(JUTE, 0.45), width * 0.4, {
      "stroke-dasharray": `${f(width * 0.5)} ${f(width * 0.75)}`,
      "stroke-linecap": "butt",
      transform: moved(-width * 0.1, -width * 0.12),
    }),
  ].join("");
}

/** Draws a bow of string, its knot at the origin, 240 across. */
export function bow(sheet: Sheet, width = 8): string {
  return [
    twine(sheet, "M0 0C-30 50 -58 84 -104 120", width),
    twine(sheet, "M0 0C26 48 40 90 92 132", width),
    twine(sheet, "M0 0C-40 -60 -130 -74 -128 -26C-126 20 -50 18 0 0", width),
    twine(sheet, "M0 0C34 -66 124 -86 128 -38C130 8 56 18 0 0", width),
    ellipse(3, 4, width * 1.5, width * 1.3, DEEP_SHADOW, { opacity: 0.35 }),
    ellipse(0, 0, width * 1.4, width * 1.2, darker(JUTE, 0.12)),
    ellipse(-2, -2, width * 0.8, width * 0.6, lighter(JUTE, 0.25)),
  ].join("");
}

/** A ball of string on the ground at the origin, 200 high, with a loose end. */
export const stringBall: Drawing = (sheet) => {
  const ball = lathe(0.2, [
    [-200, 30],
    [-192, 56],
    [-160, 88],
    [-100, 104],
    [-44, 92],
    [-10, 60],
    [0, 36],
    [0, 36],
  ]);
  const wound = [-60, 25, -20].map((angle, layer) => {
    let lines = "";
    for (let offset = -96; offset <= 96; offset += 11) {
      const half = Math.sqrt(Math.max(0, 104 ** 2 - offset ** 2)) * (layer === 0 ? 1 : 0.72);
      lines += `M${f(-half)} ${f(offset)}Q0 ${f(offset + 26)} ${f(half)} ${f(offset)}`;
    }
    const transform = `translate(0 -100) rotate(${angle})`;
    const span = layer === 0 ? 1 : 0.5;
    return (
      stroke(lines, darker(JUTE, 0.4), 9, { transform: `${transform} scale(1 ${span})` }) +
      stroke(lines, lighter(JUTE, 0.18), 5.4, { transform: `${transform} scale(1 ${span})` })
    );
  });
  return [
    sheet.softEllipse(40, 0, 130, 26, SHADOW, 16, { opacity: 0.4 }),
    sheet.softEllipse(4, -2, 66, 14, SHADOW, 6, { opacity: 0.6 }),
    twine(sheet, "M60 -20C130 -6 150 26 96 40C40 54 20 70 90 88", 9),
    fill(ball.silhouette, darker(JUTE, 0.2)),
    sheet.inside(ball.silhouette, [...wound, shade(sheet, ball, JUTE, { strength: 1.1 })]),
  ].join("");
};
