import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPicture } from "./album.ts";
import { rasterise } from "./raster.ts";

test("The rasterizer converts a picture to a 4:5 WebP of the requested width", async () => {
  const image = await rasterise(drawPicture("cabin-mug"), 160);
  const { format, width, height } = await sharp(image).metadata();
  expect({ format, width, height }).toEqual({ format: "webp", width: 160, height: 200 });
});

test("The rasterizer renders the mug's celadon glaze in the middle of its picture", async () => {
  const image = await rasterise(drawPicture("cabin-mug-celadon"), 160);
  const { data } = await sharp(image)
    .extract({ left: 66, top: 100, width: 12, height: 12 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0] = data;
  expect(green).toBeGreaterThan(red);
});
