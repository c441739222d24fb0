import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#shop/database.ts";
import { openMirroredPictures } from "./mirroredPictures.ts";

const ADDRESS = "https://shop.example/wp-content/uploads/2026/11/mug.jpg";

/** Opens a mirror with one picture, by default a photograph, and counts the requests for it. */
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
  const pictures = openMirroredPictures({ database }, folder, request);
  return { ...pictures, bytes, requested, disconnect: () => void (isOnline = false) };
}

test("a picture is fetched once, and served as it is in each size without a connection", async () => {
  const { read, bytes, requested, disconnect } = await openMirror();
  expect(await read("mug-1-480x322.webp")).toMatchObject({ bytes, type: "image/jpeg" });
  disconnect();
  expect(await read("mug-1-1200x804.webp")).toMatchObject({ bytes, type: "image/jpeg" });
  // As a product's text names it.
  expect((await read("mug-1.webp"))?.bytes).toEqual(bytes);
  expect(requested).toEqual([ADDRESS]);
});

test("a drawing has a type that no browser shows: only the storefront reads it", async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { read } = await openMirror(drawing);
  expect(await read("mug-1-480x322.webp")).toMatchObject({
    bytes: drawing,
    type: "application/octet-stream",
  });
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
  expect((await within.read("mug-1-480x322.webp"))?.bytes).toEqual(within.bytes);
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
