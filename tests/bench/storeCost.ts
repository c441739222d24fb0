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
const ROUNDS = 5;
/** Requests of each shopper in a round. */
const REQUESTS = 20;
/** Share of the time without a store that is promised. */
const PROMISED = 1.15;

type Request = { name: string; send: (url: string, cookie: string) => Promise<number> };

function requestsOf(productId: string): Request[] {
  const html = { accept: "text/html", "accept-encoding": "br" };
  const open = (path: string) => async (url: string, cookie: string) =>
    (await exchange(url + path, { ...html, cookie })).status;
  return [
    { name: "a cached product page", send: open("/product/ember-candle") },
    { name: "the cart with four lines", send: open("/cart") },
    {
      name: "an add to the cart",
      send: async (url, cookie) => {
        const form = { productId, quantity: "1" };
        return (await exchange(`${url}/cart/items`, { ...html, cookie }, { form })).status;
      },
    },
  ];
}

const processorOf = async (urls: readonly string[]) =>
  (await Promise.all(urls.map(processorMs))).reduce((sum, ms) => sum + ms, 0);

/** Sends each shopper's requests to the servers in turn; returns processor milliseconds of each. */
async function cost(urls: readonly string[], cookies: readonly string[], { send }: Request) {
  const before = await processorOf(urls);
  await Promise.all(
    cookies.map(async (cookie) => {
      for (let count = 0; count < REQUESTS; count += 1) {
        const status = await send(urls[count % urls.length] ?? "", cookie);
        if (status >= 400) throw new Error(`A request got ${status}.`);
      }
    }),
  );
  return ((await processorOf(urls)) - before) / (cookies.length * REQUESTS);
}

/** Prints the processor time of a request with and without a shared store, measured in turn. */
export async function printStoreCost(): Promise<void> {
  console.log("\nProcessor time of a request: two servers with one Valkey, and one without");
  const valkey = await startValkey();
  const backend = await startShop({}, undefined, [process.execPath, "server/commands/shop.ts"]);
  const settings = { GRAPHQL_ENDPOINT: `${backend.url}/graphql` };
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
    const [productId = ""] = await productIds(alone[0] ?? "");
    const cookies = await fillCarts(alone[0] ?? "", SHOPPERS);
    for (const request of requestsOf(productId)) {
      const costs = { alone: [] as number[], sharing: [] as number[] };
      for (let round = 0; round <= ROUNDS; round += 1) {
        const one = await cost(alone, cookies, request);
        const two = await cost(sharing, cookies, request);
        // The first round warms up.
        if (round === 0) continue;
        costs.alone.push(one);
        costs.sharing.push(two);
      }
      const [without, withStore] = [medianOf(costs.alone), medianOf(costs.sharing)];
      const ratio = withStore / without;
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
