import { join } from "node:path";
import { customerOf } from "#relay/session/session.ts";
import useAddToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import { readConfig } from "#server/kernel/config.ts";
import type { Attack } from "#packages/faults/engines/runAttacks.ts";
import { holdsWithin } from "#packages/faults/engines/holdsWithin.ts";
import { sendAdd, sendToGateway, tokenIn } from "#tests/worlds/shoppers/cartCalls.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { openSmallDisk } from "#tests/worlds/servers/smallDisk.ts";
import { openApp } from "#tests/worlds/world.ts";
import { sendRaw } from "#tests/worlds/shoppers/rawRequest.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import type { LocalShop } from "./faultyShop.ts";
import { headerAttacks } from "./headerAttacks.ts";

// Attacks of the fault bench: requests to which a shop without one of its protections would give in.

/** Longest wait for a response that an attack should not delay, in milliseconds. */
const WATCH_MS = scaled(1_500);
/** Adds that the backend leaves without a response. */
const HELD = { fault: "hangBefore", matching: '"quantity":77' } as const;
const [BEANIE, BELT] = [14, 15];
/** Password guesses, of which ten are allowed. */
const GUESSES = 12;
/** Size of the disk that becomes full. */
const DISK_MB = 96;

const startSession = async ({ app }: LocalShop) =>
  tokenIn(await sendAdd(app, { productId: BELT })) ?? "";

/** True if the backend got a call with this part; other attacks' calls may still arrive. */
const hasReached = ({ proxy }: LocalShop, part: string) =>
  proxy.calls().some((body) => body.includes(part));

/** Sends an add that the backend does not respond to; resolves once the backend has it. */
async function holdAdd({ app, proxy }: LocalShop, token: string): Promise<void> {
  proxy.inject(HELD);
  void sendAdd(app, { token, quantity: 77 });
  await holdsWithin(WATCH_MS, () => proxy.calls().some((body) => body.includes(HELD.matching)));
}

/** Signs in, from a list of forwarded addresses; returns the status. */
async function signIn({ app }: LocalShop, password: string, from: string): Promise<number> {
  const fields = { username: account.username, password };
  const headers = { "x-forwarded-for": from };
  return (await formShopper(app).send("/account/login", fields, headers)).statusCode;
}

/** Guesses passwords; returns a violation if none is refused. */
async function guess(shop: LocalShop, addressOf: (at: number) => string): Promise<string[]> {
  const statuses: number[] = [];
  for (let at = 0; at < GUESSES; at += 1) {
    statuses.push(await signIn(shop, `guess ${at}`, addressOf(at)));
  }
  return statuses.includes(429) ? [] : [`guessed: ${GUESSES} passwords at one address`];
}

/**
 * Starts a shop of its own again on a full disk; returns a violation if it does not serve a page.
 * Nothing is attacked if this user may not mount a small disk.
 */
async function startOnFullDisk(): Promise<string[]> {
  const disk = openSmallDisk(DISK_MB);
  if (!disk) return [];
  const config = readConfig({ DATA_DIR: join(disk.folder, "data") });
  const startOnce = async () => {
    const app = await openApp(config);
    const { statusCode } = await app.inject("/");
    await app.close();
    return statusCode;
  };
  try {
    await startOnce();
    disk.fill();
    const status = await startOnce();
    return status === 200 ? [] : [`closed: a page has the status ${status} on a full disk`];
  } catch (error) {
    return [`closed: the server does not start on a full disk (${String(error)})`];
  } finally {
    disk.close();
  }
}

