import { darker, glazes, lighter, type Glaze } from "#server/embedded/shop/pictures/colour.ts";
import { lathe } from "#server/embedded/shop/pictures/lathe.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import { standingShadow } from "#server/embedded/shop/pictures/shadows.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { flame } from "#server/embedded/shop/pictures/subjects/flame.ts";
import { ellipse, fill, placed, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { tube } from "#server/embedded/shop/pictures/tube.ts";

const TILT = 0.24;

export type CandlestickOptions = { glaze?: Glaze; lit?: boolean; withTaper?: boolean };

/** Draws the chamber candlestick: an enameled dish with a finger loop, and a taper 600 high. */
export function candlestick(options: CandlestickOptions = {}): Drawing {
  const { glaze = "ink", lit = true, withTaper = true } = options;
  return (sheet) => {
    const colour = glazes[glaze];
    const dish = lathe(TILT, [
      [-46, 190],
      [-45, 190],
      [-26, 184],
      [-8, 140],
      [0, 130],
      [0, 130],
    ]);
    const socket = lathe(TILT, [
      [-150, 58],
      [-149, 60],
      [-120, 52],
      [-80, 50],
      [-44, 66],
      [-40, 70],
    ]);
    const taper = lathe(0.22, [
      [-600, 0.6],
      [-596, 18],
      [-585, 22],
      [-300, 33],
      [-130, 38],
      [-130, 38],
    ]);
    const rim = sheet.across([
      [0, lighter(colour, 0.1)],
      [0.4, lighter(colour, 0.45)],
      [1, darker(colour, 0.2)],
    ]);
    const well = sheet.across([
      [0, darker(colour, 0.35)],
      [1, lighter(colour, 0.18)],
    ]);
    const warmth = sheet.linearInUnits(
      [
        [0, "#ffcf85", 0.8],
        [0.4, "#ffc679", 0],
      ],
      [0, -600],
      [0, 0],
    );
    const candle = turnedBody(sheet, taper, "#ead9b6", {
      strength: 0.7,
      foot: 0.3,
      over: lit ? fill(taper.silhouette, warmth) : "",
    });
    const wick = lit
      ? placed(0, -596, 1, flame(sheet))
      : stroke("M0 -594C2 -606 -2 -612 0 -622", "#2d221a", 5);
    return [
      standingShadow(sheet, 135, { tilt: TILT }),
      stroke("M150 -40C250 -80 290 -10 200 -2", colour, 22),
      tube(sheet, "M150 -36C262 -92 300 6 176 -6", 24, colour, { gloss: 0.4 }),
      turnedBody(sheet, dish, colour, { gloss: 0.3 }),
      ellipse(0, -46, 190, 45, rim),
      ellipse(0, -43, 178, 40, well),
      sheet.softEllipse(20, -40, 90, 20, "#120a05", 9, { opacity: 0.5 }),
      turnedBody(sheet, socket, colour, { gloss: 0.5 }),
      ellipse(0, -150, 58, 14, lighter(colour, 0.35)),
      ellipse(0, -149, 50, 11, darker(colour, 0.7)),
      withTaper ? candle + wick : "",
    ].join("");
  };
}
