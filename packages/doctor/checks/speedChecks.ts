import { fail, once, pass, skip, warn } from "./doctorCheck.ts";
import type { Check } from "./doctorCheck.ts";
import { ownOperations } from "./ownOperations.ts";

// Checks of the speed: times and sizes of the operations of the main pages.

/** Operations, and their variables; a product page would need a product's address. */
const MEASURED: Record<string, object> = {
  HomePageQuery: { hasStory: false },
  ProductsPageQuery: { first: 24 },
  CategoriesPageQuery: {},
  useCartQuery: {},
};

/** Times of one operation from which on shoppers wait, in milliseconds. */
const SLOW_MS = 2_000;
const TOO_SLOW_MS = 8_000;

/** Sizes of one response, in bytes; the gateway refuses those above 8 MB. */
const LARGE = 1_000_000;
const TOO_LARGE = 6_000_000;

/** Measures each operation twice: the first time WordPress may fill its own caches. */
const measured = once(async ({ probe, readOperations }) => {
  const operations = ownOperations(await readOperations()).filter(({ name }) => name in MEASURED);
  const results = [];
  for (const { name, text } of operations) {
    const request = { operationName: name, query: text, variables: MEASURED[name] ?? {} };
    const first = await probe(request);
    const second = await probe(request);
    results.push({ name, ms: Math.min(first.ms, second.ms), bytes: second.bytes });
  }
  return results;
});

const latency: Check = {
  id: "latency",
  means: "Pages come from a cache, but carts, checkouts and new pages wait for WordPress.",
  needs: ["woographql"],
  async run(shop) {
    const [slowest] = (await measured(shop)).toSorted((one, other) => other.ms - one.ms);
    if (!slowest) return skip("There is no operation to measure.");
    const ms = Math.round(slowest.ms);
    const found = `The slowest operation, ${slowest.name}, takes ${ms} ms.`;
    const fix =
      "Switch on OPcache and an object cache, update PHP, and switch off plugins one by one to find a slow one.";
    if (slowest.ms > TOO_SLOW_MS) return fail(found, fix);
    return slowest.ms > SLOW_MS ? warn(found, fix) : pass(found);
  },
};

const sizes: Check = {
  id: "response-sizes",
  means: "Large responses take time, and the storefront refuses those above 8 MB.",
  needs: ["woographql"],
  async run(shop) {
    const [largest] = (await measured(shop)).toSorted((one, other) => other.bytes - one.bytes);
    if (!largest) return skip("There is no operation to measure.");
    const found = `The largest response, of ${largest.name}, has ${Math.round(largest.bytes / 1000)} kB.`;
    const fix =
      "Shorten descriptions that contain whole pages or pictures as text, and switch off GraphQL > Settings > Enable GraphQL Debug Mode and Tracing.";
    if (largest.bytes > TOO_LARGE) return fail(found, fix);
    return largest.bytes > LARGE ? warn(found, fix) : pass(found);
  },
};

/** Most requests that are sent at once; a shop of more connections has room for more, too. */
const MOST_AT_ONCE = 32;
/** Time that requests at once may take longer than one alone, in milliseconds and as a factor. */
const WAITING_MS = 200;
const WAITING_FACTOR = 1.7;

const connections: Check = {
  id: "connections",
  means:
    "Requests beyond WordPress's PHP workers wait inside PHP, where shoppers do not go before background work.",
  needs: ["woographql"],
  async run({ probe, config }) {
    const count = Math.min(config.BACKEND_CONNECTIONS, MOST_AT_ONCE);
    const request = {
      operationName: "doctorConnectionQuery",
      query: "query doctorConnectionQuery { generalSettings { title } }",
      variables: {},
    };
    /** Returns the time of some requests at once: the shorter of two, the first of which connects. */
    async function timeOf(requests: number): Promise<number> {
      const times = [];
      for (let round = 0; round < 2; round += 1) {
        const started = performance.now();
        await Promise.all(Array.from({ length: requests }, () => probe(request)));
        times.push(performance.now() - started);
      }
      return Math.min(...times);
    }
    const alone = await timeOf(1);
    const together = await timeOf(count);
    const inTime = `${count} at once take ${Math.round(together)} ms, one alone ${Math.round(alone)} ms`;
    if (together < alone * WAITING_FACTOR || together - alone < WAITING_MS) {
      return pass(`WordPress responds to as many requests at once as it gets: ${inTime}.`);
    }
    const served = Math.max(1, Math.round((count * alone) / together));
    return warn(
      `WordPress works on about ${served} requests at once, and gets up to ${config.BACKEND_CONNECTIONS}: ${inTime}.`,
      `Set BACKEND_CONNECTIONS=${served}, or give PHP more workers (pm.max_children of PHP-FPM) and the processors for them.`,
    );
  },
};

export const speedChecks: readonly Check[] = [latency, sizes, connections];
