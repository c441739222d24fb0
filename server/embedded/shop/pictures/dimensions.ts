import { LETTER_INK } from "./colour.ts";
import { lettering } from "./lettering.ts";
import type { Drawing } from "./sheet.ts";
import { formatLength as f, group, stroke } from "./svg.ts";

// Dimension lines and captions for pictures that show a product's size.

export type Measured = {
  /** Edges of the measured object on the canvas. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Texts of the dimensions, "32 cm"; an absent side is not drawn. */
  width?: string;
  height?: string;
  colour?: string;
};

const OFFSET = 70;
const TICK = 14;

/** Draws hairline dimensions beside an object: its width below it, its height to its left. */
export function dimensions(measured: Measured): Drawing {
  const { left, right, top, bottom, width, height, colour = LETTER_INK } = measured;
  return () => {
    const below = bottom + OFFSET;
    const beside = left - OFFSET;
    let lines = "";
    let words = "";
    if (width !== undefined) {
      lines +=
        `M${f(left)} ${f(below)}H${f(right)}M${f(left)} ${f(below - TICK)}V${f(below + TICK)}` +
        `M${f(right)} ${f(below - TICK)}V${f(below + TICK)}`;
      const place = { x: (left + right) / 2, y: below + 54 };
      words += lettering(width, { face: "sans", size: 32, colour, ...place });
    }
    if (height !== undefined) {
      lines +=
        `M${f(beside)} ${f(top)}V${f(bottom)}M${f(beside - TICK)} ${f(top)}H${f(beside + TICK)}` +
        `M${f(beside - TICK)} ${f(bottom)}H${f(beside + TICK)}`;
      const turn = `translate(${f(beside - 22)} ${f((top + bottom) / 2)}) rotate(-90)`;
      words += group(lettering(height, { face: "sans", size: 32, colour }), { transform: turn });
    }
    return stroke(lines, colour, 2, { opacity: 0.7 }) + words;
  };
}

/** Draws a caption in italics for facts without figures, "holds three folded throws". */
export function remark(words: string, x: number, y: number, colour = "#6b4f3d"): Drawing {
  return () => lettering(words, { face: "italic", size: 40, x, y, colour });
}
