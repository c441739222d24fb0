import { startShop } from "#tests/support/shop.ts";
import type { RunningShop } from "#tests/support/shop.ts";
import { startUnrenderedShop } from "#tests/support/unrenderedShop.ts";
import { startValkey } from "#tests/support/valkey.ts";
import { exchange } from "./benchShopper.ts";
import { fillCarts, productIds } from "./fullCarts.ts";
import { processorMs } from "./requestRate.ts";
import { medianOf, printPromise } from "./rounds.ts";

// Processor time of requests at two servers with one Valkey, beside one server without.

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

/** Measures servers as many times as there are of them, one after another. */
async function inTurn(
  urls: readonly string[],
  measure: (urls: readonly string[]) => Promise<number>,
): Promise<number[]> {
  const measured: number[] = [];
  while (measured.length < urls.length) measured.push(await measure(urls));
  return measured;
}

/** Prints the processor time of a request with and without a shared store, measured in turn. */
export async function printStoreCost(): Promise<void> {
  console.log("\nProcessor time of a request: two servers with one Valkey, and one without");
  const valkey = await startValkey();
  const backend = await startShop({}, undefined, [process.execPath, "server/commands/shop.ts"]);
  const settings = { GRAPHQL_ENDPOINT: `${backend.url}/graphql`, TRUST_PROXY: "on" };
  const started: RunningShop[] = [];
  const start = async (more: Record<string, string>) => {
    const shop = await startUnrenderedShop({ ...settings, ...more });
    started.push(shop);
    return shop.url;
  };
  try {
    const alone = [await start({})];
    const sharing = [
      await start({ CACHE_URL: valkey.url }),
      await start({ CACHE_URL: valkey.url }),
    ];
    const [productId = ""] = await productIds(alone.join());
    for (const request of requestsOf(productId)) {
      const costs = { alone: [] as number[], sharing: [] as number[], ratios: [] as number[] };
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        const one = await cost(alone, request);
        // Once for each server, so that all have responded to as many requests.
        const each = await inTurn(sharing, (urls) => cost(urls, request));
        if (round < WARM_UP) continue;
        costs.alone.push(one);
        costs.sharing.push(medianOf(each));
        costs.ratios.push(medianOf(each) / one);
      }
      const [without, withStore] = [medianOf(costs.alone), medianOf(costs.sharing)];
      // Of each round: the machine's speed may change between them.
      const ratio = medianOf(costs.ratios);
      console.log(
        `  ${request.name.padEnd(52)}${withStore.toFixed(2).padStart(8)} ms, ${without.toFixed(2)} ms without`,
      );
      printPromise(ratio <= PROMISED, `${ratio.toFixed(2)} of the time, at most ${PROMISED}`);
    }
  } finally {
    for (const shop of started) await shop.stop();
    await backend.stop();
    await valkey.remove();
  }
}
