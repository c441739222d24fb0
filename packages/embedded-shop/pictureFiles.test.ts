import sharp from "sharp";
import { expect, test } from "vitest";
import { demoShop } from "./demoShop.ts";
import { openPictureFiles } from "./pictureFiles.ts";

const { read } = openPictureFiles();

/** Limits of a picture, so that converting it for its first view takes little of the processor. */
const MOST_BYTES = 250_000;
const ALL_BYTES = 20_000_000;

test("every picture of the demo shop is a file of 1600 by 2000 pixels, soon converted", async () => {
  const text = JSON.stringify(demoShop);
  const names = new Set([...text.matchAll(/"file":"([^"]+)"/g)].map(([, name]) => name));
  expect(names.size).toBeGreaterThan(300);
  let all = 0;
  for (const name of names) {
    const { bytes = Buffer.alloc(0) } = (await read(`${name}-1200x1500.webp`)) ?? {};
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ name, format, width, height }).toEqual({
      name,
      format: "webp",
      width: 1600,
      height: 2000,
    });
    expect(bytes.byteLength, name).toBeLessThan(MOST_BYTES);
    all += bytes.byteLength;
  }
  expect(all).toBeLessThan(ALL_BYTES);
});

test("a picture is the same file by the address of each size, and has none by others", async () => {
  const full = await read("fen-tumbler-1200x1500.webp");
  expect(full?.type).toBe("image/webp");
  expect(await read("fen-tumbler-480x600.webp")).toEqual(full);
  expect(await read("fen-tumbler-481x601.webp")).toBeUndefined();
  expect(await read("glass-slipper-1200x1500.webp")).toBeUndefined();
  expect(await read("../README-1200x1500.webp")).toBeUndefined();
});

test("the mug's celadon glaze is green in the middle of its picture", async () => {
  const celadon = await read("cabin-mug-celadon-1200x1500.webp");
  const { data } = await sharp(celadon?.bytes)
    .extract({ left: 660, top: 1000, width: 120, height: 120 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0] = data;
  expect(green).toBeGreaterThan(red);
});
