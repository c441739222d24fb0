import { expect, test } from "vitest";
import type { SitemapEntry } from "./sitemapEntries.ts";
import { indexXml, shardXml } from "./sitemapXml.ts";

const ORIGIN = "https://shop.example";

async function xmlOf(...entries: SitemapEntry[]) {
  async function* found() {
    yield* entries;
  }
  let xml = "";
  for await (const piece of shardXml(found(), ORIGIN)) xml += piece;
  return xml;
}

test("The sitemap lists a page's address, last change and picture", async () => {
  const xml = await xmlOf({
    path: "/product/mug",
    changed: "2026-11-18T09:00:00Z",
    picture: "/wp-content/mug.webp",
  });
  expect(xml).toContain(
    `<url><loc>${ORIGIN}/product/mug</loc><lastmod>2026-11-18T09:00:00Z</lastmod><image:image><image:loc>${ORIGIN}/wp-content/mug.webp</image:loc></image:image></url>`,
  );
});
test("The sitemap keeps the address of a picture on another host", async () => {
  expect(await xmlOf({ path: "/", picture: "https://wp.example/a.jpg" })).toContain(
    "<image:loc>https://wp.example/a.jpg</image:loc>",
  );
});
test("The sitemap escapes text and drops characters that are invalid in XML", async () => {
  expect(await xmlOf({ path: "/", picture: "/a?b=1&c=<d>\u0000'\"" })).toContain(
    "/a?b=1&amp;c=&lt;d&gt;&apos;&quot;</image:loc>",
  );
});
test("The sitemap index lists every sitemap with its last change", () => {
  const xml = indexXml(
    [
      { file: "1", changed: "2026-11-18T09:00:00Z", tag: "" },
      { file: "2", tag: "" },
    ],
    ORIGIN,
  );
  expect(xml).toContain(
    `<sitemap><loc>${ORIGIN}/sitemap-1.xml</loc><lastmod>2026-11-18T09:00:00Z</lastmod></sitemap>`,
  );
  expect(xml).toContain(`<sitemap><loc>${ORIGIN}/sitemap-2.xml</loc></sitemap>`);
});
