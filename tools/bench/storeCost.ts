import { startShop } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { startValkey } from "#tests/worlds/servers/valkey.ts";
import { exchange } from "./benchShopper.ts";
import { fillCarts, productIds } from "./fullCarts.ts";
import { processorMs } from "./requestRate.ts";
import { medianOf, printPromise } from "./rounds.ts";

// Processor time of requests at two servers with one Valkey, beside servers without.

const SHOPPERS = 20;
const [WARM_UP, ROUNDS] = [2, 5];
/** Share of the time without a store that is promised. */
const PROMISED = 1.15;

type Headers = Record<string, string>;

/** A kind of request, and how many of it a shopper sends in a round. */
type Request = {
  name: string;
  count: number;
  send: (url: string, headers: Headers) => Promise<{ status: number }>;
};

const requestsOf = (productId: string): Request[] => [
  {
    name: "a cached product page",
    count: 500,
    send: (url, headers) => exchange(`${url}/product/ember-candle`, headers),
  },
  {
    name: "the cart with four lines",
    count: 20,
    send: (url, headers) => exchange(`${url}/cart`, headers),
  },
  {
    name: "an add to the cart",
    // Fewer than the stock.
    count: 10,
    send: (url, headers) =>
      exchange(`${url}/cart/items`, headers, { form: { productId, quantity: "1" } }),
  },
];

const processorOf = async (urls: readonly string[]) =>
  (await Promise.all(urls.map(processorMs))).reduce((sum, ms) => sum + ms, 0);

/** Sends each shopper's requests to the servers in turn; returns processor milliseconds of each. */
async function cost(urls: readonly string[], { count, send }: Request): Promise<number> {
  const cookies = await fillCarts(urls[0] ?? "", SHOPPERS);
  const before = await processorOf(urls);
  await Promise.all(
    cookies.map(async (cookie, shopper) => {
      const forwarded = { "x-forwarded-for": `198.18.0.${shopper}` };
      const headers = { ...forwarded, cookie, accept: "text/html", "accept-encoding": "br" };
      for (let sent = 0; sent < count; sent += 1) {
        const { status } = await send(urls[sent % urls.length] ?? "", headers);
        if (status >= 400) throw new Error(`A request got ${status}.`);
      }
    }),
  );
  return ((await processorOf(urls)) - before) / (SHOPPERS * count);
}

/**
 * Measures the cost at some servers and returns its median: as many times as there are of them, so
 * that all have responded to as many requests.
 */
async function medianCost(urls: readonly string[], request: Request): Promise<number> {
  const measured: number[] = [];
  while (measured.length < urls.length) measured.push(await cost(urls, request));
  return medianOf(measured);
}

/** Servers that are compared. */
type Servers = { alone: string[]; apart: string[]; sharing: string[] };

/** Measures a request at all servers in turn, and prints its cost. */
async function printCost({ alone, apart, sharing }: Servers, request: Request): Promise<void> {
  const rounds: { alone: number; apart: number; sharing: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const costs = {
      alone: await medianCost(alone, request),
      apart: await medianCost(apart, request),
      sharing: await medianCost(sharing, request),
    };
    if (round >= WARM_UP) rounds.push(costs);
  }
  const median = (of: (costs: (typeof rounds)[number]) => number) =>
    medianOf(rounds.map(of)).toFixed(2);
  console.log(
    `  ${request.name.padEnd(52)}${median((each) => each.sharing).padStart(8)} ms with the store, ${median((each) => each.apart)} ms at two servers without, ${median((each) => each.alone)} ms at one`,
  );
  // Of each round: the machine's speed may change between them.
  const ratio = median((each) => each.sharing / each.alone);
  const toTwo = median((each) => each.sharing / each.apart);
  printPromise(
    Number(ratio) <= PROMISED,
    `${ratio} of the time at one server, at most ${PROMISED}; ${toTwo} of that at two servers`,
  );
}

/** Prints the processor time of a request with and without a shared store, measured in turn. */
export async function printStoreCost(): Promise<void> {
  console.log("\nProcessor time of a request: two servers with one Valkey, and without");
  const valkey = await startValkey();
  const backend = await startShop({}, undefined, [process.execPath, "server/commands/shop.ts"]);
  const settings = { GRAPHQL_ENDPOINT: `${backend.url}/graphql`, TRUST_PROXY: "on" };
  const started: RunningShop[] = [];
  const start = async (more: Record<string, string> = {}) => {
    const shop = await startUnrenderedShop({ ...settings, ...more });
    started.push(shop);
    return shop.url;
  };
  const shared = { CACHE_URL: valkey.url };
  try {
    const servers = {
      alone: [await start()],
      apart: [await start(), await start()],
      sharing: [await start(shared), await start(shared)],
    };
    const [productId = ""] = await productIds(servers.alone.join());
    for (const request of requestsOf(productId)) await printCost(servers, request);
  } finally {
    for (const shop of started) await shop.stop();
    await backend.stop();
    await valkey.remove();
  }
}
