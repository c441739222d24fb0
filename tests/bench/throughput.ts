import autocannon from "autocannon";
import type { RunningShop } from "#tests/support/shop.ts";
import { giveOwnProcessor } from "./processorPin.ts";

// Throughput benchmark: requests per second of one server process, with autocannon.

const SECONDS = 8;
const CONNECTIONS = 20;
const SHOPPERS = 200;
const LINES = ["ember-candle", "sea-salt", "well-carafe", "oven-glove"];

async function productIds(url: string): Promise<string[]> {
  const pages = await Promise.all(
    LINES.map(async (slug) => (await fetch(`${url}/product/${slug}`)).text()),
  );
  return pages.map((page) => /name="productId"[^>]*value="(\d+)"/.exec(page)?.[1] ?? "");
}

/** Returns a new shopper's cookie, with one unit of each product in the cart. */
async function shopperWith(url: string, ids: readonly string[]): Promise<string> {
  let cookie = "";
  for (const productId of ids) {
    const added = await fetch(`${url}/cart/items`, {
      method: "POST",
      headers: { cookie, origin: url },
      body: new URLSearchParams({ productId, quantity: "1" }),
      redirect: "manual",
    });
    cookie = added.headers.get("set-cookie")?.split(";", 1)[0] ?? cookie;
  }
  return cookie;
}

async function measure(
  what: string,
  url: string,
  requests: { path: string; headers: Record<string, string> }[],
): Promise<void> {
  const options = { url, connections: CONNECTIONS, requests };
  await autocannon({ ...options, duration: 2 });
  const {
    requests: done,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    ...options,
    duration: SECONDS,
  });
  console.log(
    `  ${what.padEnd(52)}${done.average.toFixed(0).padStart(8)} requests/s   p50 ${latency.p50} ms, p99 ${latency.p99} ms` +
      (non2xx + errors > 0 ? `   ${non2xx} not 2xx, ${errors} errors` : ""),
  );
}

/** Prints the requests per second on one processor, for a product page and for the cart. */
export async function printThroughput({ url, process: server }: RunningShop): Promise<void> {
  const ids = await productIds(url);
  const cookies: string[] = [];
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1) cookies.push(await shopperWith(url, ids));
  const isAlone = server.pid !== undefined && giveOwnProcessor(server.pid);
  console.log(
    `\nThroughput of one process, ${isAlone ? "alone on one processor" : "processors shared with the load"}, ${CONNECTIONS} connections, ${SECONDS} s`,
  );
  const accepting = { "accept-encoding": "br" };
  await measure("a prerendered product", url, [
    { path: "/product/ember-candle", headers: accepting },
  ]);
  await measure(
    `the cart with ${LINES.length} lines, ${SHOPPERS} shoppers in turn`,
    url,
    cookies.map((cookie) => ({ path: "/cart", headers: { ...accepting, cookie } })),
  );
}
