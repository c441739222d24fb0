import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/embedded/shop/database.ts";
import { openMirroredPictures } from "./mirroredPictures.ts";

const ADDRESS = "https://shop.example/wp-content/uploads/2026/11/mug.jpg";

/**
 * Opens a mirror with one picture, by default of 900 by 600 pixels, and counts the requests for it.
 */
async function openMirror(drawing?: Buffer, redirects: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-pictures-"));
  const database = openDatabase(":memory:");
  onTestFinished(async () => {
    database.close();
    await rm(folder, { recursive: true });
  });
  database.run("insert into mirrored_picture (file, address) values (?, ?)", "mug-1", ADDRESS);
  const background = { r: 200, g: 120, b: 40 };
  const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  const bytes = drawing ?? (await photograph.jpeg().toBuffer());
  const requested: string[] = [];
  let isOnline = true;
  const request = (async (address: string) => {
    requested.push(address);
    if (!isOnline) throw new TypeError("fetch failed");
    const location = redirects[address];
    if (location !== undefined) return new Response(null, { status: 302, headers: { location } });
    return new Response(new Uint8Array(bytes));
  }) as typeof fetch;
  const shop = { database, settings: { pictureRatio: 0.67 } as never };
  const pictures = openMirroredPictures(shop, folder, request);
  return { ...pictures, requested, disconnect: () => void (isOnline = false) };
}

const widthOf = async (picture: { bytes: Buffer } | undefined) =>
  picture && (await sharp(picture.bytes).metadata()).width;

test("a picture is fetched once, and served in each width without a connection", async () => {
  const { read, requested, disconnect } = await openMirror();
  expect(await widthOf(await read("mug-1-480x322.webp"))).toBe(480);
  disconnect();
  expect(await widthOf(await read("mug-1-640x429.webp"))).toBe(640);
  expect(await widthOf(await read("mug-1-1200x804.webp"))).toBe(900);
  expect(await widthOf(await read("mug-1-1200x804.webp", 200))).toBe(320);
  // As a product's text names it.
  expect(await widthOf(await read("mug-1.webp"))).toBe(900);
  expect(requested).toEqual([ADDRESS]);
});

test("a drawing is left to the storefront, which converts it", async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { read } = await openMirror(drawing);
  expect((await read("mug-1-480x322.webp", 480))?.bytes).toEqual(drawing);
  expect(await read("mug-1-480x322.webp")).toBeUndefined();
});

test("only pictures of the shop are fetched", async () => {
  const { read, requested } = await openMirror();
  expect(await read("mug-2-480x322.webp")).toBeUndefined();
  expect(await read("../mug-1-480x322.webp")).toBeUndefined();
  expect(requested).toEqual([]);
});

test("a picture that does not arrive is missing until it does", async () => {
  const { read, disconnect } = await openMirror();
  disconnect();
  expect(await read("mug-1-480x322.webp")).toBeUndefined();
});

test("a picture is redirected within its host, and nowhere else", async () => {
  const moved = "https://shop.example/moved.jpg";
  const within = await openMirror(undefined, { [ADDRESS]: "/moved.jpg" });
  expect(await widthOf(await within.read("mug-1-480x322.webp"))).toBe(480);
  expect(within.requested).toEqual([ADDRESS, moved]);

  for (const location of ["http://127.0.0.1/", "file:///etc/passwd", "//evil.example/x.jpg"]) {
    const { read, requested } = await openMirror(undefined, { [ADDRESS]: location });
    expect(await read("mug-1-480x322.webp")).toBeUndefined();
    expect(requested).toEqual([ADDRESS]);
  }
  const endless = await openMirror(undefined, { [ADDRESS]: ADDRESS });
  expect(await endless.read("mug-1-480x322.webp")).toBeUndefined();
  expect(endless.requested).toHaveLength(4);
});
