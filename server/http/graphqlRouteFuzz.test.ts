import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  damages,
  forgeries,
  listedOperations,
  requestOf,
  writeForgery,
} from "#tests/worlds/fixtures/forgeryFixture.ts";
import { openGatewayFixture } from "#tests/worlds/fixtures/gatewayFixture.ts";
import type { GatewayUnderTest } from "#tests/worlds/fixtures/gatewayFixture.ts";

let gateway: GatewayUnderTest;

beforeAll(async () => void (gateway = await openGatewayFixture()));
afterAll(() => gateway.app.close());

let senders = 0;

/** Posts a body from an address of its own: the rate limits would refuse so many of one. */
function post(payload: object | string) {
  senders += 1;
  return gateway.post(payload, { remoteAddress: `10.0.${senders >> 8}.${senders & 255}` });
}

test("Every operation of the storefront passes with all of its variables set", async () => {
  gateway.calls.splice(0);
  for (let at = 0; at < listedOperations.length; at += 1) {
    const { status, body } = await post(requestOf(at));
    expect(status, body).toBe(200);
  }
  expect(gateway.calls).toHaveLength(listedOperations.length);
});

test("No forged document and no forged variable reaches the backend", async () => {
  gateway.calls.splice(0);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(9999),
      fc.nat(9999),
      fc.string({ maxLength: 20 }),
      fc.constantFrom(...Object.keys(forgeries)),
      async (operation, at, text, forgery) => {
        const request = forgeries[forgery]?.(requestOf(operation), at, text);
        const { status } = await post(request ? writeForgery(request) : "");
        expect([400, 403]).toContain(status);
        expect(gateway.calls).toEqual([]);
      },
    ),
    { numRuns: 600 },
  );
});

test("No malformed body reaches the backend", async () => {
  gateway.calls.splice(0);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(9999),
      fc.nat(9999),
      fc.constantFrom(...Object.keys(damages)),
      fc.json({ maxDepth: 5 }),
      async (operation, at, damage, json) => {
        const whole = JSON.stringify(requestOf(operation));
        const { status } = await post(damages[damage]?.(whole, at, json) ?? "");
        expect([400, 403]).toContain(status);
        expect(gateway.calls).toEqual([]);
      },
    ),
    { numRuns: 400 },
  );
});
