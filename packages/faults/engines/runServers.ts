import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { runSeeds } from "#faults/figures/figures.ts";
import type { BenchOptions, Figures } from "#faults/figures/figures.ts";
import { ordersOf } from "#faults/shopUnderTest.ts";
import { sumOfUnits, unitViolations } from "./addedUnits.ts";
import type { AddedUnits, UnitShop } from "./addedUnits.ts";

// Servers part of the fault bench: servers that share a store, of which one or the store fails.

/** Requests of one session at a time. */
const ADDERS = 3;
/** Longest time before and after a failure, in milliseconds. */
const LONGEST_MS = 300;
/** Attempts at an add that gets no response, each at the next server. */
const ATTEMPTS = 3;
/** Time after which the store, or a killed server's locks, no longer make a server refuse an order. */
const RECOVERED_MS = 15_000;

/** Servers with one store, over one backend. */
export type ServerGroup<Server> = {
  servers: readonly Server[];
  /** Returns the shop of these servers, each of which gets the next request. */
  shopOf: (servers: readonly Server[]) => UnitShop;
  /** Failures of a server or of the store, by name. */
  failures: Readonly<Record<string, (server: Server) => Promise<unknown>>>;
  /** Returns the highest number of parallel changes since the last `forget`. */
  changesAtOnce: () => number;
};

/** Adds units until `isOver`; an add without a response is repeated with its key. */
async function addUnits(
  { addUnit }: UnitShop,
  token: string,
  isOver: () => boolean,
): Promise<AddedUnits> {
  const added = { confirmed: 0, unknown: 0 };
  while (!isOver()) {
    const key = randomUUID();
    let mayBeApplied = false;
    let result = await addUnit(token, key);
    for (let attempt = 1; attempt < ATTEMPTS && result === "lost"; attempt += 1) {
      mayBeApplied = true;
      result = await addUnit(token, key);
    }
    if (result === "confirmed") added.confirmed += 1;
    else if (mayBeApplied || result !== "refused") added.unknown += 1;
    else await pause(20);
  }
  return added;
}

/**
 * Lets one shopper add at several servers at once, and then place an order at two of them at once,
 * while a server or the store fails; afterwards the order is placed again until a server confirms
 * it. Seeds alternate between two and all servers.
 */
export const runServers = <Server>(
  options: BenchOptions,
  group: ServerGroup<Server>,
): Promise<Figures> =>
  runSeeds(options, async (seed, { count, fail }) => {
    const servers = seed % 2 === 0 ? group.servers : group.servers.slice(0, 2);
    const shop = group.shopOf(servers);
    const random = shop.random(seed);
    const failOne = async () => {
      const [name, failure] = random.pick(Object.entries(group.failures));
      await pause(random.below(LONGEST_MS));
      await failure(random.pick(servers));
      await pause(random.below(LONGEST_MS));
      return name;
    };

    const token = await shop.startSession();
    let isOver = false;
    const adding = Array.from({ length: ADDERS }, () => addUnits(shop, token, () => isOver));
    const failed = [await failOne()];
    isOver = true;
    const added = sumOfUnits(await Promise.all(adding));
    const violations = unitViolations(shop, token, added);
    const atOnce = group.changesAtOnce();
    if (atOnce > 1) violations.push(`lost: ${atOnce} changes of one cart at once`);

    const checkout = shop.checkoutOf(await shop.startSession());
    await checkout.fill();
    const placing = [checkout.place(), checkout.place()];
    failed.push(await failOne());
    const outcomes = await Promise.all(placing);
    const until = performance.now() + RECOVERED_MS;
    while (!outcomes.includes("placed") && performance.now() < until) {
      await pause(200);
      outcomes.push(await checkout.place());
    }
    outcomes.push(await checkout.place());
    const orders = ordersOf(shop.ledger, checkout);
    if (orders > 1) violations.push(`orders: ${orders} of one intent`);
    if (orders === 0) violations.push("orders: none was placed");
    count({ runs: 1, orders, ...added });
    fail(violations, `${servers.length} servers, ${failed.join(", ")}: ${outcomes.join(", ")}`);
    shop.forget();
  });
