import { darker, DEEP_SHADOW, lighter } from "./colour.ts";
import type { Lathe } from "./lathe.ts";
import { oval } from "./outline.ts";
import type { Sheet } from "./sheet.ts";
import { ellipse, fill } from "./svg.ts";

// Opening of a turned pot: its lip, the inside and the surface of its content.

export type OpeningOptions = {
  /** Wall thickness. */
  wall?: number;
  /** Color of the content. */
  liquid?: string;
  /** Depth of the content's surface, as a share of the opening's vertical radius. */
  level?: number;
};

/** Draws the open top of a solid; `colour` is that of the lip, `inside` that of the wall. */
export function opening(
  sheet: Sheet,
  { top, topRadius, tilt }: Lathe,
  colour: string,
  inside: string,
  { wall = 10, liquid, level = 0.5 }: OpeningOptions = {},
): string {
  const rx = topRadius - wall;
  const ry = tilt * topRadius - wall * 0.55;
  const mouth = oval(0, top + wall * 0.12, rx, ry);
  const lip = sheet.across([
    [0, lighter(colour, 0.25)],
    [0.3, lighter(colour, 0.6)],
    [0.7, colour],
    [1, darker(colour, 0.22)],
  ]);
  const depth = sheet.across([
    [0, darker(inside, 0.75), 0.75],
    [0.35, darker(inside, 0.7), 0.42],
    [0.75, lighter(inside, 0.6), 0.12],
    [1, lighter(inside, 0.8), 0.55],
  ]);
  const hollow = sheet.radial([
    [0, DEEP_SHADOW, 0.42],
    [1, DEEP_SHADOW, 0],
  ]);
  const content = [
    fill(mouth, depth),
    ellipse(-rx * 0.25, top + ry * 0.9, rx * 1.1, ry * 1.1, hollow),
  ];
  if (liquid !== undefined) {
    const y = top + ry * level;
    const surface = sheet.across([
      [0, darker(liquid, 0.4)],
      [0.6, liquid],
      [1, lighter(liquid, 0.25)],
    ]);
    content.push(
      ellipse(0, y, rx * 0.97, ry * 0.97, surface),
      sheet.softEllipse(-rx * 0.3, y + ry * 0.1, rx * 0.4, ry * 0.16, "#fff6e2", 5, {
        opacity: 0.35,
      }),
    );
  }
  return (
    ellipse(0, top, topRadius, tilt * topRadius, lip) +
    fill(mouth, inside) +
    sheet.inside(mouth, content)
  );
}
