import sharp from "sharp";
import { expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();
const ADDRESS = "/wp-content/uploads/fen-tumbler-1200x1500.webp";

test("a product page uses the shop's picture widths, and preloads the main picture", async () => {
  const { body } = await world().app.inject({ url: "/product/fen-tumbler" });
  const [preload = ""] = /<link rel="preload" as="image"[^>]*>/.exec(body) ?? [];
  expect(preload).toContain(`/img/640${ADDRESS} 640w`);
  expect(preload).toContain('fetchPriority="high"');
  const eager = body.match(/<img[^>]*loading="eager"[^>]*>/g) ?? [];
  expect(eager).toHaveLength(1);
  expect(body.indexOf(preload)).toBeLessThan(body.indexOf("<img"));
});

test.each([160, 960, 1600])("a picture is converted to a width of %d", async (asked) => {
  const { rawPayload, headers } = await world().app.inject({
    url: `/img/${asked}${ADDRESS}`,
    headers: { accept: "image/webp" },
  });
  expect(headers["content-type"]).toBe("image/webp");
  const { width, height } = await sharp(rawPayload).metadata();
  expect({ width, height }).toEqual({ width: asked, height: asked * 1.25 });
});

test("an address without a width has the picture's file, which browsers ask for once", async () => {
  const { headers, rawPayload } = await world().app.inject(ADDRESS);
  expect(headers["content-type"]).toBe("image/webp");
  expect((await sharp(rawPayload).metadata()).width).toBe(1600);
  const again = await world().app.inject({
    url: ADDRESS,
    headers: { "if-none-match": String(headers["etag"]) },
  });
  expect(again.statusCode).toBe(304);
});

test("an unknown picture gets 404", async () => {
  const response = await world().app.inject({
    url: "/img/160/wp-content/uploads/none-1200x1500.webp",
  });
  expect(response.statusCode).toBe(404);
});
