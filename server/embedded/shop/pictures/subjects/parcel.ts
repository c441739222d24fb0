import { DEEP_SHADOW, HIGHLIGHT, SHADOW } from "#server/embedded/shop/pictures/colour.ts";
import { box, polygon, type Point } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { bow, twine } from "#server/embedded/shop/pictures/subjects/twine.ts";
import { waves, type PaperPrint } from "#server/embedded/shop/pictures/subjects/wrappingPaper.ts";
import {
  fill,
  formatLength as f,
  group,
  moved,
  rectangle,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of a parcel: a box in the Wave wrapping paper, tied with string.

const WIDTH = 470;
const HEIGHT = 240;
const DEPTH = 170;
const RISE = 104;
const PATTERN_SCALE = 0.6;

/** Draws a face of the parcel: printed paper at the face's slant, then its light. */
function face(
  sheet: Sheet,
  outline: string,
  slant: string,
  ground: PaperPrint,
  light: string,
): string {
  const paper = group(rectangle(-700, -700, 1800, 1400, waves(sheet, ground)), {
    transform: `${slant} scale(${PATTERN_SCALE})`,
  });
  return sheet.inside(outline, [
    fill(outline, "#f0ebdf"),
    paper,
    texture(sheet, outline, "paper", 0.5),
    fill(outline, light),
  ]);
}

/** Draws the parcel, 344 high; the bottom of its front is the origin. */
export function parcel(ground: PaperPrint = "white"): Drawing {
  return (sheet) => {
    const left = -WIDTH / 2;
    const right = WIDTH / 2;
    const back = (x: number, y: number): Point => [x + DEPTH, y - RISE];
    const front = box(left, -HEIGHT, WIDTH, HEIGHT);
    const top = polygon([
      [left, -HEIGHT],
      back(left, -HEIGHT),
      back(right, -HEIGHT),
      [right, -HEIGHT],
    ]);
    const side = polygon([[right, 0], [right, -HEIGHT], back(right, -HEIGHT), back(right, 0)]);
    const fold = polygon([
      [right, -HEIGHT],
      [right + DEPTH / 2, -HEIGHT / 2 - RISE / 2 - 6],
      back(right, -HEIGHT),
    ]);
    const cast = polygon([
      [left + 20, 4],
      [right, 4],
      back(right, 0),
      [right + DEPTH + 190, -RISE + 6],
      [right + 90, 36],
    ]);
    const contact = polygon([
      [left, -4],
      [right, -4],
      back(right, -6),
      [right + DEPTH + 10, -RISE + 10],
      [right + 6, 12],
      [left + 4, 12],
    ]);
    const middleX = -30;
    const middleZ = 0.52;
    const knot: Point = [middleX + DEPTH * middleZ, -HEIGHT - RISE * middleZ];
    return [
      sheet.softFill(cast, SHADOW, 20, { opacity: 0.4 }),
      sheet.softFill(contact, SHADOW, 5, { opacity: 0.7 }),
      face(
        sheet,
        front,
        moved(left, -HEIGHT),
        ground,
        sheet.slanting([
          [0, HIGHLIGHT, 0.26],
          [1, DEEP_SHADOW, 0.2],
        ]),
      ),
      face(
        sheet,
        top,
        `matrix(1 0 ${f(-DEPTH / 170)} ${f(RISE / 170)} ${f(left + DEPTH)} ${f(-HEIGHT - RISE)})`,
        ground,
        sheet.across([
          [0, HIGHLIGHT, 0.6],
          [1, HIGHLIGHT, 0.3],
        ]),
      ),
      face(
        sheet,
        side,
        `matrix(${f(DEPTH / 170)} ${f(-RISE / 170)} 0 1 ${f(right)} ${f(-HEIGHT)})`,
        ground,
        sheet.across([
          [0, DEEP_SHADOW, 0.4],
          [1, DEEP_SHADOW, 0.6],
        ]),
      ),
      fill(fold, HIGHLIGHT, { opacity: 0.12 }),
      stroke(
        `M${f(right)} ${-HEIGHT}L${f(right + DEPTH / 2)} ${f(-HEIGHT / 2 - RISE / 2 - 6)}L${f(right + DEPTH)} ${f(-HEIGHT - RISE)}`,
        DEEP_SHADOW,
        2.4,
        { opacity: 0.45 },
      ),
      stroke(
        `M${left} ${-HEIGHT}H${right}V0M${right} ${-HEIGHT}L${f(right + DEPTH)} ${f(-HEIGHT - RISE)}`,
        HIGHLIGHT,
        2.4,
        { opacity: 0.6 },
      ),
      twine(sheet, `M${middleX} -2V${-HEIGHT}L${f(middleX + DEPTH)} ${f(-HEIGHT - RISE)}`),
      twine(
        sheet,
        `M${f(left + DEPTH * middleZ)} ${f(knot[1])}H${f(right + DEPTH * middleZ)}V${f(-RISE * middleZ - 2)}`,
      ),
      group(bow(sheet), { transform: `${moved(knot[0], knot[1])} scale(1 .62)` }),
    ].join("");
  };
}
