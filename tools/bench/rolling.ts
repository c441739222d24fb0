import { setTimeout as pause } from "node:timers/promises";
import { startShopsBehindNginx } from "#tests/worlds/servers/shopsBehindNginx.ts";
import { printPromise } from "./rounds.ts";
import { startShoppers } from "./rollingShoppers.ts";
import type { WantedProduct, Visits } from "./rollingShoppers.ts";

// Rolling deployment benchmark: two servers behind nginx restart one after another under load.

const SHOPPERS = 24;
const PRODUCTS = ["ember-candle", "fen-tumbler", "sea-salt"];
/** Time under load between two restarts, in milliseconds. */
const BETWEEN_MS = 500;

/** Reads a product's id and name from its page. */
async function readProduct(url: string, slug: string): Promise<WantedProduct> {
  const html = await (await fetch(`${url}/product/${slug}`)).text();
  const id = /name="productId"[^>]*value="(\d+)"/.exec(html)?.[1];
  const name = /<h1[^>]*>([^<]+)/.exec(html)?.[1];
  if (!id || !name) throw new Error(`/product/${slug} has no product to add.`);
  return { id, name };
}

function printVisits(visits: Visits, deployments: number, seconds: number): void {
  const { requests, failures, lines, wrong } = visits;
  const sorted = visits.durations.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(0) ?? "–";
  const count = (number: number) => number.toLocaleString("en");
  console.log(
    `  ${deployments} deployments in ${seconds.toFixed(0)} s: ${failures.length} of ${count(requests)} requests failed; ${wrong.length} of ${count(lines)} compared cart lines were wrong`,
  );
  console.log(
    `  ${(requests / seconds).toFixed(0)} requests/s; median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, slowest ${at(0.999999)} ms`,
  );
  const ends = Map.groupBy([...failures, ...wrong], (end) => end);
  for (const [end, all] of ends) console.log(`    ${all.length} × ${end}`);
}

/**
 * Prints the number of requests and cart lines that are lost while two servers restart one after
 * another. They share a data folder, or a store.
 */
export async function printRolling(deployments: number, hasStore: boolean): Promise<void> {
  const shared = hasStore ? "a folder for each, and one Valkey" : "one folder";
  console.log(
    `\nRolling deployments: two servers with ${shared} behind nginx, ${SHOPPERS} shoppers`,
  );
  const { nginx, servers, restart, stop } = await startShopsBehindNginx({ hasStore });
  try {
    const products = await Promise.all(PRODUCTS.map((slug) => readProduct(nginx.url, slug)));
    const startedAt = performance.now();
    const shoppers = startShoppers(nginx.url, products, SHOPPERS);
    for (let deployment = 0; deployment < deployments; deployment += 1) {
      for (const at of servers.keys()) {
        await pause(BETWEEN_MS);
        await restart(at);
      }
    }
    const visits = await shoppers.stop();
    printVisits(visits, deployments, (performance.now() - startedAt) / 1000);
    printPromise(visits.failures.length === 0, "no request fails");
    printPromise(visits.wrong.length === 0, "no cart line is lost or doubled");
  } finally {
    await stop();
  }
}
