import { LETTER_INK } from "#server/embedded/shop/pictures/colour.ts";
import { lettering } from "#server/embedded/shop/pictures/lettering.ts";
import { roundedBox } from "#server/embedded/shop/pictures/outline.ts";
import type { Drawing, Sheet } from "#server/embedded/shop/pictures/sheet.ts";
import { artwork, type Artwork } from "#server/embedded/shop/pictures/subjects/artwork.ts";
import { printedPaper } from "#server/embedded/shop/pictures/subjects/printedPaper.ts";
import { ellipse, fill, rectangle, stroke } from "#server/embedded/shop/pictures/svg.ts";
import { texture } from "#server/embedded/shop/pictures/surfaces.ts";

// SVG drawing of the 2027 wall calendar, open at a month.

export type CalendarMonth = {
  name: string;
  days: number;
  /** Weekday of the first day of the month, 0 = Monday. */
  firstWeekday: number;
  art: Artwork;
  /** Day circled in red. */
  marked: number;
};

const september: CalendarMonth = {
  name: "September",
  days: 30,
  firstWeekday: 2,
  art: "hills",
  marked: 17,
};

export const march: CalendarMonth = {
  name: "March",
  days: 31,
  firstWeekday: 0,
  art: "vessel",
  marked: 9,
};

const WEEKDAYS = ["M", "T", "W", "T", "F", "S", "S"];

function dayGrid({ days, firstWeekday, marked }: CalendarMonth): string {
  const letters = WEEKDAYS.map((letter, weekday) =>
    lettering(letter, {
      face: "capitals",
      size: 17,
      x: -240 + weekday * 80,
      y: 140,
      colour: "#8d6b4c",
    }),
  );
  const numbers = Array.from({ length: days }, (_, index) => {
    const place = index + firstWeekday;
    const x = -240 + (place % 7) * 80;
    const y = 186 + Math.floor(place / 7) * 50;
    const isMarked = index + 1 === marked;
    return (
      (isMarked ? ellipse(x, y - 8, 22, 22, "#b0603c") : "") +
      lettering(String(index + 1), {
        face: "sans",
        size: 24,
        x,
        y,
        colour: isMarked ? "#fff8ea" : LETTER_INK,
      })
    );
  });
  return [...letters, ...numbers].join("");
}

function hangingBar(sheet: Sheet): string {
  const bar = roundedBox(-318, -448, 636, 30, 6);
  const light = sheet.down([
    [0, "#e3c79a"],
    [0.3, "#c39a63"],
    [1, "#7c5a34"],
  ]);
  return [
    fill(bar, light),
    texture(sheet, bar, "wood", 0.5),
    stroke("M-120 -446L0 -540L120 -446", "#4b3a2a", 4),
    ellipse(0, -542, 9, 9, "#3a2f27"),
  ].join("");
}

/** Draws the calendar centered on the origin, 620 by 860 plus its cord. */
export function calendar(month: CalendarMonth = september): Drawing {
  return (sheet) => {
    const printed = [
      rectangle(-310, -430, 620, 430, "#e9dfcd"),
      artwork(month.art, { x: -270, y: -380, width: 540, height: 380 }),
      lettering(month.name, { size: 64, x: -262, y: 90, align: "start" }),
      lettering("2027", {
        face: "capitals",
        size: 20,
        x: 262,
        y: 86,
        align: "end",
        tracking: 0.2,
      }),
      dayGrid(month),
    ].join("");
    return printedPaper(sheet, { width: 620, height: 860, printed }) + hangingBar(sheet);
  };
}
