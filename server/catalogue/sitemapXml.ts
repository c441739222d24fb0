import { escapeUTF8 } from "entities";
import type { SitemapEntry } from "./sitemapEntries.ts";
import type { Shard } from "./sitemapShards.ts";

// XML of the sitemap.

/** Escapes text for XML and drops the characters that are invalid in XML. */
export const xmlText = (text: string) =>
  escapeUTF8(text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ""));

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const element = (name: string, text: string | undefined) =>
  text === undefined ? "" : `<${name}>${xmlText(text)}</${name}>`;

/** Returns the sitemap index, which lists all sitemaps. */
export function indexXml(shards: readonly Shard[], origin: string): string {
  const sitemaps = shards.map(
    ({ changed }, place) =>
      `<sitemap>${element("loc", `${origin}/sitemap-${place + 1}.xml`)}${element("lastmod", changed)}</sitemap>\n`,
  );
  return `${HEADER}<sitemapindex ${SITEMAPS}>\n${sitemaps.join("")}</sitemapindex>\n`;
}

const whole = (address: string, origin: string) =>
  address.startsWith("/") && !address.startsWith("//") ? origin + address : address;

function entryXml({ path, changed, picture }: SitemapEntry, origin: string): string {
  const image =
    picture === undefined
      ? ""
      : `<image:image>${element("image:loc", whole(picture, origin))}</image:image>`;
  return `<url>${element("loc", origin + path)}${element("lastmod", changed)}${image}</url>\n`;
}

/** Streams a sitemap of pages as XML. */
export async function* shardXml(
  entries: AsyncIterable<SitemapEntry>,
  origin: string,
): AsyncGenerator<string> {
  yield `${HEADER}<urlset ${SITEMAPS} ${IMAGES}>\n`;
  for await (const entry of entries) yield entryXml(entry, origin);
  yield "</urlset>\n";
}
