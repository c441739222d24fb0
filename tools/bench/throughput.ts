import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { fillCarts } from "./fullCarts.ts";
import { giveOwnProcessor } from "./processorPin.ts";
import { CONNECTIONS, SECONDS, printRate } from "./requestRate.ts";

// Throughput benchmark: requests per second of one server process, with the embedded shop in it.

const SHOPPERS = 200;

/** Prints the requests per second on one processor, for a product page and for the cart. */
export async function printThroughput({ url, process: server }: RunningShop): Promise<void> {
  const cookies = await fillCarts(url, SHOPPERS);
  const isAlone = giveOwnProcessor(server.pid);
  console.log(
    `\nThroughput of one process, ${isAlone ? "alone on one processor" : "processors shared with the load"}, ${CONNECTIONS} connections, ${SECONDS} s`,
  );
  const accepting = { "accept-encoding": "br" };
  await printRate("a prerendered product", url, [
    { path: "/product/ember-candle", headers: accepting },
  ]);
  await printRate(
    `the cart with four lines, ${SHOPPERS} shoppers in turn`,
    url,
    cookies.map((cookie) => ({ path: "/cart", headers: { ...accepting, cookie } })),
  );
}
