import type { AcceptedFormats } from "./convertedPictures.ts";

const names = (header: string, type: string): boolean =>
  header
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((word) => word.trim()))
    .some(
      ([name, ...words]) => name === type && !words.some((word) => /^q=0(?:\.0*)?$/.test(word)),
    );

/**
 * Returns the formats that an `Accept` header names. A wildcard names none: clients that send
 * nothing else, such as mail programs and link previews, get JPEG.
 */
export const acceptedFormats = (header = ""): AcceptedFormats => ({
  avif: names(header, "image/avif"),
  webp: names(header, "image/webp"),
});
