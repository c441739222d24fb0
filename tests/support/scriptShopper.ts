import type { FastifyInstance } from "fastify";
import type { Environment } from "relay-runtime";
import { vi } from "vitest";
import { intentQueue } from "#components/cart/intentQueue.ts";
import type { IntentQueue } from "#components/cart/intentQueue.ts";
import { refreshCart, showSavedCart } from "#components/cart/refreshCart.ts";
import { showIntents } from "#components/cart/shownIntents.ts";
import { createEnvironment } from "#relay/environment.ts";
import { pendingIntents, reloadIntents } from "#relay/intents/intentStore.ts";
import { restorableTokens, restoreRefusedCart } from "#relay/intents/refusedCart.ts";
import { savedCart } from "#relay/persistence.ts";
import { withSession } from "#relay/session/session.ts";
import { withBrowserSessionLock } from "#relay/session/sessionLock.ts";
import { quantitiesIn, sendCartQuery } from "./cartCalls.ts";

/** The cart's script of a shopper, over a server that is requested through `inject`. */
export type ScriptShopper = {
  queue: () => IntentQueue;
  /** Returns the page's Relay environment. */
  environment: () => Environment;
  /** Leaves the page for another one, with the same storage and cookie. */
  reload: () => Promise<void>;
  /** Resolves when no change is pending; rejects after ten seconds. */
  settle: () => Promise<void>;
  /** Returns the quantities of the session's cart by product name. */
  cart: () => Promise<Record<string, number>>;
};

/** Gives the process what the cart's script needs of a browser: an empty profile. */
function stubBrowser(): void {
  const cookies = new Map<string, string>();
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const keys = { ownKeys: () => [...stored.keys()] };
  const descriptor = { configurable: true, enumerable: true };
  vi.stubGlobal(
    "localStorage",
    new Proxy(storage, { ...keys, getOwnPropertyDescriptor: () => descriptor }),
  );
  vi.stubGlobal("location", { protocol: "http:", hostname: "localhost" });
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map((pair) => pair.join("=")).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    },
  });
}

/** Returns a `fetch` that a server answers in process, as a browser at one address sends it. */
function fetchFrom(app: FastifyInstance, remoteAddress: string): typeof fetch {
  return async (url, init) => {
    const given = Object.fromEntries(new Headers(init?.headers));
    const injected = app.inject({
      method: "POST",
      url: typeof url === "string" ? url : "",
      remoteAddress,
      headers: { ...given, cookie: document.cookie, "sec-fetch-site": "same-origin" },
      payload: typeof init?.body === "string" ? init.body : "",
    });
    const timeout = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("", "TimeoutError")));
    });
    const { statusCode, body, headers } = await Promise.race([injected, timeout]);
    for (const cookie of [headers["set-cookie"] ?? []].flat()) document.cookie = cookie;
    const kept = ["content-type", "woocommerce-session", "retry-after"].flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value] as [string, string]] : [];
    });
    return new Response(body, { status: statusCode, headers: kept });
  };
}

let shoppers = 0;

/** Opens an empty browser profile at a page of the shop; only one exists at a time. */
export async function openScriptShopper(app: FastifyInstance): Promise<ScriptShopper> {
  stubBrowser();
  reloadIntents();
  shoppers += 1;
  const send = withSession(fetchFrom(app, `198.51.100.${shoppers % 250}`), restorableTokens);
  let environment: Environment | undefined;
  let queue: IntentQueue | undefined;

  async function open(): Promise<void> {
    queue?.stop();
    environment = createEnvironment(
      {
        url: "/graphql",
        send,
        lock: { isNeeded: () => true, run: withBrowserSessionLock },
        restoreCart: restoreRefusedCart,
      },
      { isServer: false },
    );
    showSavedCart(environment, savedCart());
    showIntents(environment);
    queue = intentQueue(environment);
    queue.wake();
    await refreshCart(environment);
  }

  await open();
  return {
    queue: () => {
      if (!queue) throw new Error("The page is open.");
      return queue;
    },
    environment: () => {
      if (!environment) throw new Error("The page is open.");
      return environment;
    },
    reload: open,
    settle: async () => {
      const isSettled = () => {
        reloadIntents();
        if (pendingIntents().length > 0) throw new Error("Changes of the cart are pending.");
      };
      await vi.waitFor(isSettled, { timeout: 10_000 });
    },
    cart: async () => quantitiesIn(await sendCartQuery(app, { token: restorableTokens.read() })),
  };
}
