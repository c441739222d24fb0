import { expect, test } from "vitest";
import { acceptedFormats } from "./acceptedFormats.ts";

test.each([
  ["image/avif,image/webp,image/apng,*/*;q=0.8", true, true],
  ["image/webp;q=0.9, IMAGE/AVIF", true, true],
  ["image/webp,*/*", false, true],
  ["image/avif;q=0, image/webp", false, true],
  ["image/*", false, false],
  ["*/*", false, false],
  [undefined, false, false],
])("A browser that accepts %s gets AVIF: %s, WebP: %s", (header, avif, webp) => {
  expect(acceptedFormats(header)).toEqual({ avif, webp });
});
