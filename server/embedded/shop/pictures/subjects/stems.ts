import { darker, lighter, mix } from "#server/embedded/shop/pictures/colour.ts";
import { leaf, smoothThrough, type Point } from "#server/embedded/shop/pictures/outline.ts";
import { randomFrom } from "#server/embedded/shop/pictures/random.ts";
import { fill, formatLength as f, stroke } from "#server/embedded/shop/pictures/svg.ts";

const STEM = "#6b5338";
const JOINTS = 6;

function stem(x: number, y: number, height: number, bend: number, random: () => number): string {
  const points = Array.from({ length: JOINTS + 1 }, (_, index): Point => {
    const share = index / JOINTS;
    return [x + bend * share * share, y - height * share];
  });
  let drawing = stroke(smoothThrough(points), STEM, 6);
  points.forEach(([px, py], index) => {
    if (index < 2) return;
    for (const side of [-1, 1] as const) {
      const angle = ((side * 48 + bend * 0.12) * Math.PI) / 180;
      const length = 64 - index * 4;
      const tip: Point = [px + Math.sin(angle) * length, py - Math.cos(angle) * length];
      const green = mix("#7d8465", "#5a6247", random());
      const paint = side < 0 ? lighter(green, 0.22) : green;
      const vein = `M${f(px)} ${f(py)}L${f(tip[0])} ${f(tip[1])}`;
      drawing +=
        fill(leaf([px, py], tip, 13), paint) +
        stroke(vein, darker(green, 0.3), 1.5, { opacity: 0.5 });
    }
  });
  return drawing;
}

/** Draws two leafy stems rising from y, the taller to the right. */
export function stems(y: number): string {
  const random = randomFrom(4);
  return stem(6, y, 330, 120, random) + stem(-8, y, 260, -90, random);
}
