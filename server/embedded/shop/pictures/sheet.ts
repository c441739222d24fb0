import { boundsOf, grown, type Box, type Point } from "./outline.ts";
import {
  element,
  ellipse,
  fill,
  formatLength,
  formatShare,
  group,
  stroke,
  type Attributes,
} from "./svg.ts";

/** A colour stop: offset 0..1, colour, opacity (1 when absent). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Something that can be drawn: it is given the sheet that collects its gradients and filters. */
export type Drawing = (sheet: Sheet) => string;

// Without this librsvg filters in linear light, which quantises dark, faint shadows into bands.
const IN_SRGB = { "color-interpolation-filters": "sRGB" };

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
    )
    .join("");
}

function regionAttributes(region: Box): Attributes {
  return {
    x: formatLength(region.x),
    y: formatLength(region.y),
    width: formatLength(region.width),
    height: formatLength(region.height),
  };
}

/** One picture being drawn: hands out gradients, filters, clips and masks and keeps their definitions. */
export class Sheet {
  readonly #definitions: string[] = [];
  readonly #known = new Set<string>();
  #count = 0;

  #add(prefix: string, build: (id: string) => string): string {
    const id = `${prefix}${this.#count}`;
    this.#count += 1;
    this.#definitions.push(build(id));
    return `url(#${id})`;
  }

  /** Defines something once under its own name and returns the reference to it. */
  define(id: string, build: () => string): string {
    if (!this.#known.has(id)) {
      this.#known.add(id);
      this.#definitions.push(build());
    }
    return `url(#${id})`;
  }

  /** A linear gradient between two points, as shares of the filled shape's box. */
  linear(stops: readonly Stop[], from: Point, to: Point): string {
    return this.#linear(stops, from.map(formatShare), to.map(formatShare), {});
  }

  /** A linear gradient between two points in picture units. */
  linearInUnits(stops: readonly Stop[], from: Point, to: Point): string {
    const units = { gradientUnits: "userSpaceOnUse" };
    return this.#linear(stops, from.map(formatLength), to.map(formatLength), units);
  }

  #linear(stops: readonly Stop[], from: string[], to: string[], units: Attributes): string {
    const [x1, y1] = from;
    const [x2, y2] = to;
    return this.#add("g", (id) =>
      element("linearGradient", { id, x1, y1, x2, y2, ...units }, stopElements(stops)),
    );
  }

  /** Left to right across the shape. */
  across(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0], [1, 0]);
  }

  /** Top to bottom of the shape. */
  down(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0], [0, 1]);
  }

  /** Upper left to lower right of the shape. */
  slanting(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0], [1, 1]);
  }

  /** A radial gradient that fills the shape's box. */
  radial(stops: readonly Stop[]): string {
    return this.#add("r", (id) => element("radialGradient", { id }, stopElements(stops)));
  }

  /** A radial gradient in picture units. */
  radialInUnits(stops: readonly Stop[], cx: number, cy: number, radius: number): string {
    const circle = { cx: formatLength(cx), cy: formatLength(cy), r: formatLength(radius) };
    return this.#add("r", (id) =>
      element(
        "radialGradient",
        { id, ...circle, gradientUnits: "userSpaceOnUse" },
        stopElements(stops),
      ),
    );
  }

  /** A blur by its standard deviation. The region is what costs time, so it is kept tight. */
  blur(sigma: number, region: Box): string {
    const attributes = {
      ...regionAttributes(grown(region, sigma * 3)),
      filterUnits: "userSpaceOnUse",
      ...IN_SRGB,
    };
    const deviation = { stdDeviation: formatLength(sigma) };
    return this.#add("b", (id) =>
      element("filter", { id, ...attributes }, element("feGaussianBlur", deviation)),
    );
  }

  /** Clips to an outline; pass it as `clip-path`, or use `inside`. */
  clip(outline: string): string {
    return this.#add("c", (id) => element("clipPath", { id }, element("path", { d: outline })));
  }

  /** Content cut off at an outline. */
  inside(outline: string, content: string | string[]): string {
    return group(content, { "clip-path": this.clip(outline) });
  }

  /** A mask: what its content paints white is shown, within the region. */
  mask(content: string, region: Box): string {
    const attributes = { maskUnits: "userSpaceOnUse", ...regionAttributes(region) };
    return this.#add("m", (id) => element("mask", { id, ...attributes }, content));
  }

  /** A repeating tile, kept under its name so that a cloth is defined once a picture. */
  tile(id: string, width: number, height: number, content: () => string): string {
    const size = { width: formatLength(width), height: formatLength(height) };
    return this.define(id, () =>
      element("pattern", { id, ...size, patternUnits: "userSpaceOnUse" }, content()),
    );
  }

  /** A filled outline with blurred edges. */
  softFill(outline: string, paint: string, sigma: number, attributes: Attributes = {}): string {
    const filter = this.blur(sigma, boundsOf(outline));
    return fill(outline, paint, { ...attributes, filter });
  }

  /** A blurred stroke. */
  softStroke(
    outline: string,
    paint: string,
    width: number,
    sigma: number,
    attributes: Attributes = {},
  ): string {
    const filter = this.blur(sigma, grown(boundsOf(outline), width / 2));
    return stroke(outline, paint, width, { ...attributes, filter });
  }

  /** A blurred ellipse: shadows, glows and wet spots. */
  softEllipse(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    paint: string,
    sigma: number,
    attributes: Attributes = {},
  ): string {
    const region = { x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry };
    return ellipse(cx, cy, rx, ry, paint, { ...attributes, filter: this.blur(sigma, region) });
  }

  /** Several shapes under one blur, which is cheaper than one each. */
  softGroup(
    content: string | string[],
    sigma: number,
    region: Box,
    attributes: Attributes = {},
  ): string {
    return group(content, { ...attributes, filter: this.blur(sigma, region) });
  }

  /** Everything defined so far, as the picture's `<defs>`. */
  definitions(): string {
    return element("defs", {}, this.#definitions.join(""));
  }
}
