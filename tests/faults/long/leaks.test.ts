import type { LightMyRequestResponse } from "fastify";
import { describe, expect, test } from "vitest";
import { customerOf } from "#relay/session/session.ts";
import { runLeaks } from "#packages/faults/engines/runLeaks.ts";
import type { Session } from "#packages/faults/engines/runLeaks.ts";
import { reportFigures } from "#packages/faults/figures/figures.ts";
import { benchOptions, isBench } from "#tests/faults/benchOptions.ts";
import { openFaultyShop } from "#tests/faults/faultyShop.ts";
import type { LocalShop } from "#tests/faults/faultyShop.ts";
import { sendAdd, sendCartQuery } from "#tests/worlds/shoppers/cartCalls.ts";
import { seededRandom } from "#tests/worlds/backends/embeddedShop.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { nameSession, requestWoo } from "#tests/worlds/backends/requestWoo.ts";

const options = benchOptions(1);
const scan = isBench
  ? { sessionCount: 1000, perSeed: 1000, percent: 2 }
  : { sessionCount: 30, perSeed: 300, percent: 5 };

const SHARED = ["/", "/products", "/product/belt", "/product/cap", "/product/belt/_payload.json"];

/** Each session has an address of its own: the rate limits would refuse so many of one. */
const addressOf = ({ number }: Session) => `10.0.${number >> 8}.${number & 255}`;

/** Starts a session with a belt and a name, at the shop itself; returns its token. */
async function startSession({ woo }: LocalShop, name: string): Promise<string> {
  const { token } = await requestWoo(woo, { productId: 15, quantity: 1 });
  await nameSession(woo, token, name);
  return token;
}

type Send = (session: Session, draw: number) => Promise<LightMyRequestResponse>;

/** Returns the requests of a shopper, and how often each occurs. */
function requestsTo({ app }: LocalShop): [weight: number, send: Send][] {
  const view = (url: string, session: Session) =>
    app.inject({
      url,
      cookies: { "woo-session": session.token },
      remoteAddress: addressOf(session),
    });
  const callOf = (session: Session) => ({
    token: session.token,
    remoteAddress: addressOf(session),
  });
  return [
    [30, (session) => sendCartQuery(app, callOf(session))],
    [40, (session, draw) => view(SHARED[draw % SHARED.length] ?? "/", session)],
    [8, (session) => view("/cart", session)],
    [4, (session) => view("/checkout", session)],
    [12, (session, draw) => sendAdd(app, { ...callOf(session), productId: 14 + (draw % 3) })],
    // A first add starts a session of its own.
    [6, ({ number }) => sendAdd(app, { productId: 14, remoteAddress: `203.0.${number % 250}.7` })],
  ];
}

describe("A response to one of many interleaved sessions", { timeout: scaled(3_600_000) }, () => {
  test("contains no secret of another session", async () => {
    const shop = await openFaultyShop();
    const figures = await runLeaks(options, scan, {
      shop,
      startSession: (name) => startSession(shop, name),
      customerOf,
      requests: requestsTo(shop),
      random: seededRandom,
    });
    await shop.close();
    expect(await reportFigures("leaks", options, figures)).toEqual([]);
    expect(figures.counts["ownSecrets"]).toBeGreaterThan(0);
  });
});