/** Attacks by the protection that they aim at. */
export const attacks: Readonly<Record<string, Attack<LocalShop>>> = {
  ...headerAttacks,

  /** A forged token claims the session of a guest. */
  sessionLockKey: async (shop) => {
    const token = await startSession(shop);
    await holdAdd(shop, `e30.${token.split(".")[1]}.x`);
    let isServed = false;
    void sendAdd(shop.app, { token }).then(({ statusCode }) => (isServed = statusCode === 200));
    const isInTime = await holdsWithin(WATCH_MS, () => isServed);
    return isInTime ? [] : ["waiting: a shopper's add waits for one with a forged token"];
  },

  /** A client sends adds to a session whose lock is busy. */
  queueBounds: async (shop, number) => {
    const token = await startSession(shop);
    await holdAdd(shop, token);
    let refused = 0;
    for (let add = 0; add < 70; add += 1) {
      void sendAdd(shop.app, { token, remoteAddress: `192.0.2.${number % 250}` }).then(
        ({ statusCode }) => (refused += Number(statusCode === 503)),
      );
    }
    const isBounded = await holdsWithin(WATCH_MS, () => refused > 0);
    return isBounded ? [] : ["queued: 70 adds wait for one session"];
  },

  /** A form of another site has an address that two proxies understand differently. */
  singleHost: async (shop) => {
    const server = await shop.listen();
    const form = `productId=${BEANIE}&quantity=78`;
    await sendRaw({ server }, [
      "POST /cart/items HTTP/1.1",
      "Host: evil.example",
      "Host: shop.example",
      "Connection: close",
      "Origin: http://evil.example",
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${form.length}`,
      "",
      form,
    ]);
    return hasReached(shop, '"quantity":78')
      ? ["reached: a form of another site, with two hosts"]
      : [];
  },

  /** Another site of the domain has planted a session cookie. */
  plantedSession: async (shop) => {
    const token = await startSession(shop);
    await shop.app.inject({
      method: "POST",
      url: "/cart/items",
      headers: {
        cookie: `woo-session=e30.e30.planted; woo-session=${token}`,
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: `productId=${BEANIE}&quantity=1`,
    });
    const cart = shop.ledger.cartOf(customerOf(token) ?? "");
    return cart[BEANIE] === 1 ? [] : ["lost: an add, to a planted session"];
  },

  /** A client guesses passwords. */
  rateLimits: async (shop, number) => guess(shop, () => `203.0.113.${number % 250}`),

  /** A client guesses passwords, and claims other addresses. */
  leftmostAddress: async (shop, number) =>
    guess(shop, (at) => `10.9.${number % 250}.${at}, 10.0.0.${number % 250}`),

  /** A client locks an account by wrong passwords. */
  rateLimitKeys: async (shop, number) => {
    await guess(shop, () => `198.18.0.${number % 250}`);
    const status = await signIn(shop, account.password, `198.18.1.${number % 250}`);
    return status === 200 ? [] : [`locked: the owner of an account gets ${status}`];
  },

  /** The backend counts the attempts of each client. */
  forwardedClient: async (shop, number) => {
    const address = `203.0.113.${number % 250}`;
    shop.woo.forget();
    const from = { "x-forwarded-for": address };
    await formShopper(shop.app).send("/account/forgotten", { username: "nobody" }, from);
    const seen = shop.woo.calls().map(({ headers }) => headers.get("x-vitrine-client"));
    return seen.includes(address) ? [] : ["unknown: the backend takes all clients for one"];
  },

  /** A client claims to be on this machine, and the proxy passes that on. */
  localSocket: async (shop) => {
    const headers = { "x-forwarded-for": "127.0.0.1" };
    const remoteAddress = "127.0.0.1";
    await sendToGateway(
      shop.app,
      { query: "{ generalSettings { description } }" },
      { headers, remoteAddress },
    );
    return hasReached(shop, "{ description }") ? ["reached: an operation of another machine"] : [];
  },

  /** A plain form of another site sends an operation. */
  contentTypes: async (shop) => {
    const variables = { input: { productId: BEANIE, quantity: 79 } };
    const payload = JSON.stringify({ query: useAddToCart.params.text, variables });
    const headers = { "content-type": "text/plain" };
    await shop.app.inject({ method: "POST", url: "/graphql", payload, headers });
    return hasReached(shop, '"quantity":79') ? ["reached: an operation in a plain form"] : [];
  },

  /** The server starts again, and its disk is full. */
  fullDisk: startOnFullDisk,
};
