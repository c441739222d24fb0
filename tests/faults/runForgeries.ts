import fc from "fast-check";
import {
  damages,
  forgeries,
  requestOf,
  writeForgery,
} from "#tests/worlds/fixtures/forgeryFixture.ts";
import type { BenchOptions } from "./benchOptions.ts";
import { openFaultyShop } from "./faultyShop.ts";
import { count, noFigures } from "./figures.ts";
import type { Figures } from "./figures.ts";

// Forgery part of the fault bench: fuzzed GraphQL requests that must not reach the backend.

/** A forged request to `/graphql`. */
type Forgery = { kind: string; payload: string; headers: Record<string, string> };

const OURS = { origin: "http://localhost:80" };
/** Origins and fetch metadata of other sites. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "http://localhost:81" },
  { ...OURS, "sec-fetch-site": "cross-site" },
  { ...OURS, "sec-fetch-site": "same-site" },
];

const at = fc.nat(9999);

/** An operation or its variables are changed. */
const forged = fc
  .tuple(at, at, fc.string({ maxLength: 20 }), fc.constantFrom(...Object.keys(forgeries)))
  .map(([operation, place, text, kind]): Forgery => {
    const request = forgeries[kind]?.(requestOf(operation), place, text);
    return { kind, payload: request ? writeForgery(request) : "", headers: OURS };
  });

/** The body is damaged. */
const damaged = fc
  .tuple(at, at, fc.constantFrom(...Object.keys(damages)), fc.json({ maxDepth: 5 }))
  .map(([operation, place, kind, json]): Forgery => {
    const whole = JSON.stringify(requestOf(operation));
    return { kind, payload: damages[kind]?.(whole, place, json) ?? "", headers: OURS };
  });

/** A page of another site sends one of our operations. */
const foreign = fc.tuple(at, fc.constantFrom(...FOREIGN)).map(([operation, headers]): Forgery => ({
  kind: "foreign",
  payload: JSON.stringify(requestOf(operation)),
  headers,
}));

const forgery = fc.oneof(
  { arbitrary: forged, weight: 6 },
  { arbitrary: damaged, weight: 3 },
  { arbitrary: foreign, weight: 1 },
);

/** Forged requests of each seed. */
export const PER_SEED = 100;

/** Sends `PER_SEED` requests of each seed; one that reaches the backend is a failure. */
export async function runForgeries({ from, to }: BenchOptions): Promise<Figures> {
  const { app, proxy, close } = await openFaultyShop();
  const figures = noFigures();
  let sent = 0;
  for (let seed = from; seed <= to; seed += 1) {
    for (const { kind, payload, headers } of fc.sample(forgery, { seed, numRuns: PER_SEED })) {
      proxy.forget();
      sent += 1;
      const { statusCode } = await app.inject({
        method: "POST",
        url: "/graphql",
        payload,
        // The rate limits would refuse so many requests of one address, whatever they contain.
        remoteAddress: `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
        headers: { "content-type": "application/json", ...headers },
      });
      const bytes = proxy.calls().join("").length;
      count(figures, {
        forgeries: 1,
        bytes,
        refused: Number(statusCode >= 400 && statusCode < 500),
      });
      if (bytes > 0) {
        const violations = [`reached: ${kind}, status ${statusCode}`];
        figures.failures.push({ seed, violations, detail: payload.slice(0, 400) });
      }
    }
  }
  await close();
  return figures;
}
