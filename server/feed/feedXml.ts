import { xmlText } from "#server/sitemap/sitemapXml.ts";
import type { FeedItem } from "./feedItems.ts";

const element = ([name, text]: readonly [string, string]) => `<${name}>${xmlText(text)}</${name}>`;

/** Streams the merchant feed as RSS XML. */
export async function* feedXml(
  items: AsyncIterable<FeedItem>,
  shop: { name: string; siteUrl: string },
): AsyncGenerator<string> {
  const { name, siteUrl } = shop;
  const channel: [string, string][] = [
    ["title", name],
    ["link", `${siteUrl}/`],
    ["description", `Everything that ${name} sells.`],
  ];
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n';
  yield `${channel.map(element).join("")}\n`;
  for await (const { elements } of items) {
    yield `<item>${elements.map(element).join("")}</item>\n`;
  }
  yield "</channel></rss>\n";
}
