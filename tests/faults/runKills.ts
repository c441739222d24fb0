import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createLedger, seededRandom } from "#tests/worlds/backends/embeddedShop.ts";
import { ordererOf } from "#tests/worlds/shoppers/orderer.ts";
import { requestWoo } from "#tests/worlds/backends/requestWoo.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import { createVisitor } from "#tests/worlds/shoppers/visitor.ts";
import { addUnit, BELT, unitViolations } from "./addUnits.ts";
import type { AddedUnits } from "./addUnits.ts";
import type { BenchOptions } from "./benchOptions.ts";
import { ordersWithIntent } from "./doubledOrders.ts";
import { count, noFigures } from "./figures.ts";
import type { Figures } from "./figures.ts";
import { openKillableServer } from "./killableServer.ts";
import type { KillableServer } from "./killableServer.ts";

// Kill part of the fault bench: a server process killed during cart changes and an order.

const SHOPPERS = 4;
/** Longest time from the first confirmed add to the kill. */
const LONGEST_MS = 400;
/** Time within which a killed server must respond again on a quiet machine. */
const BACK_MS = 2000;

/** Adds units, one request after another, until one gets no response. */
async function addUntilKilled(
  server: KillableServer,
  token: string,
  onConfirmed: () => void,
): Promise<AddedUnits> {
  const added = { confirmed: 0, unknown: 0 };
  for (;;) {
    const result = await addUnit(server, token);
    if (result === "confirmed") {
      added.confirmed += 1;
      onConfirmed();
    } else if (result !== "refused") added.unknown += 1;
    if (result === "lost") return added;
  }
}

/**
 * Kills a server process with SIGKILL, once for each seed, while shoppers add and one places an
 * order; starts it again over the same data, and places the order again.
 */
export async function runKills({ from, to }: BenchOptions): Promise<Figures> {
  const ledger = createLedger();
  const woo = await openWooServer({ ledger, isSmall: true });
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-kills-"));
  const server = await openKillableServer({ DATA_DIR: dataDir, GRAPHQL_ENDPOINT: woo.endpoint });
  const figures = noFigures();
  const startToken = async () => (await requestWoo(woo, { productId: BELT, quantity: 1 })).token;

  for (let seed = from; seed <= to; seed += 1) {
    const random = seededRandom(seed);
    const visitor = createVisitor(server, { "woo-session": await startToken() });
    const { form, place, intent } = ordererOf(visitor, woo.endpoint);
    const fields = await form();
    const tokens = await Promise.all(Array.from({ length: SHOPPERS }, startToken));
    const begun = Promise.withResolvers<void>();
    const adding = tokens.map((token) => addUntilKilled(server, token, begun.resolve));
    await begun.promise;
    const delay = random.below(LONGEST_MS);
    await pause(random.below(delay + 1));
    const outcome = () =>
      place(fields).then(
        ({ response }) => response.outcome,
        () => "cut off",
      );
    const placing = outcome();
    await pause(delay);
    const backAfter = await server.kill();
    const adders = await Promise.all(adding);
    const outcomes = [await placing, await outcome(), await outcome()];
    const orders = ordersWithIntent(ledger, intent).length;
    const violations = adders.flatMap((adder, index) =>
      unitViolations(tokens[index] ?? "", adder, ledger),
    );
    if (orders > 1) violations.push(`orders: ${orders} of one intent (${outcomes.join(", ")})`);
    if (orders === 0 && outcomes.includes("placed"))
      violations.push("orders: a placed one is lost");
    count(figures, {
      kills: 1,
      orders,
      confirmed: adders.reduce((sum, { confirmed }) => sum + confirmed, 0),
      unknown: adders.reduce((sum, { unknown }) => sum + unknown, 0),
      slowStarts: Number(backAfter > BACK_MS),
      startMs: Math.round(backAfter),
      slowestMs: Math.round(backAfter),
    });
    if (violations.length > 0)
      figures.failures.push({ seed, violations, detail: outcomes.join(", ") });
    ledger.forget();
    woo.forget();
  }
  await server.stop();
  await woo.close();
  return figures;
}
