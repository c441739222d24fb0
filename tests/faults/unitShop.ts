import type { FastifyInstance } from "fastify";
import { customerOf } from "#relay/session/session.ts";
import type { AddResult, UnitShop } from "#packages/faults/engines/addedUnits.ts";
import { sendAdd } from "#tests/worlds/shoppers/cartCalls.ts";
import { seededRandom } from "#tests/worlds/backends/embeddedShop.ts";
import { requestWoo } from "#tests/worlds/backends/requestWoo.ts";
import { openCheckout } from "./checkout.ts";
import type { LedgerShop } from "./ledgerShop.ts";

// Shop of the fault bench to which sessions add belts, one at a time.

type App = Pick<FastifyInstance, "inject">;

const BELT = 15;

/** Sends an add of one unit, with a key. */
async function addUnit(app: App, token: string, key: string): Promise<AddResult> {
  try {
    const headers = { "idempotency-key": key };
    const { statusCode, body } = await sendAdd(app, { token, productId: BELT, headers });
    // A refused request confirms nothing; one with an unclear response may have been applied.
    if (statusCode === 200 && body.includes('"cartItem":{')) return "confirmed";
    return statusCode === 429 || statusCode === 503 ? "refused" : "unknown";
  } catch {
    return "lost";
  }
}

/** Returns a server over a shop with a ledger as a shop of units. */
export const unitShopOf = (app: App, { woo, ledger }: LedgerShop): UnitShop => ({
  ledger,
  startSession: async () => (await requestWoo(woo, { productId: BELT, quantity: 1 })).token,
  addUnit: (token, key) => addUnit(app, token, key),
  unitsOf: (token) => ledger.cartOf(customerOf(token) ?? "")[BELT] ?? 0,
  checkoutOf: (token) => openCheckout(app, { "woo-session": token }),
  forget: () => {
    ledger.forget();
    woo.forget();
  },
  random: seededRandom,
});
