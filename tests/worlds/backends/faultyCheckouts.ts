import { afterAll, afterEach, beforeAll } from "vitest";
import { openAppOverFaults } from "#tests/worlds/servers/appOverFaults.ts";
import type { AppOverFaults } from "#tests/worlds/servers/appOverFaults.ts";
import type { Orderer } from "#tests/worlds/shoppers/orderer.ts";
import type { ShopSettings } from "#tests/worlds/servers/shop.ts";

// Test fixture of checkouts at a server whose backend fails.

/** Part of the request text of a checkout, and of the lookup of a session's orders. */
export const CHECKOUT = "checkout(input";
export const LOOKUP = "findOrder";

export const UNREACHED = "We couldn’t reach the shop. No order was placed. Try again in a moment.";

/** Way to place an order: as script sends it, or as a form without script. */
export type Way = "script" | "form";

/** A shopper with a filled checkout, at a server whose backend may fail. */
type FilledCheckout = AppOverFaults & {
  ann: Orderer;
  form: Record<string, string>;
  /** Places the order; returns the status and the target or the message. */
  place: (way: Way, fields?: Record<string, string>) => Promise<string>;
  /** Returns the heading of the order's page. */
  shownOrder: () => Promise<string | undefined>;
  /** Counts the shopper's orders. */
  ordersMade: () => number;
  /** Sends a request to the backend itself in the shopper's session. */
  sendToWoo: (body: string) => Promise<string>;
};

/**
 * Gives a test file filled checkouts, each of a new shopper; the backend recovers after a test.
 * @param options `fields` are typed beside the usual ones
 */
export function faultyCheckouts(
  settings: ShopSettings = {},
  options: Parameters<typeof openAppOverFaults>[1] & { fields?: Record<string, string> } = {},
  shop: Parameters<typeof openAppOverFaults>[2] = {},
): () => Promise<FilledCheckout> {
  const { fields: given = {}, ...ofApp } = options;
  let over: AppOverFaults | undefined;

  beforeAll(async () => {
    over = await openAppOverFaults(settings, ofApp, shop);
    const stranger = await over.orderer();
    over.proxy.setStrangersToken(stranger.visitor.cookies()["woo-session"] ?? "");
  });
  afterEach(async () => {
    await over?.proxy.listen(true);
    over?.proxy.recover();
  });
  afterAll(() => over?.close());

  return async () => {
    if (!over) throw new Error("The app is made before the first test.");
    const { woo, proxy, orderer } = over;
    const ann = await orderer();
    const form = await ann.form(given);
    const ordersBefore = woo.orderCount();
    proxy.forget();

    async function place(way: Way, fields = form): Promise<string> {
      if (way === "script") {
        const { status, response } = await ann.place(fields);
        return `${status} ${"message" in response ? response.message : response.location}`;
      }
      const { statusCode, headers, body } = await ann.visitor.post("/checkout", fields);
      const [, message] =
        /<form[^>]* id="checkout"[^]*?<p role="alert"[^>]*>([^<]*)/.exec(body) ??
        /<p role="alert">([^<]*)/.exec(body) ??
        [];
      return `${statusCode} ${headers.location ?? message}`;
    }

    return {
      ...over,
      ann,
      form,
      place,
      shownOrder: async () =>
        /<h1[^>]*>([^<]*)</.exec((await ann.visitor.open("/success")).body)?.[1],
      ordersMade: () => woo.orderCount() - ordersBefore,
      sendToWoo: async (body) => {
        const session = `Session ${ann.visitor.cookies()["woo-session"]}`;
        const headers = { "content-type": "application/json", "woocommerce-session": session };
        return (await fetch(woo.endpoint, { method: "POST", headers, body })).text();
      },
    };
  };
}
