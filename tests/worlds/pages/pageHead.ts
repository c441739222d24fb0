// Parser of a page's head: meta tags, links and JSON-LD structured data.

/** An item of structured data, as far as tests inspect it. */
export type JsonLdNode = Record<string, unknown> & { "@type": string };

const decoded = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const attributesOf = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/\b([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      decoded(value),
    ]),
  );

/** Parses a page's HTML; returns lookups of meta tags, links by `rel` and items by type. */
export function pageHead(html: string) {
  const head = html.slice(0, html.indexOf("</head>"));
  const tags = [...head.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = (name: string) =>
    tags.find((tag) => (tag["name"] ?? tag["property"]) === name)?.["content"];
  const links = (rel: string) =>
    tags.filter((tag) => tag["rel"] === rel).map(({ href = "" }) => href);
  const link = (rel: string) => links(rel)[0];
  const scripts = head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  const entities = [...scripts].flatMap(
    ([, text = ""]) => (JSON.parse(text) as { "@graph": JsonLdNode[] })["@graph"],
  );
  return {
    meta,
    link,
    links,
    entities: entities,
    entity: (type: string) => entities.find((t) => t["@type"] === type),
  };
}
