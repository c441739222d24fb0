import type { BenchRequest } from "autocannon";
import { createBenchShopper, exchange } from "./benchShopper.ts";
import type { BenchShopper } from "./benchShopper.ts";
import { sendFlood } from "./flood.ts";
import { giveOwnProcessor } from "./processorPin.ts";
import { printPromise } from "./rounds.ts";
import { startBenchServer } from "./startBenchServer.ts";
import { percentileOf, startProbe } from "./steadyProbe.ts";

// Overload benchmark: floods of requests beside cached pages and checkouts at a steady rate.

/** Duration of each part of the benchmark, in seconds. */
type Durations = { capacity: number; flood: number };
export const LONG: Durations = { capacity: 5, flood: 30 };
export const SHORT: Durations = { capacity: 2, flood: 3 };

/** Connections to measure a capacity, so few that all are admitted; and those of a flood. */
const [FEW, CROWD] = [4, 400];
const TIMES_CAPACITY = 10;
const CACHED_PER_SECOND = 50;
/** Share of the checkout capacity that is used beside a flood. */
const CHECKOUT_SHARE = 0.4;
/** Promises: p99 of the cached pages, time of a checkout, share of checkouts within it. */
const MAX_CACHED_MS = 250;
const MAX_CHECKOUT_MS = 2000;
const GOOD_SHARE = 0.999;
/** Number of checkouts below which their share says little. */
const MIN_CHECKOUTS = 2000;
const CACHED = "/product/ember-candle";
/** A product on backorder, of which any number can be ordered. */
const BOUGHT = "assam";

type Target = {
  name: string;
  requests: BenchRequest[];
  isUnlimited?: boolean;
  /** A crowd of many networks that views the checkout cannot be told from its buyers. */
  isOneNetwork?: boolean;
};

const html = { accept: "text/html", "accept-encoding": "br" };
const only = (path: string, headers: Record<string, string> = html) => [{ path, headers }];

