import { expect, test } from "vitest";
import { createMirroredPictures } from "./mirroredPictures.ts";

const SHOP = "https://shop.example";
const create = () =>
  createMirroredPictures(`${SHOP}/graphql`, (address) => address.startsWith(`${SHOP}/`));
const picture = (sourceUrl: string, width = 800, height = 1000) => ({
  databaseId: 7,
  sourceUrl,
  altText: "A mug",
  title: "mug",
  mediaDetails: { width, height },
});

test("equal file names in two folders are two pictures", () => {
  const { pictureOf, addresses } = create();
  const files = ["10", "11"].map(
    (month) => pictureOf(picture(`${SHOP}/wp-content/uploads/2026/${month}/mug.jpg`))?.file ?? "",
  );
  expect(new Set(files).size).toBe(2);
  expect(files[0]).toMatch(/^mug-[0-9a-f]{12}$/);
  expect(addresses()[files[0] ?? ""]).toBe(`${SHOP}/wp-content/uploads/2026/10/mug.jpg`);
});

test("pictures of other hosts are left out", () => {
  const { pictureOf, withPictures, addresses } = create();
  expect(pictureOf(picture("https://other.example/mug.jpg"))).toBeUndefined();
  const text = '<p><img src="https://other.example/mug.jpg" /></p>';
  expect(withPictures(text)).toBe(text);
  expect(addresses()).toEqual({});
});

test("a picture in a text is the mirror's, without the widths of the shop's", () => {
  const { withPictures, addresses } = create();
  const html = withPictures(
    '<p>So: <img src="/wp-content/uploads/fold.png" srcset="/img/160/a 160w" sizes="9em" alt="Folds &amp; so" /></p>',
  );
  const [file = ""] = Object.keys(addresses());
  expect(html).toBe(
    `<p>So: <img src="/wp-content/uploads/${file}.webp" alt="Folds &amp; so" /></p>`,
  );
});

test("the shape of most pictures is that of the mirror", () => {
  const { pictureOf, ratio } = create();
  expect(ratio()).toBe(1);
  pictureOf(picture(`${SHOP}/a.jpg`));
  pictureOf(picture(`${SHOP}/b.jpg`, 600, 600));
  pictureOf(picture(`${SHOP}/c.jpg`, 600, 750));
  expect(ratio()).toBe(1.25);
});
