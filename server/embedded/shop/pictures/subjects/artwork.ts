import { glazes } from "#server/embedded/shop/pictures/colour.ts";
import { smoothThrough, type Box, type Point } from "#server/embedded/shop/pictures/outline.ts";
import {
  ellipse,
  fill,
  formatLength as f,
  rectangle,
  stroke,
} from "#server/embedded/shop/pictures/svg.ts";

// Artwork of the shop's three art prints as SVG: hills, a vessel and willow stems.

export type Artwork = "hills" | "vessel" | "willow";

export type WillowColours = { ground: string; stem: string; leaf: string; accent: string };

const PRINTED_WILLOW: WillowColours = {
  ground: "#f0e9db",
  stem: "#5b6247",
  leaf: glazes.moss,
  accent: "#8d9a76",
};

// Scales path data from hundredths of the picture's width and height to picture units.
function scaled(area: Box, template: string): string {
  let isAcross = true;
  return template.replace(/[A-Z]|-?[\d.]+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isAcross = part !== "V";
      return part;
    }
    const share = Number(part) / 100;
    const value = isAcross ? area.x + share * area.width : area.y + share * area.height;
    isAcross = !isAcross;
    return f(value);
  });
}

function hills(area: Box): string {
  const ridges = [
    ["M0 52C25 40 50 56 100 42V100H0Z", "#a9b59c"],
    ["M0 66C30 52 60 72 100 58V100H0Z", glazes.moss],
    ["M0 84C35 70 70 90 100 74V100H0Z", glazes.ink],
  ] as const;
  const sun = area.width * 0.15;
  return (
    rectangle(area.x, area.y, area.width, area.height, "#ecdfca") +
    ellipse(area.x + area.width * 0.66, area.y + area.height * 0.3, sun, sun, "#b8623f") +
    ridges.map(([ridge, colour]) => fill(scaled(area, ridge), colour)).join("")
  );
}

const VESSEL = "M42 20H58C56 36 80 45 78 62C76 78 64 80 50 80C36 80 24 78 22 62C20 45 44 36 42 20Z";
const VESSEL_FOOT = "M22.5 58C40 64 60 52 77.5 58C80 78 64 80 50 80C36 80 22 78 22.5 58Z";

function vessel(area: Box): string {
  const table = area.y + area.height * 0.7;
  return [
    rectangle(area.x, area.y, area.width, area.height, "#e9ddc9"),
    rectangle(area.x, table, area.width, area.height * 0.3, "#c98f6b"),
    fill(scaled(area, VESSEL), glazes.indigo),
    fill(scaled(area, VESSEL_FOOT), glazes.rust),
  ].join("");
}

/** Draws upright willow stems with paired leaves, three by default. */
export function willowTwigs(area: Box, colours: WillowColours = PRINTED_WILLOW, count = 3): string {
  const { x, y, width, height } = area;
  const spacing = count > 3 ? 0.16 : 0.2;
  const sway = count > 3 ? 0.025 : 0.05;
  const reach = spacing / 2;
  let drawing = rectangle(x, y, width, height, colours.ground);
  for (let twig = 0; twig < count; twig += 1) {
    const points = Array.from({ length: 8 }, (_, joint): Point => [
      x +
        width * (0.5 + (twig - (count - 1) / 2) * spacing) +
        Math.sin(joint * 0.4 + twig) * width * sway,
      y + height * (0.1 + joint * 0.115),
    ]);
    drawing += stroke(smoothThrough(points), colours.stem, 4);
    points.forEach(([px, py], joint) => {
      if (joint === 0) return;
      for (const side of [-1, 1] as const) {
        const tip = `${f(px + side * width * reach)} ${f(py + height * 0.085)}`;
        drawing += fill(
          `M${f(px)} ${f(py)}Q${f(px + side * width * reach * 0.9)} ${f(py + height * 0.02)} ${tip}` +
            `Q${f(px + side * width * reach * 0.1)} ${f(py + height * 0.05)} ${f(px)} ${f(py)}Z`,
          joint % 3 === 0 ? colours.accent : colours.leaf,
        );
      }
    });
  }
  return drawing;
}

/** Draws a print's artwork, filling the area. */
export function artwork(art: Artwork, area: Box): string {
  if (art === "hills") return hills(area);
  return art === "vessel" ? vessel(area) : willowTwigs(area, PRINTED_WILLOW, 5);
}
