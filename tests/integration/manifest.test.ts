import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { tokenValues } from "#tests/worlds/pages/designTokens.ts";
import { pageHead } from "#tests/worlds/pages/pageHead.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { SITE_NAME: "Reed & Sons" } });

type Manifest = { icons: { src: string; sizes: string; purpose: string }[] };

test("the web app manifest gives the shop's name, colors and icons", async () => {
  const { link, links } = pageHead((await world().app.inject({ url: "/" })).body);
  const response = await world().app.inject({ url: "/manifest.webmanifest" });
  expect(response.headers["content-type"]).toMatch(/^application\/manifest\+json/);
  expect(response.json()).toMatchObject({
    name: "Reed & Sons",
    short_name: "Reed & Sons",
    start_url: "/",
    theme_color: tokenValues("paint")[0],
    background_color: tokenValues("ground")[0],
  });
  const { icons } = response.json<Manifest>();
  expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
  const [inline, addressed = ""] = links("icon");
  expect(inline).toMatch(/^data:image\/png;base64,/);
  const pictures = [
    ...icons,
    { src: link("apple-touch-icon") ?? "", sizes: "180x180" },
    { src: addressed, sizes: "192x192" },
  ];
  for (const { src, sizes } of pictures) {
    const picture = await world().app.inject({ url: src });
    expect(picture.headers["content-type"]).toBe("image/png");
    const { width, height, hasAlpha } = await sharp(picture.rawPayload).metadata();
    expect([`${width}x${height}`, hasAlpha]).toEqual([sizes, false]);
  }
});

test("the manifest stays as it is while a setting of the next start is invalid", async () => {
  const manifest = () => world().app.inject({ url: "/manifest.webmanifest" });
  const before = await manifest();
  vi.stubEnv("THEME", "unknown");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await manifest()).body).toBe(before.body);
});

test("a product's price states whether tax is included, as in the shop's settings", async () => {
  const { body } = await world().app.inject({ url: "/product/jardiniere" });
  expect(body).toMatch(/£58\.00<\/span><small[^>]*>incl\. VAT<\/small>/);
});

test("lists state the tax note once in the footer, and a cart does not", async () => {
  const footOf = async (url: string) => {
    const { body } = await world().app.inject({ url });
    const foot = body.slice(body.indexOf("<footer"), body.indexOf("</footer>"));
    return foot.replaceAll(/<!--.*?-->/g, "");
  };
  for (const url of ["/", "/products", "/category/mugs"]) {
    expect(await footOf(url), url).toContain("Prices incl. VAT");
  }
  expect(await footOf("/cart")).not.toContain("incl. VAT");
});
