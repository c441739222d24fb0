import {
  darker,
  glazes,
  HIGHLIGHT,
  lighter,
  type Glaze,
} from "#server/embedded/shop/pictures/colour.ts";
import { glow } from "#server/embedded/shop/pictures/glow.ts";
import { lathe, type ProfilePoint } from "#server/embedded/shop/pictures/lathe.ts";
import { frontArc } from "#server/embedded/shop/pictures/outline.ts";
import { turnedBody } from "#server/embedded/shop/pictures/shading.ts";
import type { Drawing } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

/** Pendant lamps, drawn above their origin, which is the middle of their lower edge. */

const CORD = "#2d2620";

function globeProfile(height: number, radius: number): ProfilePoint[] {
  return Array.from({ length: 17 }, (_, step): ProfilePoint => {
    const share = step / 16;
    const latitude = (share * 2 - 1) * 1.32;
    return [-height + share * height, radius * Math.cos(latitude) ** 0.82];
  });
}

/** Draws the paper pendant: a ribbed globe 520 high and 720 across. */
export function paperPendant({ lit = true }: { lit?: boolean } = {}): Drawing {
  return (sheet) => {
    const globe = lathe(0.1, globeProfile(520, 360));
    const ribs = Array.from({ length: 25 }, (_, rib) => globe.ring(-500 + rib * 20)).join("");
    const paperLight = sheet.radialInUnits(
      lit
        ? [
            [0, "#fffdf4", 1],
            [0.5, "#fdf0d0", 0.8],
            [1, "#d8b07a", 0.75],
          ]
        : [
            [0, HIGHLIGHT, 0.7],
            [0.5, "#e9dcc4", 0.3],
            [1, "#7d6a52", 0.6],
          ],
      lit ? -40 : -150,
      lit ? -250 : -340,
      lit ? 380 : 470,
    );
    const ends = sheet.down([
      [0, "#7d4f22", 0.3],
      [0.2, "#7d4f22", 0],
      [0.75, "#7d4f22", 0],
      [1, "#7d4f22", 0.35],
    ]);
    return [
      stroke("M0 -2000V-520", CORD, 6),
      lit ? glow(sheet, 0, -260, 900, 860, "#ffe3b0", 0.9) : "",
      fill(globe.silhouette, "#f5e8cd"),
      sheet.inside(globe.silhouette, [
        texture(sheet, globe.silhouette, "paper", 0.35),
        fill(globe.silhouette, paperLight),
        stroke(ribs, "#9a6d3b", 3, { opacity: 0.55 }),
        stroke(ribs, HIGHLIGHT, 2.4, { opacity: 0.7, transform: "translate(0 -4)" }),
        fill(globe.silhouette, ends),
      ]),
      ellipse(0, -520, 82, 10, "#3a2f27"),
      rectangle(-12, -548, 24, 30, CORD, { rx: 5 }),
      ellipse(0, -2, 92, 9, lit ? "#fff6da" : "#a8946f"),
      stroke(globe.ring(0), "#a87a45", 3),
    ].join("");
  };
}

/** Draws the dome pendant: enameled, with a brass cap, 400 high and 720 across. */
export function domePendant({
  glaze = "moss",
  lit = true,
}: { glaze?: Glaze; lit?: boolean } = {}): Drawing {
  return (sheet) => {
    const colour = glazes[glaze];
    const dome = lathe(0.12, [
      [-400, 34],
      [-398, 38],
      [-380, 60],
      [-340, 140],
      [-260, 240],
      [-150, 312],
      [-50, 350],
      [0, 360],
      [0, 360],
    ]);
    const cap = sheet.across([
      [0, "#d8b46c"],
      [0.35, "#f2dca4"],
      [1, "#7e5c26"],
    ]);
    const inside = sheet.radial([
      [0, "#fffbee"],
      [0.4, "#fff0c4"],
      [1, "#f0c479"],
    ]);
    return [
      stroke("M0 -2000V-440", CORD, 6),
      lit ? glow(sheet, 0, 90, 800, 760, "#ffdca0", 0.9) : "",
      rectangle(-20, -456, 40, 66, cap, { rx: 6 }),
      turnedBody(sheet, dome, colour, {
        gloss: 0.28,
        highlight: 0.8,
        foot: 0,
        glossFrom: 0.2,
        glossTo: 0.75,
      }),
      ellipse(0, 0, 360, 43.2, darker(colour, 0.35)),
      ellipse(0, 3, 350, 39, lit ? inside : "#b9ab93"),
      stroke(frontArc(0, 0, 360, 43), lighter(colour, 0.35), 3, { opacity: 0.7 }),
      lit ? sheet.softEllipse(0, 14, 62, 26, "#fffef8", 6) : "",
    ].join("");
  };
}
