import {
  demoShop,
  largeShop,
  openShop,
  indexCatalogue,
  openSearch,
  searchedCatalogue,
} from "#tests/worlds/backends/embeddedShop.ts";
import type { SearchTimes } from "./search.ts";

// Search benchmark in a process of its own, so that nothing else is in its memory.

const TYPED = [
  "linen towel",
  "stoneware bowl",
  "candel",
  "cheddar mug",
  "oak board",
  "walnut",
  "soap dish",
  "tea tin",
  "wool blanket",
  "langport apron",
];
const FACETS = ["categories.lvl0", "categories.lvl1", "attributes.material", "inStock", "price"];

const collect = globalThis.gc ?? (() => {});

/** Returns used memory rather than allocated memory: this process has filled the shop too. */
const memory = () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

async function measure(products: number, dataDir: string): Promise<SearchTimes> {
  const options = { dataDir, appId: "bench", searchKey: "search", adminKey: "admin" };
  const open = () => openSearch({ ...options, onError: console.error });

  const shop = await openShop({ dataDir, merchandise: largeShop(demoShop, products) });
  const indexedFrom = performance.now();
  const first = open();
  await indexCatalogue(searchedCatalogue(shop), first, {
    indexes: ["products"],
    isOver: () => false,
  }).whole();
  const indexSeconds = (performance.now() - indexedFrom) / 1000;
  first.close();
  shop.close();

  const memoryBefore = memory();
  const openedFrom = performance.now();
  const search = open();
  const { text } = await search.indexes.find("products").family.corpus();
  await text.warm(() => false);
  const openSeconds = (performance.now() - openedFrom) / 1000;

  const [wall, processor]: [number[], number[]] = [[], []];
  async function send(query: string): Promise<void> {
    const request = { indexName: "products", query, facets: FACETS, hitsPerPage: 20 };
    const [since, used] = [performance.now(), process.threadCpuUsage()];
    const response = await search.handle(
      new Request("http://bench/1/indexes/*/queries", {
        method: "POST",
        headers: { "x-algolia-application-id": "bench", "x-algolia-api-key": "search" },
        body: JSON.stringify({ requests: [request] }),
      }),
    );
    const { user, system } = process.threadCpuUsage(used);
    wall.push(performance.now() - since);
    processor.push((user + system) / 1000);
    if (!response.ok) throw new Error(`${query}: ${response.status}`);
  }
  for (let round = 0; round < 3; round += 1) {
    for (const words of TYPED) {
      for (let typed = 1; typed <= words.length; typed += 1) await send(words.slice(0, typed));
    }
  }
  const memoryAfter = memory();
  search.close();
  return { indexSeconds, openSeconds, wall, processor, memoryBefore, memoryAfter };
}

const [, , products, folder] = process.argv;
process.send?.(await measure(Number(products), folder ?? ""));
process.disconnect?.();
