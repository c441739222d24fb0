/**
 * Color palette of the pictures. Shadows are warm and never black, highlights cream and never
 * white.
 */

export const SHADOW = "#2a1a10";
export const DEEP_SHADOW = "#1a0f08";
export const HIGHLIGHT = "#fffaf0";
export const GLOSS = "#fffdf6";
export const LETTER_INK = "#2c2620";
export const LABEL_PAPER = "#f1e8d6";
export const BRASS = "#b08a4a";
export const OAK = "#b98a5c";
export const KRAFT = "#c2a27a";

/** Palette of ceramic glazes; cloth, paper and tin use the same colors. */
export const glazes = {
  oat: "#e6dac5",
  celadon: "#a9bca6",
  ink: "#39404a",
  rust: "#b0603c",
  moss: "#6f7654",
  indigo: "#3c4f74",
  clay: "#c08a6a",
  chalk: "#f1ece2",
} as const;

export type Glaze = keyof typeof glazes;

/** Returns true for glazes on which specks and rims must be dark to be visible. */
export function isDarkGlaze(glaze: Glaze): boolean {
  return glaze === "ink" || glaze === "indigo";
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two "#rrggbb" colors in sRGB; `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first);
  const to = channels(second);
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Mixes a color with the shadow color. */
export function darker(colour: string, share = 0.5): string {
  return mix(colour, DEEP_SHADOW, share);
}

/** Mixes a color with the highlight color. */
export function lighter(colour: string, share = 0.5): string {
  return mix(colour, HIGHLIGHT, share);
}
