import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { count, runSeeds } from "#faults/figures/figures.ts";
import type { BenchOptions, Figures } from "#faults/figures/figures.ts";
import type { SeededRandom, ShopResponse, ShopUnderTest } from "#faults/shopUnderTest.ts";
import { createLeakScanner } from "./leakScanner.ts";

// Leak part of the fault bench: secrets of other sessions in responses and stored files.

/** Maximum number of requests in flight. */
const WIDTH = 40;
/** Seeds after which the server is killed. */
const SEEDS_PER_KILL = 5;
const FAULTS = ["swappedToken", "droppedToken", "serverErrors", "truncated"] as const;
const NAME = /canary\d{10}/;

/** A session of one of the interleaved shoppers. */
export type Session = { number: number; token: string };

/** A shop with many sessions, whose data folder is scanned too. */
export type ManySessions = {
  shop: Pick<ShopUnderTest, "proxy" | "ledger" | "woo" | "kill"> & { folder: string };
  /** Starts a session with a product and a unique name, at the backend; returns its token. */
  startSession: (name: string) => Promise<string>;
  /** Returns the customer that a token names. */
  customerOf: (token: string) => string | undefined;
  /** Requests of a shopper, and how often each occurs. */
  requests: readonly [
    weight: number,
    send: (session: Session, draw: number) => Promise<ShopResponse>,
  ][];
  random: SeededRandom;
};

/** Size of a scan: sessions, responses per seed, and percentage of calls with each fault. */
export type LeakScan = { sessionCount: number; perSeed: number; percent: number };

/**
 * Sends requests of interleaved sessions while faults are injected and the server is killed. Scans
 * all responses and the cached pages for secrets of other sessions.
 */
export async function runLeaks(
  options: BenchOptions,
  { sessionCount, perSeed, percent }: LeakScan,
  { shop, startSession, customerOf, requests, random: randomOf }: ManySessions,
): Promise<Figures> {
  const { proxy, ledger, woo, kill, folder } = shop;
  const scanner = createLeakScanner(customerOf);
  const lottery = requests.flatMap(([weight, send]) => Array.from({ length: weight }, () => send));
  const sessions: Session[] = [];
  for (let number = 0; number < sessionCount; number += 1) {
    const name = `canary${String(number).padStart(10, "0")}`;
    const token = await startSession(name);
    scanner.own(number, name);
    scanner.own(number, customerOf(token) ?? "");
    sessions.push({ number, token });
  }

  const figures = await runSeeds(options, async (seed, tally) => {
    const [random, struck] = [randomOf(seed), randomOf(seed)];
    ledger.forget();
    woo.forget();
    proxy.forget();
    const draw = () => struck.below(100) < percent;
    proxy.inject(...FAULTS.map((fault) => ({ fault, draw })));
    if (seed % SEEDS_PER_KILL === 0) await kill();
    let left = perSeed;
    const work = async () => {
      while (left > 0) {
        left -= 1;
        const session = random.pick(sessions);
        const send = random.pick(lottery);
        proxy.setStrangersToken(random.pick(sessions).token);
        const response = await send(session, random.below(1000));
        const foreign = scanner.foreignIn(response, session.number);
        const isCached = /\bpublic\b/.test(String(response.headers["cache-control"]));
        if (isCached && response.headers["set-cookie"]) foreign.push(-1);
        tally.count({ responses: 1, leaks: foreign.length });
        if (foreign.length > 0) {
          const seen = `foreign: session ${session.number} sees ${foreign.join(", ")}`;
          tally.fail([seen], String(response.statusCode));
        }
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, work));
    tally.count({ faults: proxy.struck() });
  });
  proxy.recover();
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const text = await readFile(join(file.parentPath, file.name), "latin1");
    count(figures, { files: 1 });
    if (NAME.test(text)) {
      const violations = ["foreign: a stored file"];
      figures.failures.push({ seed: options.to, violations, detail: file.name });
    }
  }
  count(figures, { ownSecrets: scanner.ownSecrets() });
  return figures;
}
