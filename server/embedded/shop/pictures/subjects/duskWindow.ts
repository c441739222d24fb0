import { darker, DEEP_SHADOW, HIGHLIGHT, lighter } from "#server/embedded/shop/pictures/colour.ts";
import { box, smoothThrough } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

const FRAME = "#6a5b4c";
const LEFT = 150;
const TOP = 110;
const WIDTH = 900;
const HEIGHT = 1090;
const BAR = 26;

/** A window of four panes at dusk, on the canvas, from y = 110 down to a sill at y = 1200. */
export const duskWindow: Drawing = (sheet) => {
  const glass = box(LEFT, TOP, WIDTH, HEIGHT);
  const sky = sheet.down([
    [0, "#39475a"],
    [0.45, "#5f6670"],
    [0.66, "#a58771"],
    [0.76, "#c99b73"],
    [1, "#7d6a60"],
  ]);
  const farBank = smoothThrough([
    [LEFT - 20, 930],
    [330, 900],
    [520, 922],
    [760, 886],
    [940, 908],
    [1090, 890],
  ]);
  const estuary = sheet.down([
    [0, "#c39a78", 0.9],
    [0.4, "#6b6a6c", 0.9],
    [1, "#3b4350", 1],
  ]);
  const reveal = `M${LEFT} ${TOP}H${LEFT + WIDTH}V${TOP + HEIGHT}`;
  const bars = [
    rectangle(LEFT + WIDTH / 2 - BAR / 2, TOP, BAR, HEIGHT, FRAME),
    rectangle(LEFT, 560, WIDTH, BAR, FRAME),
  ];
  return [
    rectangle(LEFT - 46, TOP - 46, WIDTH + 92, HEIGHT + 92, darker(FRAME, 0.1)),
    texture(sheet, box(LEFT - 46, TOP - 46, WIDTH + 92, HEIGHT + 92), "uprightWood", 0.5),
    fill(glass, sky),
    sheet.inside(glass, [
      fill(`${farBank}V960H${LEFT - 20}Z`, "#4b4a4c"),
      rectangle(LEFT, 948, WIDTH, 260, estuary),
      ellipse(870, 936, 7, 7, "#ffdf9e"),
      sheet.softEllipse(870, 976, 9, 30, "#ffdf9e", 6, { opacity: 0.5 }),
      sheet.softStroke(reveal, DEEP_SHADOW, 40, 16, { opacity: 0.4 }),
    ]),
    ...bars,
    stroke(
      `M${LEFT + WIDTH / 2 - BAR / 2} ${TOP}V${TOP + HEIGHT}M${LEFT} 561H${LEFT + WIDTH}`,
      lighter(FRAME, 0.3),
      3,
      {
        opacity: 0.5,
      },
    ),
    rectangle(LEFT - 46, TOP - 46, WIDTH + 92, 8, HIGHLIGHT, { opacity: 0.14 }),
  ].join("");
};