/** Finds a picture's address, and the id of a product, on a page. */
async function factsOf(url: string): Promise<{ productId: string; picture: string }> {
  const { body } = await exchange(`${url}/product/${BOUGHT}`, { accept: "text/html" });
  const productId = /name="productId"[^>]*value="(\d+)"/.exec(body)?.[1];
  const picture = /\/img\/[^" ,]+/.exec(body)?.[0]?.replaceAll("&amp;", "&");
  if (productId === undefined || picture === undefined) throw new Error("The product is missing.");
  return { productId, picture };
}

function targetsOf(shopper: BenchShopper, picture: string): Target[] {
  const personal = { ...html, cookie: shopper.cookie };
  const image = { accept: "image/webp" };
  return [
    { name: "/cart", requests: only("/cart", personal) },
    { name: "/checkout", requests: only("/checkout", personal), isOneNetwork: true },
    { name: "/search", requests: only("/search?q={random}") },
    { name: "random 404s", requests: only("/{random}") },
    { name: "random products", requests: only("/product/{random}") },
    { name: "/img", requests: only(picture, image), isUnlimited: true },
    { name: "cached page", requests: only(CACHED), isUnlimited: true },
  ];
}

/** Creates shoppers, a few at a time. */
async function createShoppers(url: string, productId: string, count: number, first: number) {
  const shoppers: BenchShopper[] = [];
  for (let at = 0; at < count; at += FEW) {
    const some = Array.from({ length: Math.min(FEW, count - at) }, (_, number) =>
      createBenchShopper(url, productId, first + at + number),
    );
    shoppers.push(...(await Promise.all(some)));
  }
  return shoppers;
}

/** Returns the checkouts per second that the server can handle for a few shoppers at once. */
async function checkoutCapacity(url: string, productId: string): Promise<number> {
  const shoppers = await createShoppers(url, productId, FEW * 8, 60_000);
  const startedAt = performance.now();
  const count = shoppers.length;
  const worker = async () => {
    for (let shopper = shoppers.pop(); shopper; shopper = shoppers.pop()) {
      if (!(await shopper.checkOut())) throw new Error("A checkout failed before any flood.");
    }
  };
  await Promise.all(Array.from({ length: FEW }, worker));
  return (count * 1000) / (performance.now() - startedAt);
}

const ROW = [16, 10, 10, 10, 10, 10, 14, 20, 12];
const printRow = (cells: readonly string[]) =>
  console.log(`  ${cells.map((cell, column) => cell.padStart(ROW[column] ?? 0)).join("")}`);

const inTime = ({ times }: { times: number[] }) => times.filter((ms) => ms < MAX_CHECKOUT_MS);

/** Formats how many of all checkouts finished in time, and the time of the slowest. */
function checkoutCell({ times, failures }: { times: number[]; failures: number }): string {
  return `${inTime({ times }).length}/${times.length + failures}, ${(Math.max(0, ...times) / 1000).toFixed(2)} s`;
}

/** Results beside a flood: of the cached pages, and of the checkouts. */
type Beside = { p99: number; failedPages: number; checkouts: number; good: number };

/** Prints if the promises were kept beside all floods. */
function printPromises(results: readonly Beside[], durations: Durations): void {
  const sum = (of: (result: Beside) => number) => results.reduce((all, each) => all + of(each), 0);
  const slowest = Math.max(...results.map(({ p99 }) => p99));
  const isFast = slowest < MAX_CACHED_MS && sum(({ failedPages }) => failedPages) === 0;
  printPromise(isFast, `p99 of cached pages under ${MAX_CACHED_MS} ms, and none fails`);
  const [good, all] = [sum((each) => each.good), sum(({ checkouts }) => checkouts)];
  const count = `${good.toLocaleString("en")} of ${all.toLocaleString("en")}`;
  const promise = `${GOOD_SHARE * 100} % of checkouts under ${MAX_CHECKOUT_MS} ms (${count})`;
  const areEnough = all >= MIN_CHECKOUTS;
  if (areEnough || durations === LONG)
    printPromise(areEnough && good / all >= GOOD_SHARE, `${promise}, of ${MIN_CHECKOUTS} at least`);
  else console.log(`  too few to tell: ${promise}`);
}

async function floodTarget(
  url: string,
  target: Target,
  buyers: Buyers,
  durations: Durations,
): Promise<Beside> {
  const capacity = await sendFlood({
    url,
    requests: target.requests,
    connections: target.isUnlimited ? CROWD : FEW,
    seconds: durations.capacity,
  });
  const limit = target.isUnlimited ? {} : { perSecond: capacity.perSecond * TIMES_CAPACITY };
  const cached = startProbe(CACHED_PER_SECOND, async () => {
    const { status } = await exchange(url + CACHED, html);
    return status === 200;
  });
  const shoppers = buyers.next();
  const checkouts = startProbe(
    buyers.perSecond,
    async (count) => (await shoppers[count]?.checkOut()) ?? false,
    shoppers.length,
  );
  const { sent, perSecond, refused, failed } = await sendFlood({
    url,
    requests: target.requests,
    connections: CROWD,
    seconds: durations.flood,
    // A request that changes is slower to send, which matters if nothing else limits the flood.
    isOfManyNetworks: !target.isUnlimited && !target.isOneNetwork,
    ...limit,
  });
  const endedAt = performance.now();
  await exchange(`${url}/checkout`, html).catch(() => undefined);
  const recovery = performance.now() - endedAt;
  const [pages, placed] = [await cached.stop(), await checkouts.stop()];
  printRow([
    target.name,
    capacity.perSecond.toFixed(0),
    target.isUnlimited ? "all" : (capacity.perSecond * TIMES_CAPACITY).toFixed(0),
    sent.toFixed(0),
    perSecond.toFixed(0),
    refused.toFixed(0),
    `${percentileOf(pages.times, 0.99).toFixed(0)} ms${pages.failures ? `, ${pages.failures} failed` : ""}`,
    checkoutCell(placed),
    `${recovery.toFixed(0)} ms${failed ? `, ${failed} errors` : ""}`,
  ]);
  return {
    p99: percentileOf(pages.times, 0.99),
    failedPages: pages.failures,
    checkouts: placed.times.length + placed.failures,
    good: inTime(placed).length,
  };
}

/** Shoppers who check out beside the floods. */
type Buyers = { perSecond: number; next: () => BenchShopper[] };

/**
 * Prints the table of floods at ten times the capacity of each class, and if the promises were kept.
 * A flood is offered at a fixed rate, whatever the responses; less is sent while no connection is
 * free. One of pictures or of a cached page has no limit.
 */
export async function printOverload(durations: Durations): Promise<void> {
  const server = await startBenchServer();
  giveOwnProcessor(server.pid);
  try {
    const { url } = server;
    const { productId, picture } = await factsOf(url);
    const [first] = await createShoppers(url, productId, 1, 50_000);
    if (!first) throw new Error("There is no shopper.");
    const targets = targetsOf(first, picture);
    // The first search indexes the catalogue.
    for (const { requests } of targets) await exchange(url + (requests[0]?.path ?? ""), html);
    const capacity = await checkoutCapacity(url, productId);
    const perSecond = capacity * CHECKOUT_SHARE;
    const least = durations === LONG ? MIN_CHECKOUTS / targets.length : 0;
    const flood = Math.max(durations.flood, Math.ceil(least / perSecond));
    const each = Math.ceil(perSecond * flood);
    const shoppers = await createShoppers(url, productId, each * targets.length, 0);
    const buyers: Buyers = { perSecond, next: () => shoppers.splice(0, each) };
    console.log(
      `\nOverload: ${CROWD} connections, ${flood} s each; beside it ${CACHED_PER_SECOND} cached pages and ${perSecond.toFixed(1)} checkouts a second, of ${capacity.toFixed(1)} that it can place`,
    );
    const heads = ["capacity/s", "offered/s", "sent/s", "served/s", "503s/s", "p99 cached"];
    printRow(["target", ...heads, "checkouts < 2 s, max", "recovery"]);
    const results: Beside[] = [];
    for (const target of targets) {
      results.push(await floodTarget(url, target, buyers, { ...durations, flood }));
    }
    printPromises(results, durations);
  } finally {
    await server.stop();
  }
}
