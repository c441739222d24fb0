import type { Box } from "./outline.ts";
import { Sheet, type Drawing } from "./sheet.ts";
import { CANVAS, stage, type Backdrop, type StageOptions } from "./stage.ts";
import { filmGrain } from "./surfaces.ts";
import { element, formatLength, placed } from "./svg.ts";

/** Picture of the album: its drawing, the visible part of the canvas, the opacity of its grain. */
export type View = { drawing: Drawing; crop: Box; grain: number };

/** Pictures by file name. */
export type Views = Record<string, View>;

/** Moves a subject to its place in a scene. */
export function at(x: number, y: number, scale: number, subject: Drawing): Drawing {
  return (sheet) => placed(x, y, scale, subject(sheet));
}

// Stronger grain triples the bytes of a small raster, where noise is sampled instead of averaged.
const GRAIN = 0.09;
const CLOSE_GRAIN = 0.06;

/** Composes a scene of several drawings, in the order given: the far ones first. */
export function scene(...drawings: Drawing[]): View {
  const drawing: Drawing = (sheet) => drawings.map((draw) => draw(sheet)).join("");
  return { drawing, crop: CANVAS, grain: GRAIN };
}

/** Stage of a low object, which stands higher in the frame so that it is not half empty. */
export const LOW: StageOptions = { horizon: 900 };

/** Composes a product's first view: alone on its category's stage, centered unless x is given. */
export function hero(
  backdrop: Backdrop,
  place: { x?: number; y: number; scale: number },
  subject: Drawing,
  options: StageOptions = {},
): View {
  return scene(stage(backdrop, options), at(place.x ?? 600, place.y, place.scale, subject));
}

/** Crops another view to a 4:5 detail; (x, y) is its upper left corner. */
export function closeUp(view: View, x: number, y: number, width = 480): View {
  return { ...view, crop: { x, y, width, height: width * 1.25 }, grain: CLOSE_GRAIN };
}

/** Draws a view as a complete SVG document of 1200 by 1500. */
export function drawView({ drawing, crop, grain }: View): string {
  const sheet = new Sheet();
  const content = drawing(sheet) + filmGrain(sheet, crop, grain);
  const viewBox = [crop.x, crop.y, crop.width, crop.height].map(formatLength).join(" ");
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox, width: CANVAS.width, height: CANVAS.height },
    sheet.definitions() + content,
  );
}
