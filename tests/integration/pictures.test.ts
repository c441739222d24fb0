import { mkdtemp, readFile, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { openPictureServer } from "#tests/support/pictureServer.ts";
import type { PictureServer } from "#tests/support/pictureServer.ts";
import { removeFolder } from "#tests/support/shop.ts";

const ALL = "image/avif,image/webp,image/png,*/*;q=0.8";
const WEBP = "image/webp,*/*";
const FOREVER = "public, max-age=31536000, immutable";
const UPLOADS = "/wp-content/uploads";

let folder = "";
let app: FastifyInstance;
let wordpress: PictureServer;
let cdn: PictureServer;
let stranger: PictureServer;

const open = () =>
  createApp(
    readConfig({
      DATA_DIR: folder,
      GRAPHQL_ENDPOINT: `${wordpress.origin}/graphql`,
      IMAGE_ORIGINS: `https://cdn.example, ${cdn.origin}`,
    }),
    { logLevel: "silent" },
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-pictures-"));
  [wordpress, cdn, stranger] = await Promise.all([
    openPictureServer(),
    openPictureServer(),
    openPictureServer(),
  ]);
  app = await open();
});
afterAll(async () => {
  await app?.close();
  await Promise.all([wordpress, cdn, stranger].map((server) => server?.close()));
  await removeFolder(folder);
});

const SHAPE = Buffer.from(
  `<svg width="200" height="200"><circle cx="100" cy="100" r="90" fill="#fd9" /></svg>`,
);
const photo = (width = 400, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: "#b5651d" } })
    .composite([{ input: SHAPE, gravity: "centre" }])
    .jpeg();

const get = (url: string, accept = WEBP, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept, ...headers } });
const inside = (origin: string, path: string, width = 160) =>
  `/img/${width}/${origin.replace("://", "/")}${path}`;
const ofWordpress = (name: string, width = 160) =>
  inside(wordpress.origin, `${UPLOADS}/${name}`, width);

describe("a picture of the shop", () => {
  beforeAll(async () => {
    wordpress.put(`${UPLOADS}/jug.jpg`, { bytes: await photo().toBuffer() });
  });

  test("is WebP at the width that was asked for, to be kept for ever", async () => {
    const answer = await get(ofWordpress("jug.jpg"));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": FOREVER,
      vary: "Accept",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 160, height: 200, format: "webp" });
  });

  test("is JPEG for who shows neither WebP nor AVIF", async () => {
    const answer = await get(ofWordpress("jug.jpg"), "*/*");
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    expect(answer.headers["cache-control"]).toBe(FOREVER);
  });

  test("is WebP for now where AVIF is shown, and AVIF once that is made", async () => {
    const url = ofWordpress("jug.jpg", 320);
    const first = await get(url, ALL);
    expect(first.headers["content-type"]).toBe("image/webp");
    expect(first.headers["cache-control"]).toBe("public, max-age=60");
    await vi.waitFor(
      async () => expect((await get(url, ALL)).headers["content-type"]).toBe("image/avif"),
      { timeout: 15_000, interval: 200 },
    );
    expect((await get(url, ALL)).headers["cache-control"]).toBe(FOREVER);
    expect((await get(url, WEBP)).headers["content-type"]).toBe("image/webp");
  });

  test("is not sent again to who has it", async () => {
    const { headers } = await get(ofWordpress("jug.jpg"));
    const again = await get(ofWordpress("jug.jpg"), WEBP, {
      "if-none-match": `${headers["etag"]}`,
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers["cache-control"]).toBe(FOREVER);
  });

  test("is never made larger than it is", async () => {
    const answer = await get(ofWordpress("jug.jpg", 1600));
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(400);
  });

  test("is read and made once, however many ask for it together", async () => {
    const path = `${UPLOADS}/together.jpg`;
    wordpress.put(path, { bytes: await photo().toBuffer() });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get(ofWordpress("together.jpg"))),
    );
    expect(new Set(answers.map(({ headers }) => headers["etag"])).size).toBe(1);
    expect(wordpress.asked().filter((asked) => asked === path)).toHaveLength(1);
  });

  test("is there after a restart, without WordPress", async () => {
    const { headers } = await get(ofWordpress("jug.jpg"));
    await app.close();
    wordpress.put(`${UPLOADS}/jug.jpg`, { status: 500 });
    app = await open();
    const again = await get(ofWordpress("jug.jpg"));
    expect(again.statusCode).toBe(200);
    expect(again.headers["etag"]).toBe(headers["etag"]);
    expect((await get(ofWordpress("jug.jpg", 320), ALL)).headers["content-type"]).toBe(
      "image/avif",
    );
    const names = await readdir(join(folder, "pictures"));
    expect(names.every((name) => /^[0-9a-f]{40}-\d+\.(avif|webp|jpeg)$/.test(name))).toBe(true);
  });

  test("stands upright, and says nothing of where it was taken", async () => {
    const bytes = await photo(500, 400)
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: "a camera" } } })
      .toBuffer();
    wordpress.put(`${UPLOADS}/turned.jpg`, { bytes });
    const { rawPayload } = await get(ofWordpress("turned.jpg"), "*/*");
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 160, height: 200 });
  });

  test("goes on moving", async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 50, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all([frame("#a00"), frame("#0a0")]);
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    wordpress.put(`${UPLOADS}/moving.gif`, { bytes });
    const url = ofWordpress("moving.gif");
    const answer = await get(url, ALL);
    expect((await sharp(answer.rawPayload).metadata()).pages).toBe(2);
    // No AVIF moves, so this is as good as it gets.
    await vi.waitFor(
      async () => expect((await get(url, ALL)).headers["cache-control"]).toBe(FOREVER),
      { timeout: 15_000, interval: 200 },
    );
  });

  test("that was drawn is sent as pixels, with nothing in it that runs", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50">
      <script>alert(1)</script><rect width="40" height="50" fill="#360"/></svg>`;
    wordpress.put(`${UPLOADS}/sign.svg`, { bytes: Buffer.from(svg), type: "image/svg+xml" });
    const answer = await get(ofWordpress("sign.svg"));
    expect(answer.headers["content-type"]).toBe("image/webp");
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect({ width, height }).toEqual({ width: 160, height: 200 });
  });
});

describe("only what the settings allow is asked for", () => {
  test("a listed origin, with the search that its pictures have", async () => {
    cdn.put("/a/jug?fit=300%2C400&ssl=1", { bytes: await photo().toBuffer() });
    const answer = await get(inside(cdn.origin, "/a/jug?fit=300%2C400&ssl=1"));
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ["another origin", () => inside(stranger.origin, `${UPLOADS}/jug.jpg`)],
    ["a width that is none", () => ofWordpress("jug.jpg", 161)],
    ["no width", () => "/img/wp-content/uploads/jug.jpg"],
    ["no picture of WordPress", () => inside(wordpress.origin, "/wp-admin/admin-ajax.php")],
    ["a program among the uploads", () => inside(wordpress.origin, `${UPLOADS}/a.php?x=.jpg`)],
    ["a path that climbs", () => `/img/160${UPLOADS}/..%2f..%2fwp-config.jpg`],
    ["a path that climbs plainly", () => `/img/160${UPLOADS}/../../../etc/passwd.jpg`],
    ["a path with backslashes", () => `/img/160${UPLOADS}/..%5c..%5ca.jpg`],
    ["a path that ends early", () => `/img/160${UPLOADS}/a%00.jpg`],
    ["a path that is no text", () => `/img/160${UPLOADS}/%ff.jpg`],
    ["a host in a path's place", () => `/img/160//${new URL(stranger.origin).host}/a.jpg`],
    ["another protocol", () => "/img/160/file/etc/passwd.jpg"],
    ["a user's name", () => `/img/160/http/me@${new URL(cdn.origin).host}/a.jpg`],
  ])("%s is not there", async (_what, url) => {
    const asked = wordpress.asked().length + cdn.asked().length;
    expect([400, 404]).toContain((await get(url())).statusCode);
    expect(wordpress.asked().length + cdn.asked().length).toBe(asked);
    expect(stranger.asked()).toEqual([]);
  });

  test("a redirect is followed where it leads to an allowed origin, and nowhere else", async () => {
    cdn.put("/there.jpg", { bytes: await photo().toBuffer() });
    cdn.put("/allowed.jpg", { location: "/there.jpg" });
    cdn.put("/strange.jpg", { location: `${stranger.origin}/secret.jpg` });
    cdn.put("/round.jpg", { location: "/round.jpg" });
    expect((await get(inside(cdn.origin, "/allowed.jpg"))).statusCode).toBe(200);
    expect((await get(inside(cdn.origin, "/strange.jpg"))).statusCode).toBe(502);
    expect((await get(inside(cdn.origin, "/round.jpg"))).statusCode).toBe(502);
    expect(cdn.asked().filter((path) => path === "/round.jpg")).toHaveLength(4);
    expect(stranger.asked()).toEqual([]);
  });
});

