import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, InjectOptions } from "fastify";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { httpClient } from "#tests/worlds/shoppers/httpClient.ts";

// Shoppers of the rolling deployment: page views and changes of carts, at a bounded rate.

/** Results of all shoppers. */
export type Visits = {
  requests: number;
  /** Requests without the expected response, each as its method, path and end. */
  failures: string[];
  /** Lines of the carts that were compared, and those that were missing or had other quantities. */
  lines: number;
  wrong: string[];
  /** Duration of each request in milliseconds. */
  durations: number[];
};

/** A product that shoppers add. */
export type WantedProduct = { id: string; name: string };

const PAGES = ["/", "/products", "/categories", "/product/fen-tumbler"];
/** Time between two requests of a shopper, in milliseconds. */
const PAUSE_MS = 200;
/** Quantity after which a line is removed. */
const MOST = 3;

/** Statuses of whole responses to the shoppers' requests: pages, and redirects after a form. */
const EXPECTED = new Set([200, 303]);

/** Wraps a client so that every request is counted, and the failed ones are listed. */
function counted(client: Pick<FastifyInstance, "inject">, visits: Visits) {
  const inject = async (options: InjectOptions) => {
    const startedAt = performance.now();
    const what = `${options.method ?? "GET"} ${typeof options.url === "string" ? options.url : ""}`;
    try {
      const response = await client.inject(options);
      const { statusCode } = response;
      if (!EXPECTED.has(statusCode)) visits.failures.push(`${what} ${statusCode}`);
      return response;
    } catch (error) {
      visits.failures.push(`${what} ${String(error)}`);
      throw error;
    } finally {
      visits.requests += 1;
      visits.durations.push(performance.now() - startedAt);
    }
  };
  return { inject: inject as unknown as FastifyInstance["inject"] };
}

/** Creates a shopper who changes the cart by forms, and knows what must be in it. */
function createCartShopper(
  client: Pick<FastifyInstance, "inject">,
  products: readonly WantedProduct[],
  visits: Visits,
) {
  const shopper = formShopper(counted(client, visits));
  const expected = new Map<string, number>();

  /** Adds a product; with another quantity each time, and removed after the third. */
  async function change(count: number): Promise<void> {
    const product = products[count % products.length];
    if (!product) return;
    const quantity = (expected.get(product.name) ?? 0) + 1;
    const line = quantity === 1 ? undefined : (await shopper.lines())[product.name];
    const form = line
      ? { [line.field]: String(quantity > MOST ? 0 : quantity) }
      : { productId: product.id, quantity: "1" };
    const { status } = await shopper.submit(form);
    if (status === 303) expected.set(product.name, quantity > MOST ? 0 : line ? quantity : 1);
  }

  async function compare(): Promise<void> {
    const quantities = await shopper.cart();
    for (const [name, quantity] of expected) {
      visits.lines += 1;
      const found = quantities[name] ?? 0;
      if (found !== quantity) visits.wrong.push(`${found} instead of ${quantity} × ${name}`);
    }
  }

  return { change, compare, open: shopper.open };
}

/** Shoppers who visit the shop until they are stopped. */
export type RunningShoppers = {
  requests: () => number;
  /** Stops them, compares all carts and returns the results. */
  stop: () => Promise<Visits>;
};

/** Starts shoppers, each with an address and a cart; every other one opens a connection per request. */
export function startShoppers(
  url: string,
  products: readonly WantedProduct[],
  count: number,
): RunningShoppers {
  const visits: Visits = { requests: 0, failures: [], lines: 0, wrong: [], durations: [] };
  const stopping = new AbortController();

  async function visit(number: number): Promise<void> {
    const client = httpClient(url, {
      localAddress: `127.0.1.${number + 1}`,
      keepAlive: number % 2 === 0,
    });
    const { change, compare, open } = createCartShopper(client, products, visits);
    await pause((PAUSE_MS / count) * number);
    for (let step = 0; !stopping.signal.aborted; step += 1) {
      // A failed request is in the results.
      await nextStep(step).catch(() => undefined);
      await pause(PAUSE_MS);
    }
    await compare();
    client.close();

    async function nextStep(step: number): Promise<unknown> {
      if (step % 3 === 1) return change(Math.floor(step / 3));
      if (step % 6 === 5) return compare();
      return open(PAGES[(step + number) % PAGES.length] ?? "/");
    }
  }

  const running = Promise.all(Array.from({ length: count }, (_, number) => visit(number)));
  return {
    requests: () => visits.requests,
    stop: async () => {
      stopping.abort();
      await running;
      return visits;
    },
  };
}
