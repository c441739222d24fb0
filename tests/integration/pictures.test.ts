import { mkdtemp, readFile, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { photo, pictureWorld } from "#tests/worlds/servers/pictureWorld.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

const ALL = "image/avif,image/webp,image/png,*/*;q=0.8";
const WEBP = "image/webp,*/*";
const FOREVER = "public, max-age=31536000, immutable";
const UPLOADS = "/wp-content/uploads";

const { over, restart, get, ofUpload, upload } = pictureWorld();

describe("a picture of the shop", () => {
  beforeAll(async () => {
    upload("jug.jpg", await photo().toBuffer());
  });

  test("is served as WebP at the requested width, cached as immutable", async () => {
    const response = await get(ofUpload("jug.jpg"));
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": FOREVER,
      vary: "Accept",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const { width, height, format } = await sharp(response.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 160, height: 200, format: "webp" });
  });

  test("is served as JPEG to a browser that accepts neither WebP nor AVIF", async () => {
    const response = await get(ofUpload("jug.jpg"), "*/*");
    expect(response.headers["content-type"]).toBe("image/jpeg");
    expect(response.headers["cache-control"]).toBe(FOREVER);
  });

  test("is served as WebP at first where AVIF is accepted, and as AVIF once that is encoded", async () => {
    const url = ofUpload("jug.jpg", 320);
    const first = await get(url, ALL);
    expect(first.headers["content-type"]).toBe("image/webp");
    expect(first.headers["cache-control"]).toBe("public, max-age=60");
    await vi.waitFor(
      async () => expect((await get(url, ALL)).headers["content-type"]).toBe("image/avif"),
      { timeout: scaled(15_000), interval: 200 },
    );
    expect((await get(url, ALL)).headers["cache-control"]).toBe(FOREVER);
    expect((await get(url, WEBP)).headers["content-type"]).toBe("image/webp");
  });

  test("gets 304 for a matching ETag", async () => {
    const { headers } = await get(ofUpload("jug.jpg"));
    const again = await get(ofUpload("jug.jpg"), WEBP, {
      "if-none-match": `${headers["etag"]}`,
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers["cache-control"]).toBe(FOREVER);
  });

  test("is never enlarged", async () => {
    const response = await get(ofUpload("jug.jpg", 1600));
    expect((await sharp(response.rawPayload).metadata()).width).toBe(400);
  });

  test("is fetched and encoded once for parallel requests", async () => {
    const path = `${UPLOADS}/together.jpg`;
    over().wordpress.put(path, { bytes: await photo().toBuffer() });
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => get(ofUpload("together.jpg"))),
    );
    expect(new Set(responses.map(({ headers }) => headers["etag"])).size).toBe(1);
    expect(
      over()
        .wordpress.requests()
        .filter((requested) => requested === path),
    ).toHaveLength(1);
  });

  test("is served after a restart without WordPress", async () => {
    const { headers } = await get(ofUpload("jug.jpg"));
    over().wordpress.put(`${UPLOADS}/jug.jpg`, { status: 500 });
    await restart();
    const again = await get(ofUpload("jug.jpg"));
    expect(again.statusCode).toBe(200);
    expect(again.headers["etag"]).toBe(headers["etag"]);
    expect((await get(ofUpload("jug.jpg", 320), ALL)).headers["content-type"]).toBe("image/avif");
    const names = await readdir(join(over().folder, "pictures"));
    expect(names.every((name) => /^[0-9a-f]{40}-\d+\.(avif|webp|jpeg)$/.test(name))).toBe(true);
  });

  test("is rotated upright, and its metadata is removed", async () => {
    const bytes = await photo(500, 400)
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: "a camera" } } })
      .toBuffer();
    upload("turned.jpg", bytes);
    const { rawPayload } = await get(ofUpload("turned.jpg"), "*/*");
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 160, height: 200 });
  });

  test("stays animated", { tags: ["long"] }, async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 50, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all([frame("#a00"), frame("#0a0")]);
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    upload("moving.gif", bytes);
    const url = ofUpload("moving.gif");
    const response = await get(url, ALL);
    expect((await sharp(response.rawPayload).metadata()).pages).toBe(2);
    // AVIF cannot be animated, so WebP is the final result.
    await vi.waitFor(
      async () => expect((await get(url, ALL)).headers["cache-control"]).toBe(FOREVER),
      { timeout: scaled(15_000), interval: 200 },
    );
  });

  test("in SVG is rasterized, and its scripts are removed", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50">
      <script>alert(1)</script><rect width="40" height="50" fill="#360"/></svg>`;
    upload("sign.svg", Buffer.from(svg), "image/svg+xml");
    const response = await get(ofUpload("sign.svg"));
    expect(response.headers["content-type"]).toBe("image/webp");
    const { width, height } = await sharp(response.rawPayload).metadata();
    expect({ width, height }).toEqual({ width: 160, height: 200 });
  });
});

test("a picture is served even if it cannot be stored on disk", { tags: ["long"] }, async () => {
  upload("uncached.jpg", await photo().toBuffer());
  const { folder } = over();
  const barred = await mkdtemp(join(tmpdir(), "vitrine-barred-"));
  await writeFile(join(barred, "pictures"), "not a folder");
  await restart(barred);
  expect((await get(ofUpload("uncached.jpg"))).statusCode).toBe(200);
  expect(await readFile(join(barred, "pictures"), "utf8")).toBe("not a folder");
  await restart(folder);
  await removeFolder(barred);
});