describe("a source that is no good", () => {
  test("is an error of its own kind, and is not asked for again at once", async () => {
    wordpress.put(`${UPLOADS}/broken.jpg`, { status: 500 });
    expect((await get(ofWordpress("gone.jpg"))).statusCode).toBe(404);
    expect((await get(ofWordpress("broken.jpg"))).statusCode).toBe(502);
    const again = await get(ofWordpress("broken.jpg"));
    expect(again.statusCode).toBe(502);
    expect(again.headers["cache-control"]).toBe("no-store");
    expect(wordpress.asked().filter((path) => path === `${UPLOADS}/broken.jpg`)).toHaveLength(1);
  });

  test("is refused where it is a page, or larger than a picture may be", async () => {
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    wordpress.put(`${UPLOADS}/page.jpg`, { bytes: page, type: "text/html" });
    wordpress.put(`${UPLOADS}/long.jpg`, { bytes: Buffer.alloc(21 * 1024 * 1024) });
    const wide = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: "#fff" },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    wordpress.put(`${UPLOADS}/wide.png`, { bytes: wide });
    for (const name of ["page.jpg", "long.jpg", "wide.png"]) {
      const answer = await get(ofWordpress(name), "text/html,image/webp");
      expect(answer.statusCode, name).toBe(502);
      expect(answer.body).not.toContain("alert");
    }
  });
});

test("a picture is given though the disk takes none", async () => {
  wordpress.put(`${UPLOADS}/unkept.jpg`, { bytes: await photo().toBuffer() });
  const barred = await mkdtemp(join(tmpdir(), "vitrine-barred-"));
  await app.close();
  await writeFile(join(barred, "pictures"), "not a folder");
  const kept = folder;
  folder = barred;
  app = await open();
  folder = kept;
  expect((await get(ofWordpress("unkept.jpg"))).statusCode).toBe(200);
  expect(await readFile(join(barred, "pictures"), "utf8")).toBe("not a folder");
  await app.close();
  await removeFolder(barred);
  app = await open();
});
