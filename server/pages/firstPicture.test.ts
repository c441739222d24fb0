import { expect, test } from "vitest";
import { withPictureFirst } from "./firstPicture.ts";

const font = '<link rel="preload" as="font" href="/a.woff2">';
const picture = (name: string) => `<link rel="preload" as="image" imageSrcSet="/${name} 160w">`;

test("a page asks for its first picture, then for its typeface and the other pictures", () => {
  const html = `<head>${font}</head><body>${picture("$&.webp")}${picture("b.webp")}</body>`;
  expect(withPictureFirst(html)).toBe(
    `<head>${picture("$&.webp")}${font}</head><body>${picture("b.webp")}</body>`,
  );
});

test("a page without pictures stays as it is", () => {
  expect(withPictureFirst(`<head>${font}</head>`)).toBe(`<head>${font}</head>`);
});
