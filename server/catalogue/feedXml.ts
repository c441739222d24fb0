import { localePath } from "#words/localePath.ts";
import { xmlText } from "./sitemapXml.ts";
import { t } from "#words/t.ts";
import type { FeedItem } from "./feedItems.ts";

// Merchant feed as RSS XML.

const element = ([name, text]: readonly [string, string]) => `<${name}>${xmlText(text)}</${name}>`;

type Element = FeedItem["elements"][number];

/** Returns the day on which a product on backorder is sent; undefined where the shop names none. */
export const backorderDay = (days: number | undefined, now: number): string | undefined =>
  days === undefined ? undefined : new Date(now + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Merchant programs refuse a product on backorder without a date. The list is older than its
 * responses, so that the date is that of the response.
 */
const dated =
  (day: string | undefined) =>
  ([name, text]: Element): Element[] => {
    if (name !== "g:availability" || text !== "backorder") return [[name, text]];
    if (day === undefined) return [[name, "out_of_stock"]];
    return [
      [name, text],
      ["g:availability_date", `${day}T00:00Z`],
    ];
  };

/** Streams the merchant feed as RSS XML; `backorder` is the day for products on backorder. */
export async function* feedXml(
  items: AsyncIterable<FeedItem>,
  shop: { name: string; siteUrl: string; backorder?: string | undefined },
): AsyncGenerator<string> {
  const { name, siteUrl, backorder } = shop;
  const channel: [string, string][] = [
    ["title", name],
    ["link", siteUrl + localePath("/")],
    ["description", t("feed.description", { shop: name })],
  ];
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n';
  yield `${channel.map(element).join("")}\n`;
  for await (const { elements } of items) {
    yield `<item>${elements.flatMap(dated(backorder)).map(element).join("")}</item>\n`;
  }
  yield "</channel></rss>\n";
}
