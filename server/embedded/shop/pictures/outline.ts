import { formatLength as f } from "./svg.ts";

/** SVG path data ("outlines") for shapes, always in absolute coordinates. */

export type Point = readonly [x: number, y: number];

/** Rectangle in picture units, as the region of filters and masks. */
export type Box = { x: number; y: number; width: number; height: number };

/** Outlines straight lines through points. */
export function lineThrough(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join("L")}`;
}

/** Outlines a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `${lineThrough(points)}Z`;
}

/** Outlines a smooth curve through points (Catmull-Rom, written as Bézier curves). */
export function smoothThrough(points: readonly Point[], closed = false): string {
  const count = points.length;
  const pointAt = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = pointAt(0);
  let outline = `M${f(startX)} ${f(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const before = pointAt(index - 1);
    const from = pointAt(index);
    const to = pointAt(index + 1);
    const after = pointAt(index + 2);
    outline +=
      `C${f(from[0] + (to[0] - before[0]) / 6)} ${f(from[1] + (to[1] - before[1]) / 6)} ` +
      `${f(to[0] - (after[0] - from[0]) / 6)} ${f(to[1] - (after[1] - from[1]) / 6)} ` +
      `${f(to[0])} ${f(to[1])}`;
  }
  return closed ? `${outline}Z` : outline;
}

/** Outlines a rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${f(x)} ${f(y)}H${f(x + width)}V${f(y + height)}H${f(x)}Z`;
}

/** Outlines a rectangle with rounded corners. */
export function roundedBox(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const right = x + width;
  const bottom = y + height;
  return (
    `M${f(x + radius)} ${f(y)}H${f(right - radius)}Q${f(right)} ${f(y)} ${f(right)} ${f(y + radius)}` +
    `V${f(bottom - radius)}Q${f(right)} ${f(bottom)} ${f(right - radius)} ${f(bottom)}` +
    `H${f(x + radius)}Q${f(x)} ${f(bottom)} ${f(x)} ${f(bottom - radius)}` +
    `V${f(y + radius)}Q${f(x)} ${f(y)} ${f(x + radius)} ${f(y)}Z`
  );
}

/** Outlines an ellipse as path data, for clips and textures. */
export function oval(cx: number, cy: number, rx: number, ry: number): string {
  const radii = `${f(rx)} ${f(ry)}`;
  return (
    `M${f(cx - rx)} ${f(cy)}A${radii} 0 0 1 ${f(cx + rx)} ${f(cy)}` +
    `A${radii} 0 0 1 ${f(cx - rx)} ${f(cy)}Z`
  );
}

/** Outlines the front (lower) half of a horizontal ring seen from above; open, left to right. */
export function frontArc(cx: number, cy: number, rx: number, ry: number): string {
  return `M${f(cx - rx)} ${f(cy)}A${f(rx)} ${f(ry)} 0 0 0 ${f(cx + rx)} ${f(cy)}`;
}

/** Outlines a pointed leaf from its stalk to its tip, `belly` wide on either side. */
export function leaf(stalk: Point, tip: Point, belly: number): string {
  const length = Math.hypot(tip[0] - stalk[0], tip[1] - stalk[1]) || 1;
  const acrossX = (-(tip[1] - stalk[1]) / length) * belly;
  const acrossY = ((tip[0] - stalk[0]) / length) * belly;
  const middleX = (stalk[0] + tip[0]) / 2;
  const middleY = (stalk[1] + tip[1]) / 2;
  return (
    `M${f(stalk[0])} ${f(stalk[1])}` +
    `Q${f(middleX + acrossX)} ${f(middleY + acrossY)} ${f(tip[0])} ${f(tip[1])}` +
    `Q${f(middleX - acrossX)} ${f(middleY - acrossY)} ${f(stalk[0])} ${f(stalk[1])}Z`
  );
}

/** Outlines a small ellipse to append to other path data, such as one of a glaze's specks. */
export function dot(cx: number, cy: number, rx: number, ry = rx): string {
  const radii = `${f(rx)} ${f(ry)}`;
  return (
    `M${f(cx - rx)} ${f(cy)}A${radii} 0 1 0 ${f(cx + rx)} ${f(cy)}` +
    `A${radii} 0 1 0 ${f(cx - rx)} ${f(cy)}`
  );
}

const ARGUMENTS_OF: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/**
 * Returns the bounding box of an outline: it counts control points and the radii of arcs, so it may
 * be a little too large. Throws for relative commands.
 */
export function boundsOf(outline: string): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = "", argumentText = ""] of outline.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const step = ARGUMENTS_OF[command];
    if (step === undefined) throw new Error(`Outline uses "${command}", not an absolute command`);
    const values = (argumentText.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    for (let index = 0; index < values.length; index += step || 1) {
      const part = values.slice(index, index + step);
      if (command === "H") xs.push(...part);
      else if (command === "V") ys.push(...part);
      else if (command === "A") {
        const [rx = 0, ry = 0, , , , x = 0, y = 0] = part;
        // Arcs here are flat ellipses, so they reach at most `ry` above or below an end.
        xs.push(x, Math.abs(x) < rx ? x + rx : x, Math.abs(x) < rx ? x - rx : x);
        ys.push(y - ry, y + ry);
      } else {
        part.forEach((value, place) => (place % 2 === 0 ? xs : ys).push(value));
      }
    }
  }
  if (xs.length === 0 || ys.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Grows a box by the same margin on every side. */
export function grown(inner: Box, margin: number): Box {
  return {
    x: inner.x - margin,
    y: inner.y - margin,
    width: inner.width + 2 * margin,
    height: inner.height + 2 * margin,
  };
}
