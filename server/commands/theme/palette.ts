import { clampChroma, converter, formatHex, wcagContrast } from "culori";
import type { Oklch } from "culori";

// Palette of a shop, derived from its own color: the tokens of light and dark mode, as docs/theming.md
// describes them. Lightness and chroma are those of OKLCH, in which equal steps look equal.

/** Contrast that text needs to its background (WCAG 1.4.3), and a control's border (1.4.11). */
export const TEXT = 4.5;
const CONTROL = 3;

/** A color that had to move, and the contrast for which it did. */
export type Moved = { token: string; from: string; to: string; contrast: number };
/** Tokens of one mode: name without the leading `--` → hexadecimal color. */
export type Tokens = Record<string, string>;
export type Palette = { light: Tokens; dark: Tokens; moved: readonly Moved[] };

const oklch = converter("oklch");
const STEP = 0.005;

/** Hues of the highlight, in degrees. */
const [AMBER, SKY] = [88, 230];

const hexOf = (l: number, c: number, h: number) =>
  formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));

/** The lowest contrast of a color to any of these. */
const lowest = (color: string, backgrounds: readonly string[]) =>
  Math.min(...backgrounds.map((background) => wcagContrast(color, background)));

/**
 * Moves the lightness of a color, away from that of the backgrounds, until it has the contrast to
 * all of them.
 */
function contrasting(color: string, backgrounds: readonly string[], least: number): string {
  const { l, c, h = 0 } = oklch(color) as Oklch;
  const isOnDark = lowest("#fff", backgrounds) > lowest("#000", backgrounds);
  const step = isOnDark ? STEP : -STEP;
  let found = color;
  for (let at = l; at > 0 && at < 1 && lowest(found, backgrounds) < least; at += step) {
    found = hexOf(at, c, h);
  }
  return lowest(found, backgrounds) < least ? (isOnDark ? "#ffffff" : "#000000") : found;
}

/** Returns the tint or the ink that is read on a color: whichever has more contrast. */
const readOn = (background: string, light: string, dark: string) =>
  wcagContrast(light, background) >= wcagContrast(dark, background) ? light : dark;

/** Tokens of one mode that depend on the color's hue alone; `tint` is how much of it they have. */
function neutrals(hue: number, tint: number, isDark: boolean): Tokens {
  const shade = (l: number, c: number) => hexOf(l, c * tint, hue);
  return isDark
    ? {
        ground: shade(0.19, 0.014),
        surface: shade(0.235, 0.016),
        sunken: shade(0.15, 0.012),
        ink: shade(0.955, 0.008),
        "ink-2": shade(0.78, 0.014),
        line: shade(0.35, 0.018),
        control: shade(0.63, 0.02),
        "line-strong": shade(0.46, 0.024),
        backdrop: shade(0.17, 0.014),
      }
    : {
        ground: shade(0.958, 0.008),
        surface: shade(0.99, 0.004),
        sunken: shade(0.92, 0.012),
        ink: shade(0.2, 0.025),
        "ink-2": shade(0.43, 0.025),
        line: shade(0.84, 0.016),
        control: shade(0.56, 0.02),
        "line-strong": shade(0.2, 0.025),
        backdrop: shade(0.875, 0.018),
      };
}

/** Returns a color's lightness, chroma and hue; throws if it is none, or partly transparent. */
function opaque(color: string): { l: number; c: number; h: number } {
  const parsed = oklch(color);
  if (!parsed) throw new Error(`${color} is no color: give one such as "#123c34".`);
  const { l, c, h = 0, alpha = 1 } = parsed;
  if (alpha < 1) {
    throw new Error(`${color} is partly transparent: give an opaque color such as "#123c34".`);
  }
  return { l, c, h };
}

/**
 * Derives a palette from one color. The color itself is the brand background in light mode; where a
 * token needs more contrast than it has, its lightness moves.
 * @param color a CSS color, such as `#123c34`
 * @param second color of the highlight, in place of amber or sky
 * @throws an error with a sentence if one is no color, or partly transparent
 */
export function derivePalette(color: string, second?: string): Palette {
  const { l, c, h } = opaque(color);
  const tint = Math.min(1, c / 0.06);
  const own = hexOf(l, c, h);
  const moved: Moved[] = [];
  const keep = (token: string, from: string, backgrounds: readonly string[], contrast: number) => {
    const to = contrasting(from, backgrounds, contrast);
    if (to !== from) moved.push({ token, from, to, contrast });
    return to;
  };

  const light = neutrals(h, tint, false);
  const dark = neutrals(h, tint, true);
  const { ground = "", surface = "", ink = "" } = light;
  const paleTint = hexOf(0.97, Math.min(c, 0.015), h);
  const onPaint = readOn(own, paleTint, ink);
  // A middle tone bears neither white nor black text.
  const paint = keep("--paint", own, [onPaint], TEXT);
  const accent = keep("--accent", own, [ground, surface], TEXT);
  // Amber, as light is; a shop that is amber itself has the sky.
  const isAmber = c > 0.03 && Math.abs(h - AMBER) < 45;
  const lamp = second ? opaque(second) : { l: 0.86, c: 0.12, h: isAmber ? SKY : AMBER };
  const highlight = hexOf(lamp.l, lamp.c, lamp.h);
  Object.assign(light, {
    paint,
    "paint-2": hexOf(l + (onPaint === ink ? -0.06 : 0.06), c, h),
    "on-paint": onPaint,
    "on-paint-2": contrasting(
      hexOf(onPaint === ink ? 0.3 : 0.88, Math.min(c, 0.03), h),
      [paint],
      TEXT,
    ),
    accent,
    "accent-2": contrasting(hexOf((oklch(accent)?.l ?? 0) + 0.07, c, h), ["#ffffff"], TEXT),
    "on-accent": "#ffffff",
    lamp: keep("--lamp", highlight, [paint], CONTROL),
    focus: ink,
  });
  light["on-lamp"] = readOn(light["lamp"] ?? "", "#ffffff", "#000000");

  const night = hexOf(Math.min(l, 0.31), Math.min(c, 0.09), h);
  const glow = keep(
    "--accent (dark)",
    hexOf(Math.max(l, 0.8), Math.min(Math.max(c, 0.03), 0.14), h),
    [dark["ground"] ?? "", dark["surface"] ?? ""],
    TEXT,
  );
  Object.assign(dark, {
    paint: night,
    "paint-2": hexOf(Math.min(l, 0.31) + 0.07, Math.min(c, 0.09), h),
    "on-paint": paleTint,
    "on-paint-2": hexOf(0.85, Math.min(c, 0.03), h),
    accent: glow,
    "accent-2": hexOf((oklch(glow)?.l ?? 0) + 0.06, Math.min(Math.max(c, 0.03), 0.1), h),
    "on-accent": dark["ground"],
    lamp: contrasting(highlight, [night], CONTROL),
    focus: glow,
  });
  dark["on-lamp"] = readOn(dark["lamp"] ?? "", "#ffffff", "#000000");
  return { light, dark, moved };
}
