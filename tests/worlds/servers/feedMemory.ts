import { feedProducts } from "#server/catalogue/feedProduct.ts";
import { feedItems } from "#server/catalogue/feedItems.ts";
import type { FeedItem } from "#server/catalogue/feedItems.ts";
import { feedXml } from "#server/catalogue/feedXml.ts";
import { openCachedList } from "#server/catalogue/cachedList.ts";
import { readShard } from "#server/catalogue/sitemapShards.ts";

// Process that measures the memory of building a large product feed.

/** Number of products, given as the argument. */
const PRODUCTS = Number(process.argv[2]);
const PAGE = 100;

const place = { siteUrl: "https://shop.example", currency: "GBP", colors: [] };
const requests = { pages: 0, atOnce: 0, most: 0 };

const product = (id: number) => ({
  databaseId: id,
  type: "SIMPLE",
  slug: `thing-${id}`,
  name: `Thing ${id}`,
  description: "About as long as a description is. ".repeat(20),
  price: "24",
  words: "£24.00",
  stockStatus: "IN_STOCK",
});

/** Responds as a backend with so many products, a hundred per page. */
const shared: typeof fetch = async (_url, init) => {
  requests.pages += 1;
  requests.atOnce += 1;
  requests.most = Math.max(requests.most, requests.atOnce);
  const { variables } = JSON.parse(init?.body as string) as { variables: { after: string | null } };
  const start = Number(variables.after ?? 0);
  const nodes = Array.from({ length: PAGE }, (_, index) => product(start + index + 1));
  const end = start + PAGE;
  const pageInfo = { hasNextPage: end < PRODUCTS, endCursor: String(end) };
  await new Promise((resolve) => setImmediate(resolve));
  requests.atOnce -= 1;
  return Response.json({ data: { list: { nodes, pageInfo } } });
};

async function* items(): AsyncGenerator<FeedItem> {
  for await (const one of feedProducts({ shared })) yield* feedItems(one, place);
}

let heap = 0;
const measure = () => {
  global.gc?.();
  heap = Math.max(heap, process.memoryUsage().heapUsed);
};

measure();
const before = heap;
const list = openCachedList({
  entries: items,
  shardSize: Infinity,
  timeoutMs: 600_000,
  onError: () => {},
});
const [all] = await list.shards();
measure();
let written = 0;
if (all) {
  for await (const piece of feedXml(readShard<FeedItem>(all), { name: "Shop", ...place })) {
    if (!piece.startsWith("<item>")) continue;
    written += 1;
    if (written % 10_000 === 0) measure();
  }
}
await list.close();
process.stdout.write(
  JSON.stringify({ ...requests, written, grownMegabytes: (heap - before) / 1024 / 1024 }),
);
