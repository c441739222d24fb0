import { customerOf } from "#relay/session/session.ts";
import { openFaultProxy } from "#packages/faults/proxy/faultProxy.ts";
import type { ShopUnderTest } from "#packages/faults/shopUnderTest.ts";
import { nameSession, requestWoo } from "#tests/worlds/backends/requestWoo.ts";
import { openLedgerShop } from "./ledgerShop.ts";
import type { LedgerShop } from "./ledgerShop.ts";

// Backend of the fault bench: a shop with a ledger, behind a fault proxy.

/** The shop with its ledger, and the proxy in front of it. */
export type FaultyBackend = LedgerShop &
  Pick<ShopUnderTest, "proxy" | "meetStranger" | "customerOf"> & { close: () => Promise<void> };

let strangers = 0;

/** Opens the backend, which the caller closes; the proxy injects no faults yet. */
export async function openFaultyBackend(): Promise<FaultyBackend> {
  const { woo, ledger } = await openLedgerShop();
  const proxy = await openFaultProxy(woo.endpoint);
  return {
    woo,
    ledger,
    proxy,
    customerOf: (cookies) => customerOf(cookies["woo-session"]) ?? "",
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
