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

// SVG document under construction, with its gradients, filters, clips and masks.

/** Color stop: offset 0..1, color, opacity (1 when absent). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Function that draws an object; the sheet collects its gradients and filters. */
export type Drawing = (sheet: Sheet) => string;

// By default, librsvg filters in linear light, which quantizes dark, faint shadows into bands.
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

/** One picture: creates its definitions and collects them for `<defs>`. */
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

  /** Defines an element once per id and returns the reference to it. */
  define(id: string, build: () => string): string {
    if (!this.#known.has(id)) {
      this.#known.add(id);
      this.#definitions.push(build());
    }
    return `url(#${id})`;
  }

  /** Creates a linear gradient between two points, as shares of the filled shape's box. */
  linear(stops: readonly Stop[], from: Point, to: Point): string {
    return this.#linear(stops, from.map(formatShare), to.map(formatShare), {});
  }

  /** Creates a linear gradient between two points in picture units. */
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

  /** Creates a gradient from the left to the right of the shape. */
  across(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0], [1, 0]);
  }

  /** Creates a gradient from the top to the bottom of the shape. */
  down(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0], [0, 1]);
  }

  /** Creates a gradient from the upper left to the lower right of the shape. */
  slanting(stops: readonly Stop[]): string {
    return this.linear(stops, [0, 0], [1, 1]);
  }

  /** Creates a radial gradient that fills the shape's box. */
  radial(stops: readonly Stop[]): string {
    return this.#add("r", (id) => element("radialGradient", { id }, stopElements(stops)));
  }

  /** Creates a radial gradient in picture units. */
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

  /** Creates a blur with a standard deviation. Its region costs rendering time, so it is tight. */
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

  /** Creates a clip path from an outline; pass it as `clip-path`, or use `inside`. */
  clip(outline: string): string {
    return this.#add("c", (id) => element("clipPath", { id }, element("path", { d: outline })));
  }

  /** Clips content to an outline. */
  inside(outline: string, content: string | string[]): string {
    return group(content, { "clip-path": this.clip(outline) });
  }

  /** Creates a mask, which shows what its content paints white, within the region. */
  mask(content: string, region: Box): string {
    const attributes = { maskUnits: "userSpaceOnUse", ...regionAttributes(region) };
    return this.#add("m", (id) => element("mask", { id, ...attributes }, content));
  }

  /** Creates a repeating tile, defined once per picture under its id. */
  tile(id: string, width: number, height: number, content: () => string): string {
    const size = { width: formatLength(width), height: formatLength(height) };
    return this.define(id, () =>
      element("pattern", { id, ...size, patternUnits: "userSpaceOnUse" }, content()),
    );
  }

  /** Draws a filled outline with blurred edges. */
  softFill(outline: string, paint: string, sigma: number, attributes: Attributes = {}): string {
    const filter = this.blur(sigma, boundsOf(outline));
    return fill(outline, paint, { ...attributes, filter });
  }

  /** Draws a blurred stroke. */
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

  /** Draws a blurred ellipse: shadows, glows and wet spots. */
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

  /** Draws several shapes under one blur, which is cheaper than one each. */
  softGroup(
    content: string | string[],
    sigma: number,
    region: Box,
    attributes: Attributes = {},
  ): string {
    return group(content, { ...attributes, filter: this.blur(sigma, region) });
  }

  /** Returns all definitions so far as the picture's `<defs>`. */
  definitions(): string {
    return element("defs", {}, this.#definitions.join(""));
  }
}
