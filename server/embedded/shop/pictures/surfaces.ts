import { element, fill, type Attributes } from "./svg.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Surface textures: noise turned into a faint dark film. Their contrast is low on purpose: higher
 * wood looks like a sawn log, higher paper like camouflage.
 */

type Noise = { frequency: string; octaves: number; seed: number };
type Film = { red: number; green: number; blue: number; gain: number; offset: number };

const films = {
  wood: { red: 0.22, green: 0.11, blue: 0.04, gain: 1.5, offset: -0.6 },
  paper: { red: 0.22, green: 0.15, blue: 0.1, gain: 0.55, offset: -0.2 },
  clay: { red: 0.16, green: 0.09, blue: 0.05, gain: 1.8, offset: -0.75 },
  linen: { red: 0.12, green: 0.08, blue: 0.05, gain: 2, offset: -0.84 },
  grain: { red: 0.16, green: 0.1, blue: 0.06, gain: 1.5, offset: -0.6 },
} satisfies Record<string, Film>;

const surfaces = {
  wood: { noises: [{ frequency: ".004 .11", octaves: 4, seed: 12 }], film: films.wood },
  /** Vertical grain. */
  uprightWood: { noises: [{ frequency: ".11 .004", octaves: 4, seed: 7 }], film: films.wood },
  paper: { noises: [{ frequency: ".34 .4", octaves: 3, seed: 3 }], film: films.paper },
  clay: { noises: [{ frequency: ".05 .08", octaves: 4, seed: 21 }], film: films.clay },
  linen: {
    noises: [
      { frequency: ".012 .42", octaves: 2, seed: 4 },
      { frequency: ".42 .012", octaves: 2, seed: 9 },
    ],
    film: films.linen,
  },
} satisfies Record<string, { noises: Noise[]; film: Film }>;

export type Surface = keyof typeof surfaces;

function turbulence({ frequency, octaves, seed }: Noise, result?: string): string {
  return element("feTurbulence", {
    type: "fractalNoise",
    baseFrequency: frequency,
    numOctaves: octaves,
    seed,
    result,
  });
}

function filmElement({ red, green, blue, gain, offset }: Film): string {
  const values = `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${gain} 0 0 0 ${offset}`;
  return element("feColorMatrix", { type: "matrix", values });
}

function noiseFilter(sheet: Sheet, id: string, noises: Noise[], film: Film, cut: boolean): string {
  const weave =
    noises.length > 1
      ? element("feComposite", { in: "n0", in2: "n1", operator: "arithmetic", k2: 0.5, k3: 0.5 })
      : "";
  const shape = cut ? element("feComposite", { operator: "in", in2: "SourceGraphic" }) : "";
  return sheet.define(id, () =>
    element(
      "filter",
      { id, x: 0, y: 0, width: 1, height: 1, "color-interpolation-filters": "sRGB" },
      noises
        .map((noise, index) => turbulence(noise, weave === "" ? undefined : `n${index}`))
        .join("") +
        weave +
        filmElement(film) +
        shape,
    ),
  );
}

/** Returns the filter that turns any shape into its texture; pass it as `filter`. */
export function surfaceFilter(sheet: Sheet, surface: Surface): string {
  const { noises, film } = surfaces[surface];
  return noiseFilter(sheet, surface, noises, film, true);
}

/**
 * Draws a texture over an outline. Linen above .5 on pale cloth looks dirty; glaze needs about .16.
 */
export function texture(
  sheet: Sheet,
  outline: string,
  surface: Surface,
  opacity: number,
  attributes: Attributes = {},
): string {
  return fill(outline, "#000", { filter: surfaceFilter(sheet, surface), opacity, ...attributes });
}

/** Draws film grain over the whole picture, as its last layer. */
export function filmGrain(
  sheet: Sheet,
  region: { x: number; y: number; width: number; height: number },
  opacity: number,
): string {
  const noise = { frequency: ".55", octaves: 2, seed: 8 };
  const filter = noiseFilter(sheet, "grain", [noise], films.grain, false);
  return element("rect", { ...region, fill: "#000", filter, opacity });
}
