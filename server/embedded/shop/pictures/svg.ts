/** SVG elements as text. Lengths are in picture units: the canvas is 1200 wide and 1500 high. */

export type Attributes = Record<string, string | number | undefined>;

/** Formats a length with one decimal, which is finer than a pixel at every rasterized size. */
export function formatLength(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** Formats a share (opacity, offset, angle) with three decimals. */
export function formatShare(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return String(rounded === 0 ? 0 : rounded);
}

/** Serializes one element; omits undefined attributes. */
export function element(name: string, attributes: Attributes, content = ""): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === "number" ? formatShare(value) : value}"`;
  }
  return content === "" ? `${text}/>` : `${text}>${content}</${name}>`;
}

/** Fills an outline (path data) with a color or a paint reference. */
export function fill(outline: string, paint: string, attributes: Attributes = {}): string {
  return element("path", { d: outline, fill: paint, ...attributes });
}

/** Draws along an outline with round caps and joins. */
export function stroke(
  outline: string,
  paint: string,
  width: number,
  attributes: Attributes = {},
): string {
  return element("path", {
    d: outline,
    fill: "none",
    stroke: paint,
    "stroke-width": formatLength(width),
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...attributes,
  });
}

/** Draws an ellipse by its center and radii. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: string,
  attributes: Attributes = {},
): string {
  return element("ellipse", {
    cx: formatLength(cx),
    cy: formatLength(cy),
    rx: formatLength(rx),
    ry: formatLength(ry),
    fill: paint,
    ...attributes,
  });
}

/** Draws the line of an ellipse. */
export function hoop(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: string,
  width: number,
  attributes: Attributes = {},
): string {
  return ellipse(cx, cy, rx, ry, "none", { stroke: paint, "stroke-width": width, ...attributes });
}

/** Draws a rectangle by its upper left corner. */
export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  attributes: Attributes = {},
): string {
  return element("rect", {
    x: formatLength(x),
    y: formatLength(y),
    width: formatLength(width),
    height: formatLength(height),
    fill: paint,
    ...attributes,
  });
}

/** Groups content, for one opacity, filter, mask, clip or transform over all of it. */
export function group(content: string | string[], attributes: Attributes = {}): string {
  return element("g", attributes, Array.isArray(content) ? content.join("") : content);
}

/** Moves content drawn at its own origin to (x, y) and scales it there. */
export function placed(x: number, y: number, scale: number, content: string): string {
  const move = `translate(${formatLength(x)} ${formatLength(y)})`;
  return group(content, {
    transform: scale === 1 ? move : `${move} scale(${formatShare(scale)})`,
  });
}

/** Returns a transform that moves by (x, y). */
export function moved(x: number, y: number): string {
  return `translate(${formatLength(x)} ${formatLength(y)})`;
}

/** Returns a transform that rotates by degrees, clockwise, about the given point or the origin. */
export function turned(degrees: number, x = 0, y = 0): string {
  return `rotate(${formatShare(degrees)} ${formatLength(x)} ${formatLength(y)})`;
}
