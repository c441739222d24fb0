import type { Shown } from "./pictures.ts";

const names = (header: string, type: string): boolean =>
  header
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((word) => word.trim()))
    .some(
      ([name, ...words]) => name === type && !words.some((word) => /^q=0(?:\.0*)?$/.test(word)),
    );

/**
 * The formats that an `Accept` header names. A wildcard names none: who sends no more than that, as
 * mail programs and those who preview a shared page do, is given JPEG.
 */
export const shownFormats = (header = ""): Shown => ({
  avif: names(header, "image/avif"),
  webp: names(header, "image/webp"),
});
