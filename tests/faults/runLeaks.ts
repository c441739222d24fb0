import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { customerOf } from "#relay/session/session.ts";
import { sendAdd, sendCartQuery } from "#tests/worlds/shoppers/cartCalls.ts";
import { seededRandom } from "#tests/worlds/backends/embeddedShop.ts";
import { nameSession, requestWoo } from "#tests/worlds/backends/requestWoo.ts";
import type { BenchOptions } from "./benchOptions.ts";
import { openFaultyShop } from "./faultyShop.ts";
import type { FaultyShop } from "./faultyShop.ts";
import { count, noFigures } from "./figures.ts";
import type { Figures } from "./figures.ts";
import { createLeakScanner } from "./leakScanner.ts";

// Leak part of the fault bench: secrets of other sessions in responses and stored files.

/** Maximum number of requests in flight. */
const WIDTH = 40;
/** Seeds after which the server is killed. */
const SEEDS_PER_KILL = 5;
const FAULTS = ["swappedToken", "droppedToken", "serverErrors", "truncated"] as const;
const SHARED = ["/", "/products", "/product/belt", "/product/cap", "/product/belt/_payload.json"];

/** A session of one of the interleaved shoppers. */
type Session = { number: number; token: string };

/** Each session has an address of its own: the rate limits would refuse so many of one. */
const addressOf = ({ number }: Session) => `10.0.${number >> 8}.${number & 255}`;

/** Returns a session's request for a page. */
const viewOf = (url: string, session: Session) => ({
  url,
  cookies: { "woo-session": session.token },
  remoteAddress: addressOf(session),
});

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );

/** Starts a session with a product and a unique name, at the shop itself. */
async function startSession(
  { woo }: FaultyShop,
  number: number,
): Promise<Session & { name: string }> {
  const name = `canary${String(number).padStart(10, "0")}`;
  const { token } = await requestWoo(woo, { productId: 15, quantity: 1 });
  await nameSession(woo, token, name);
  return { number, token, name };
}

/** Requests of a shopper, and how often each occurs. */
const requests: readonly [
  weight: number,
  send: (shop: FaultyShop, session: Session, draw: number) => Promise<LightMyRequestResponse>,
][] = [
  [
    30,
    ({ app }, session) =>
      sendCartQuery(app, { token: session.token, remoteAddress: addressOf(session) }),
  ],
  [
    40,
    ({ app }, session, draw) => app.inject(viewOf(SHARED[draw % SHARED.length] ?? "/", session)),
  ],
  [8, ({ app }, session) => app.inject(viewOf("/cart", session))],
  [4, ({ app }, session) => app.inject(viewOf("/checkout", session))],
  [
    12,
    ({ app }, session, draw) =>
      sendAdd(app, {
        token: session.token,
        productId: 14 + (draw % 3),
        remoteAddress: addressOf(session),
      }),
  ],
  // A first add starts a session of its own.
  [
    6,
    ({ app }, { number }) =>
      sendAdd(app, { productId: 14, remoteAddress: `203.0.${number % 250}.7` }),
  ],
];

const lottery = requests.flatMap(([weight, send]) => Array.from({ length: weight }, () => send));

/** Size of a scan: sessions, responses per seed, and percentage of calls with each fault. */
export type LeakScan = { sessionCount: number; perSeed: number; percent: number };

/**
 * Sends requests of interleaved sessions while faults are injected and the server is killed. Scans
 * all responses and the cached pages for secrets of other sessions.
 */
export async function runLeaks(
  { from, to }: BenchOptions,
  { sessionCount, perSeed, percent }: LeakScan,
): Promise<Figures> {
  const shop = await openFaultyShop();
  const scanner = createLeakScanner();
  const figures = noFigures();
  const sessions: Session[] = [];
  for (let number = 0; number < sessionCount; number += 1) {
    const session = await startSession(shop, number);
    scanner.own(number, session.name);
    scanner.own(number, customerOf(session.token) ?? "");
    sessions.push(session);
  }

  for (let seed = from; seed <= to; seed += 1) {
    const random = seededRandom(seed);
    shop.ledger.forget();
    shop.woo.forget();
    shop.proxy.forget();
    shop.proxy.seed(seed);
    shop.proxy.inject(...FAULTS.map((fault) => ({ fault, percent })));
    if (seed % SEEDS_PER_KILL === 0) await shop.kill();
    let left = perSeed;
    const work = async () => {
      while (left > 0) {
        left -= 1;
        const session = random.pick(sessions);
        const send = random.pick(lottery);
        shop.proxy.setStrangersToken(random.pick(sessions).token);
        const response = await send(shop, session, random.below(1000));
        const foreign = scanner.foreignIn(response, session.number);
        const isCached = /\bpublic\b/.test(String(response.headers["cache-control"]));
        if (isCached && response.headers["set-cookie"]) foreign.push(-1);
        count(figures, { responses: 1, leaks: foreign.length });
        if (foreign.length > 0) {
          const violations = [`foreign: session ${session.number} sees ${foreign.join(", ")}`];
          figures.failures.push({ seed, violations, detail: `${response.statusCode}` });
        }
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, work));
    count(figures, { faults: shop.proxy.struck() });
  }
  shop.proxy.recover();
  for (const file of await filesIn(shop.folder)) {
    const text = await readFile(join(file.parentPath, file.name), "latin1");
    count(figures, { files: 1 });
    if (/canary\d{10}/.test(text)) {
      figures.failures.push({
        seed: to,
        violations: ["foreign: a stored file"],
        detail: file.name,
      });
    }
  }
  await shop.close();
  count(figures, { ownSecrets: scanner.ownSecrets() });
  return figures;
}
