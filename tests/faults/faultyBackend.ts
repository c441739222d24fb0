import { customerOf } from "#relay/session/session.ts";
import { createLedger } from "#tests/worlds/backends/embeddedShop.ts";
import type { Ledger } from "#tests/worlds/backends/embeddedShop.ts";
import { openFaultProxy } from "#tests/support/faultProxy.ts";
import type { FaultProxy } from "#tests/support/faultProxy.ts";
import { nameSession, requestWoo } from "#tests/worlds/backends/requestWoo.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import type { WooServer } from "#tests/worlds/backends/wooServer.ts";

// Backend of the fault bench: a WooGraphQL shop with a ledger, behind a fault proxy.

/** Another shopper, whose token some faults put into the responses of other sessions. */
export type Stranger = { customer: string; token: string; canary: string };

/** The shop with its ledger, and the proxy in front of it. */
export type FaultyBackend = {
  woo: WooServer;
  ledger: Ledger;
  proxy: FaultProxy;
  /** Starts a stranger's session with a cart; the proxy then swaps tokens for the stranger's. */
  meetStranger: () => Promise<Stranger>;
  close: () => Promise<void>;
};

let strangers = 0;

/** Opens the backend, which the caller closes; the proxy injects no faults yet. */
export async function openFaultyBackend(): Promise<FaultyBackend> {
  const ledger = createLedger();
  const woo = await openWooServer({ ledger, isSmall: true });
  const proxy = await openFaultProxy(woo.endpoint);
  return {
    woo,
    ledger,
    proxy,
    meetStranger: async () => {
      strangers += 1;
      const canary = `canary${String(strangers).padStart(10, "0")}`;
      const { token } = await requestWoo(woo, { productId: 20, quantity: 4 });
      await nameSession(woo, token, canary);
      proxy.setStrangersToken(token);
      return { customer: customerOf(token) ?? "", token, canary };
    },
    close: async () => {
      await proxy.close();
      await woo.close();
    },
  };
}
