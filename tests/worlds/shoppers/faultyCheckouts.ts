import { beforeAll } from "vitest";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FaultyWorld, WooOptions, WorldOptions } from "#tests/worlds/world.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";
import { createClock } from "#tests/worlds/world.ts";

// Test fixture of checkouts at a server whose backend fails.

/** Part of the request text of a checkout, and of the lookup of a session's orders. */
export const CHECKOUT = "checkout(input";
export const LOOKUP = "resolveIntent";

export const UNREACHED = "We couldn’t reach the shop. No order was placed. Try again in a moment.";

/** Way to place an order: as script sends it, or as a form without script. */
export type Way = "script" | "form";

/** A shopper with a filled checkout, at a server whose backend may fail. */
type FilledCheckout = FaultyWorld & {
  /** Advances the server's clock. */
  pass: (seconds: number) => void;
  ann: FormShopper;
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
 * @param app options of the server
 * @param fields typed beside the usual ones
 */
export function faultyCheckouts({
  settings = {},
  fields: given = {},
  app = {},
  ...options
}: Pick<WorldOptions, "settings" | "app"> & {
  woo?: WooOptions;
  fields?: Record<string, string>;
} = {}): () => Promise<FilledCheckout> {
  const { now, pass } = createClock();
  const world = worldOf({
    settings: { BACKEND_TIMEOUT_MS: "3000", ...settings },
    woo: {},
    proxy: true,
    ...options,
    app: { now, ...app },
  });
  const newOrderer = () => shopperWithCart(world().app);

  beforeAll(async () => {
    const stranger = await newOrderer();
    world().proxy.setStrangersToken(stranger.token());
  });

  return async () => {
    const { woo, proxy } = world();
    const ann = await newOrderer();
    const form = await ann.form(given);
    const ordersBefore = woo.orderCount();
    proxy.forget();

    async function place(way: Way, fields = form): Promise<string> {
      if (way === "script") {
        const { status, response } = await ann.place(fields);
        return `${status} ${"message" in response ? response.message : response.location}`;
      }
      const { statusCode, headers, body } = await ann.post("/checkout", fields);
      const [, message] =
        /<form[^>]* id="checkout"[^]*?<p role="alert"[^>]*>([^<]*)/.exec(body) ??
        /<p role="alert">([^<]*)/.exec(body) ??
        [];
      return `${statusCode} ${headers.location ?? message}`;
    }

    return {
      ...world(),
      pass,
      ann,
      form,
      place,
      shownOrder: async () => /<h1[^>]*>([^<]*)</.exec((await ann.open("/success")).body)?.[1],
      ordersMade: () => woo.orderCount() - ordersBefore,
      sendToWoo: async (body) => {
        const session = `Session ${ann.token()}`;
        const headers = { "content-type": "application/json", "woocommerce-session": session };
        return (await fetch(woo.endpoint, { method: "POST", headers, body })).text();
      },
    };
  };
}
