import { fillIndex } from "#tests/worlds/backends/searchIndex.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { startCannedBackend } from "./cannedBackend.ts";
import { fillCarts, showsLines } from "./fullCarts.ts";
import { giveOwnProcessor } from "./processorPin.ts";
import { CONNECTIONS, SECONDS, printRate } from "./requestRate.ts";
import { printPromise } from "./rounds.ts";

// Benchmark of the pages that are rendered for each request, over a backend that costs nothing.

const SHOPPERS = 200;
const WORDS = ["mug", "bowl", "candle", "linen", "oak", "soap", "tea", "wool", "glass", "apron"];
const html = { accept: "text/html", "accept-encoding": "br" };

/** A page, its requests, a check of its HTML and the rate that is promised for it. */
type Target = {
  name: string;
  requests: { path: string; headers: Record<string, string> }[];
  isComplete: (html: string) => boolean;
  promised: number;
};

function targetsOf(cookies: readonly string[]): Target[] {
  const ofEach = (path: string) =>
    cookies.map((cookie) => ({ path, headers: { ...html, cookie } }));
  return [
    {
      name: `/cart with four lines, ${SHOPPERS} shoppers in turn`,
      requests: ofEach("/cart"),
      isComplete: showsLines,
      promised: 600,
    },
    {
      name: `/checkout with four lines, ${SHOPPERS} shoppers in turn`,
      requests: ofEach("/checkout"),
      isComplete: (page) => page.endsWith("</html>") && page.includes('name="intent"'),
      promised: 200,
    },
    {
      name: `/search, ${WORDS.length} words in turn`,
      requests: WORDS.map((word) => ({ path: `/search?q=${word}`, headers: html })),
      // Without a response from the index the page has the shop's own, simple results.
      isComplete: (page) =>
        page.endsWith("</html>") &&
        /<article\b/.test(page) &&
        !page.includes("Basic results for now"),
      promised: 200,
    },
  ];
}

/** Rejects if one of the pages is not as a shopper gets it. */
async function checkPages(url: string, { name, requests, isComplete }: Target): Promise<void> {
  for (const { path, headers } of requests) {
    const response = await fetch(url + path, { headers });
    const page = await response.text();
    if (response.status !== 200 || !isComplete(page)) {
      throw new Error(`${name}: ${path} is not complete (${response.status}).`);
    }
  }
}

/** Prints the rate of each page on one processor, and if it is as promised. */
export async function printPersonal(): Promise<void> {
  const backend = await startCannedBackend();
  const shop = await startUnrenderedShop({ GRAPHQL_ENDPOINT: backend.endpoint });
  try {
    const { url } = shop;
    await fillIndex(shop, backend.endpoint);
    const cookies = await fillCarts(url, SHOPPERS);
    backend.replay();
    const isAlone = giveOwnProcessor(shop.process.pid, [backend.pid]);
    console.log(
      `\nPersonal pages of one process over a canned backend, ${isAlone ? "alone on one processor" : "processors shared with the load"}, ${CONNECTIONS} connections, ${SECONDS} s, compressed`,
    );
    for (const target of targetsOf(cookies)) {
      await checkPages(url, target);
      const { perSecond, failed } = await printRate(target.name, url, target.requests);
      await checkPages(url, target);
      const isKept = failed === 0 && perSecond >= target.promised;
      printPromise(isKept, `${target.promised} requests/s, and none fails`);
    }
  } finally {
    await shop.stop();
    await backend.stop();
  }
}
