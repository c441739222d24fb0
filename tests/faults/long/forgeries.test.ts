import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  damages,
  forgeries,
  requestOf,
  writeForgery,
} from "#tests/worlds/fixtures/forgeryFixture.ts";
import { reportFigures, runSeeds } from "#packages/faults/figures/figures.ts";
import { benchOptions } from "#tests/faults/benchOptions.ts";
import { openFaultyShop } from "#tests/faults/faultyShop.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";

const options = benchOptions(10);
/** Forged requests of each seed. */
const PER_SEED = 100;

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

describe("A forged operation, variable or body", { timeout: scaled(3_600_000) }, () => {
  test("never reaches the backend, and is refused with 4xx", async () => {
    const { app, proxy, close } = await openFaultyShop();
    let sent = 0;
    const figures = await runSeeds(options, async (seed, { count, fail }) => {
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
        const refused = Number(statusCode >= 400 && statusCode < 500);
        count({ forgeries: 1, bytes, refused });
        const violations = bytes > 0 ? [`reached: ${kind}, status ${statusCode}`] : [];
        fail(violations, payload.slice(0, 400));
      }
    });
    await close();
    expect(await reportFigures("forgeries", options, figures)).toEqual([]);
    expect(figures.counts["refused"]).toBe((options.to - options.from + 1) * PER_SEED);
  });
});
