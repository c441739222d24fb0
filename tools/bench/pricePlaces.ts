import type { RepricedProduct } from "./pricedShop.ts";

// Places of a storefront that show a price, and the looks at them.

/** A changed price, and the time from which its delay is measured. */
export type PriceChange = {
  product: RepricedProduct;
  price: string;
  /** By the process's clock, in milliseconds. */
  since: number;
  /** The change's second, in epoch milliseconds: the sitemap has times only. */
  second: number;
};

/** Returns those of some changes that a place shows. */
type Look = (url: string, changes: readonly PriceChange[]) => Promise<PriceChange[]>;

/** Characters after a product's address in which its price is. */
const [IN_CARD, IN_ITEM] = [6_000, 4_000];

const textOf = async (address: string, init?: RequestInit) => (await fetch(address, init)).text();

/** Returns the texts that follow a marker. */
function textsAfter(text: string, marker: string, length: number): string[] {
  return text
    .split(marker)
    .slice(1)
    .map((after) => after.slice(0, length));
}

const hasPrice = (text: string, price: string) => text.includes(`$${price}`);

async function onPages(url: string, changes: readonly PriceChange[]): Promise<PriceChange[]> {
  const isSeen = await Promise.all(
    changes.map(async ({ product: { slug }, price }) =>
      hasPrice(await textOf(`${url}/product/${slug}`), price),
    ),
  );
  return changes.filter((_, at) => isSeen[at]);
}

async function onLists(url: string, changes: readonly PriceChange[]): Promise<PriceChange[]> {
  const lists = Map.groupBy(changes, ({ product }) => product.list);
  const seen = [...lists].map(async ([list, ofList]) => {
    const html = await textOf(`${url}/category/${list}`);
    return ofList.filter(({ product: { slug }, price }) =>
      // The card ends where the next product's begins.
      textsAfter(html, `"/product/${slug}"`, IN_CARD).some((text) =>
        hasPrice(text.split('"/product/')[0] ?? "", price),
      ),
    );
  });
  return (await Promise.all(seen)).flat();
}

async function inSearch(url: string, changes: readonly PriceChange[]): Promise<PriceChange[]> {
  const requests = changes.map(({ product }) => ({
    indexName: "products",
    objectID: String(product.id),
    attributesToRetrieve: ["price"],
  }));
  const text = await textOf(`${url}/1/indexes/*/objects`, {
    method: "POST",
    headers: { "x-algolia-application-id": "embedded", "x-algolia-api-key": "search" },
    body: JSON.stringify({ requests }),
  });
  const { results } = JSON.parse(text) as { results: ({ price?: number } | null)[] };
  return changes.filter(({ price }, at) => results[at]?.price === Number(price));
}

async function inFeed(url: string, changes: readonly PriceChange[]): Promise<PriceChange[]> {
  const xml = await textOf(`${url}/feed.xml`);
  return changes.filter(({ product: { slug }, price }) =>
    textsAfter(xml, `/product/${slug}`, IN_ITEM).some((text) =>
      (text.split("</item>")[0] ?? "").includes(`<g:price>${Number(price)}`),
    ),
  );
}

async function inSitemap(url: string, changes: readonly PriceChange[]): Promise<PriceChange[]> {
  const xml = await textOf(`${url}/sitemap-1.xml`);
  return changes.filter(({ product: { slug }, second }) => {
    const [text = ""] = textsAfter(xml, `/product/${slug}</loc>`, 100);
    const [, time = ""] = /<lastmod>([^<]+)/.exec(text) ?? [];
    return Date.parse(time) >= second;
  });
}

/** Places in the order of the table. */
export const LOOKS = {
  page: onPages,
  list: onLists,
  search: inSearch,
  feed: inFeed,
  sitemap: inSitemap,
} satisfies Record<string, Look>;

/** Name of a place. */
export type PricePlace = keyof typeof LOOKS;

/** All places. */
export const PRICE_PLACES = Object.keys(LOOKS) as PricePlace[];
