import {
  BRASS,
  darker,
  DEEP_SHADOW,
  glazes,
  HIGHLIGHT,
  LETTER_INK,
  lighter,
  OAK,
  SHADOW,
} from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { oval } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { ellipse, fill, formatLength as f, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

export type ClockColours = { face: string; rim: string; hands: string };

export const clockColours = {
  chalk: { face: "#f1e9da", rim: OAK, hands: LETTER_INK },
  ink: { face: glazes.ink, rim: "#3a332c", hands: "#f1e9da" },
} satisfies Record<string, ClockColours>;

const RADIUS = 380;
const HOURS = [
  ["12", 0],
  ["3", 3],
  ["6", 6],
  ["9", 9],
] as const;

function minuteMarks(colour: string): string {
  let hours = "";
  let minutes = "";
  for (let minute = 0; minute < 60; minute += 1) {
    const angle = (minute * 6 * Math.PI) / 180;
    const isHour = minute % 5 === 0;
    const inner = RADIUS - (isHour ? 74 : 58);
    const outer = RADIUS - 48;
    const mark =
      `M${f(Math.sin(angle) * inner)} ${f(-Math.cos(angle) * inner)}` +
      `L${f(Math.sin(angle) * outer)} ${f(-Math.cos(angle) * outer)}`;
    if (isHour) hours += mark;
    else minutes += mark;
  }
  return stroke(hours, colour, 6) + stroke(minutes, colour, 2, { opacity: 0.55 });
}

function hand(
  sheet: Sheet,
  colour: string,
  { angle, length, width, tail }: { angle: number; length: number; width: number; tail: number },
): string {
  const outline = `M${f(-width / 2)} ${tail}L${f(-width * 0.36)} ${-length}H${f(width * 0.36)}L${f(width / 2)} ${tail}Z`;
  return (
    sheet.softFill(outline, DEEP_SHADOW, 4, {
      opacity: 0.35,
      transform: `translate(9 11) rotate(${angle})`,
    }) + fill(outline, colour, { transform: `rotate(${angle})` })
  );
}

function numerals(colour: string): string {
  return HOURS.map(([figure, hour]) => {
    const angle = (hour * 30 * Math.PI) / 180;
    return lettering(figure, {
      size: 78,
      x: Math.sin(angle) * (RADIUS - 126),
      y: -Math.cos(angle) * (RADIUS - 126) + 26,
      colour,
    });
  }).join("");
}

/** Draws the Noon clock on the wall, centered on the origin, 760 across; it shows nine past ten. */
export function clock({ face, rim, hands }: ClockColours = clockColours.chalk): Drawing {
  return (sheet) => {
    const dial = oval(0, 0, RADIUS - 34, RADIUS - 34);
    const outerRim = sheet.slanting([
      [0, lighter(rim, 0.45)],
      [0.5, rim],
      [1, darker(rim, 0.45)],
    ]);
    const innerRim = sheet.slanting([
      [0, darker(rim, 0.5)],
      [0.5, rim],
      [1, lighter(rim, 0.35)],
    ]);
    const light = sheet.radialInUnits(
      [
        [0, HIGHLIGHT, 0.6],
        [1, HIGHLIGHT, 0],
      ],
      -140,
      -160,
      420,
    );
    const disc = (radius: number) => oval(0, 0, radius, radius);
    return [
      sheet.softFill(disc(RADIUS + 6), SHADOW, 38, {
        opacity: 0.42,
        transform: "translate(58 66)",
      }),
      sheet.softFill(disc(RADIUS + 2), SHADOW, 10, {
        opacity: 0.45,
        transform: "translate(14 18)",
      }),
      fill(disc(RADIUS), outerRim),
      texture(sheet, disc(RADIUS), "wood", 0.5),
      fill(disc(RADIUS - 26), innerRim),
      fill(dial, face),
      sheet.inside(dial, [
        sheet.softStroke(oval(26, 30, RADIUS - 20, RADIUS - 20), DEEP_SHADOW, 56, 18, {
          opacity: 0.34,
        }),
        texture(sheet, dial, "paper", 0.4),
        ellipse(0, 0, RADIUS, RADIUS, light),
      ]),
      minuteMarks(hands),
      numerals(hands),
      lettering("Osier", { face: "italic", size: 30, y: 118, colour: hands }),
      hand(sheet, hands, { angle: 304, length: 178, width: 17, tail: 40 }),
      hand(sheet, hands, { angle: 54, length: 262, width: 12, tail: 52 }),
      ellipse(0, 0, 15, 15, BRASS),
      ellipse(-3, -3, 7, 7, "#f0dca8"),
    ].join("");
  };
}
