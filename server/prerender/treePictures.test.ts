import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import type { Backend } from "#server/backend/line/backend.ts";
import { createPictureWriter } from "./treePictures.ts";

const PIXELS = { create: { width: 400, height: 400, channels: 3, background: "red" } } as const;

/** Opens a tree over a backend with one picture, and one file that is none. */
async function openTree() {
  const tree = await mkdtemp(join(tmpdir(), "vitrine-pictures-"));
  onTestFinished(() => rm(tree, { recursive: true }));
  const picture = await sharp(PIXELS).jpeg().toBuffer();
  const uploads = async ({ url }: Request) => {
    if (url.includes("broken")) return new Response("text");
    return url.includes("red") ? new Response(new Uint8Array(picture)) : undefined;
  };
  const backend = { kind: "embedded", uploads } as unknown as Backend;
  return {
    tree,
    write: createPictureWriter(
      tree,
      { backend, picture: (_, work) => work() },
      { IMAGE_ORIGINS: undefined },
    ),
  };
}

test("a picture is written as WebP of its width, whatever its address ends with", async () => {
  const { tree, write } = await openTree();
  expect(await write("/img/160/wp-content/uploads/red.jpg")).toBe(true);
  const file = await readFile(join(tree, "img/160/wp-content/uploads/red.jpg"));
  expect(await sharp(file).metadata()).toMatchObject({ format: "webp", width: 160 });
});

test("a picture that the shop does not have is left out, and a broken one fails", async () => {
  const { tree, write } = await openTree();
  expect(await write("/img/160/wp-content/uploads/none.jpg")).toBe(true);
  expect(await write("/img/161/wp-content/uploads/red.jpg")).toBe(true);
  expect(await write("/img/160/wp-content/uploads/broken.jpg")).toBe(false);
  expect(await readdir(tree)).toEqual([]);
});
