import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { photo, pictureWorld } from "#tests/worlds/servers/pictureWorld.ts";

const UPLOADS = "/wp-content/uploads";
const { over, get, ofServer, ofUpload, upload } = pictureWorld();

describe("the picture endpoint", () => {
  test("fetches pictures from a listed origin, with their query string", async () => {
    over().cdn.put("/a/jug?fit=300%2C400&ssl=1", { bytes: await photo().toBuffer() });
    const response = await get(ofServer(over().cdn, "/a/jug?fit=300%2C400&ssl=1"));
    expect(response.statusCode).toBe(200);
  });

  test("fetches WordPress's pictures with the trace of the request, and those of a listed origin without", async () => {
    const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    const bytes = await photo().toBuffer();
    upload("traced.jpg", bytes);
    over().cdn.put("/traced.jpg", { bytes });
    for (const url of [ofUpload("traced.jpg"), ofServer(over().cdn, "/traced.jpg")]) {
      const { statusCode } = await over().app.inject({ url, headers: { traceparent } });
      expect(statusCode).toBe(200);
    }
    const [, traceId, spanId] = over().wordpress.traceOf(`${UPLOADS}/traced.jpg`)?.split("-") ?? [];
    expect(traceId).toBe("4bf92f3577b34da6a3ce929d0e0e4736");
    expect(spanId).toMatch(/^(?!00f067aa0ba902b7)[\da-f]{16}$/);
    expect(over().cdn.traceOf("/traced.jpg")).toBeUndefined();
  });

  test.each([
    ["another origin", () => ofServer(over().stranger, `${UPLOADS}/jug.jpg`)],
    ["an unsupported width", () => ofUpload("jug.jpg", 161)],
    ["no width", () => "/img/wp-content/uploads/jug.jpg"],
    [
      "a WordPress URL that is no picture",
      () => ofServer(over().wordpress, "/wp-admin/admin-ajax.php"),
    ],
    ["a program among the uploads", () => ofServer(over().wordpress, `${UPLOADS}/a.php?x=.jpg`)],
    ["a path with encoded parent folders", () => `/img/160${UPLOADS}/..%2f..%2fwp-config.jpg`],
    ["a path with plain parent folders", () => `/img/160${UPLOADS}/../../../etc/passwd.jpg`],
    ["a path with backslashes", () => `/img/160${UPLOADS}/..%5c..%5ca.jpg`],
    ["a path with a null byte", () => `/img/160${UPLOADS}/a%00.jpg`],
    ["a path that is not valid UTF-8", () => `/img/160${UPLOADS}/%ff.jpg`],
    ["a host in place of a path", () => `/img/160//${new URL(over().stranger.origin).host}/a.jpg`],
    ["another protocol", () => "/img/160/file/etc/passwd.jpg"],
    [
      "a user name before the host",
      () => `/img/160/http/me@${new URL(over().cdn.origin).host}/a.jpg`,
    ],
  ])("responds with 400 or 404 to %s and fetches nothing", async (_what, url) => {
    const requests = over().wordpress.requests().length + over().cdn.requests().length;
    expect([400, 404]).toContain((await get(url())).statusCode);
    expect(over().wordpress.requests().length + over().cdn.requests().length).toBe(requests);
    expect(over().stranger.requests()).toEqual([]);
  });

  test("follows a redirect to an allowed origin, and to no other", async () => {
    over().cdn.put("/there.jpg", { bytes: await photo().toBuffer() });
    over().cdn.put("/allowed.jpg", { location: "/there.jpg" });
    over().cdn.put("/strange.jpg", { location: `${over().stranger.origin}/secret.jpg` });
    over().cdn.put("/round.jpg", { location: "/round.jpg" });
    expect((await get(ofServer(over().cdn, "/allowed.jpg"))).statusCode).toBe(200);
    expect((await get(ofServer(over().cdn, "/strange.jpg"))).statusCode).toBe(502);
    expect((await get(ofServer(over().cdn, "/round.jpg"))).statusCode).toBe(502);
    expect(
      over()
        .cdn.requests()
        .filter((path) => path === "/round.jpg"),
    ).toHaveLength(4);
    expect(over().stranger.requests()).toEqual([]);
  });
});

describe("an unusable source picture", () => {
  test("gets an error status of its own kind, and is not fetched again at once", async () => {
    over().wordpress.put(`${UPLOADS}/broken.jpg`, { status: 500 });
    expect((await get(ofUpload("gone.jpg"))).statusCode).toBe(404);
    expect((await get(ofUpload("broken.jpg"))).statusCode).toBe(502);
    const again = await get(ofUpload("broken.jpg"));
    expect(again.statusCode).toBe(502);
    expect(again.headers["cache-control"]).toBe("no-store");
    expect(
      over()
        .wordpress.requests()
        .filter((path) => path === `${UPLOADS}/broken.jpg`),
    ).toHaveLength(1);
  });

  test("whose server sends Retry-After is not fetched until that ends, and no other picture of that server is", async () => {
    const headers = { "retry-after": "1" };
    over().cdn.put("/busy.jpg", { status: 429, headers });
    over().cdn.put("/fine.jpg", { bytes: await photo().toBuffer() });
    for (const path of ["/busy.jpg", "/busy.jpg", "/fine.jpg"]) {
      const response = await get(ofServer(over().cdn, path));
      expect([path, response.statusCode]).toEqual([path, 503]);
      expect(response.headers["retry-after"]).toBe("1");
    }
    const requested = over().cdn.requests();
    expect(requested.filter((path) => path === "/busy.jpg")).toHaveLength(1);
    expect(requested).not.toContain("/fine.jpg");
    upload("other.jpg", await photo().toBuffer());
    expect((await get(ofUpload("other.jpg"))).statusCode).toBe(200);
    await pause(1_000);
    expect((await get(ofServer(over().cdn, "/fine.jpg"))).statusCode).toBe(200);
  });

  test("is rejected when it is a page, or exceeds the limits of bytes and pixels", async () => {
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    upload("page.jpg", page, "text/html");
    upload("long.jpg", Buffer.alloc(21 * 1024 * 1024));
    const wide = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: "#fff" },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    upload("wide.png", wide);
    for (const name of ["page.jpg", "long.jpg", "wide.png"]) {
      const response = await get(ofUpload(name), "text/html,image/webp");
      expect(response.statusCode, name).toBe(502);
      expect(response.body).not.toContain("alert");
    }
  });
});

test("missing pictures of one client take three of WordPress's connections at most", async () => {
  const names = Array.from({ length: 12 }, (_, number) => `silent-${number}.jpg`);
  for (const name of names) over().wordpress.put(`${UPLOADS}/${name}`, "silence");
  for (const name of names) void get(ofUpload(name)).catch(() => {});
  const requested = () =>
    over()
      .wordpress.requests()
      .filter((path) => path.startsWith(`${UPLOADS}/silent-`));
  await expect.poll(() => requested().length).toBe(3);
  await pause(300);
  expect(requested()).toHaveLength(3);
});
