import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, InjectOptions } from "fastify";
import { createLedger, seededRandom } from "#tests/worlds/backends/embeddedShop.ts";
import { ordererOf } from "#tests/worlds/shoppers/orderer.ts";
import { requestWoo } from "#tests/worlds/backends/requestWoo.ts";
import { startValkey } from "#tests/worlds/servers/valkey.ts";
import type { Valkey } from "#tests/worlds/servers/valkey.ts";
import { createVisitor } from "#tests/worlds/shoppers/visitor.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import { addUnit, BELT, unitViolations } from "./addUnits.ts";
import type { AddedUnits } from "./addUnits.ts";
import type { BenchOptions } from "./benchOptions.ts";
import { ordersWithIntent } from "./doubledOrders.ts";
import { count, noFigures } from "./figures.ts";
import type { Figures } from "./figures.ts";
import { openKillableServer } from "./killableServer.ts";
import type { KillableServer } from "./killableServer.ts";

// Servers part of the fault bench: servers that share a Valkey, of which one or the Valkey fails.

const SERVERS = 4;
/** Requests of one session at a time. */
const ADDERS = 3;
/** Longest time before and after a failure, in milliseconds. */
const LONGEST_MS = 300;
/** Attempts at an add that gets no response, each at the next server. */
const ATTEMPTS = 3;
/** Time after which the store, or a killed server's locks, no longer make a server refuse an order. */
const RECOVERED_MS = 15_000;

/** Sends each request to the next server, as a load balancer does. */
function balanced(servers: readonly KillableServer[]): Pick<FastifyInstance, "inject"> {
  let next = 0;
  const inject = (options: InjectOptions | string) => {
    next = (next + 1) % servers.length;
    return servers[next]?.inject(options);
  };
  return { inject: inject as FastifyInstance["inject"] };
}

/** Adds units until `isOver`; an add without a response is repeated with its key. */
async function addUnits(
  app: Pick<FastifyInstance, "inject">,
  token: string,
  isOver: () => boolean,
): Promise<AddedUnits> {
  const added = { confirmed: 0, unknown: 0 };
  while (!isOver()) {
    const key = randomUUID();
    let mayBeApplied = false;
    let result = await addUnit(app, token, key);
    for (let attempt = 1; attempt < ATTEMPTS && result === "lost"; attempt += 1) {
      mayBeApplied = true;
      result = await addUnit(app, token, key);
    }
    if (result === "confirmed") added.confirmed += 1;
    else if (mayBeApplied || result !== "refused") added.unknown += 1;
    else await pause(20);
  }
  return added;
}

type Failure = (server: KillableServer, valkey: Valkey) => Promise<unknown>;

const killServer: Failure = (server) => server.kill();

const killValkey: Failure = async (_, valkey) => {
  await valkey.kill();
  await pause(LONGEST_MS);
  await valkey.start();
};

const freezeValkey: Failure = async (_, valkey) => {
  valkey.freeze();
  await pause(LONGEST_MS);
  valkey.thaw();
};

/**
 * Lets one shopper add at several servers at once, and then place an order at two of them at once,
 * while a server or the Valkey fails; afterwards the order is placed again until a server confirms
 * it. Seeds alternate between two and four servers.
 */
export async function runServers({ from, to }: BenchOptions): Promise<Figures> {
  const ledger = createLedger();
  const woo = await openWooServer({ ledger, isSmall: true });
  const valkey = await startValkey();
  const all = await Promise.all(
    Array.from({ length: SERVERS }, async () =>
      openKillableServer({
        DATA_DIR: await mkdtemp(join(tmpdir(), "vitrine-servers-")),
        GRAPHQL_ENDPOINT: woo.endpoint,
        CACHE_URL: valkey.url,
      }),
    ),
  );
  const figures = noFigures();
  const startToken = async () => (await requestWoo(woo, { productId: BELT, quantity: 1 })).token;

  for (let seed = from; seed <= to; seed += 1) {
    const random = seededRandom(seed);
    const servers = all.slice(0, seed % 2 === 0 ? SERVERS : 2);
    const app = balanced(servers);
    const fail = async () => {
      const failure = random.pick([killServer, killValkey, freezeValkey]);
      await pause(random.below(LONGEST_MS));
      await failure(random.pick(servers), valkey);
      await pause(random.below(LONGEST_MS));
      return failure.name;
    };

    woo.forget();
    const token = await startToken();
    let isOver = false;
    const adding = Array.from({ length: ADDERS }, () => addUnits(app, token, () => isOver));
    const failed = [await fail()];
    isOver = true;
    const added = (await Promise.all(adding)).reduce((sum, one) => ({
      confirmed: sum.confirmed + one.confirmed,
      unknown: sum.unknown + one.unknown,
    }));
    const violations = unitViolations(token, added, ledger);
    const atOnce = woo.mutationsAtOnce();
    if (atOnce > 1) violations.push(`lost: ${atOnce} changes of one cart at once`);

    const visitor = createVisitor(app, { "woo-session": await startToken() });
    const { form, place, intent } = ordererOf(visitor, woo.endpoint);
    const fields = await form();
    const outcome = () =>
      place(fields).then(
        ({ response }) => response.outcome,
        () => "cut off",
      );
    const placing = [outcome(), outcome()];
    failed.push(await fail());
    const outcomes = await Promise.all(placing);
    const until = performance.now() + RECOVERED_MS;
    while (!outcomes.includes("placed") && performance.now() < until) {
      await pause(200);
      outcomes.push(await outcome());
    }
    outcomes.push(await outcome());
    const orders = ordersWithIntent(ledger, intent).length;
    const detail = `${servers.length} servers, ${failed.join(", ")}: ${outcomes.join(", ")}`;
    if (orders > 1) violations.push(`orders: ${orders} of one intent`);
    if (orders === 0) violations.push("orders: none was placed");
    count(figures, { runs: 1, orders, ...added });
    if (violations.length > 0) figures.failures.push({ seed, violations, detail });
    ledger.forget();
  }
  await Promise.all(all.map((server) => server.stop()));
  await valkey.remove();
  await woo.close();
  return figures;
}
