import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { createLeakScanner } from "./leakScanner.ts";

const responseOf = (body: string, headers: Record<string, string> = {}) =>
  ({ headers, body }) as unknown as LightMyRequestResponse;

const tokenOf = (customer: string) =>
  [{ alg: "HS256" }, { data: { customer_id: customer } }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".")
    .concat(".sig");

const ANN = `t_${"a".repeat(30)}`;

test("The scanner finds another shopper's name in a body and another's customer ID in a token", () => {
  const { own, foreignIn, ownSecrets } = createLeakScanner();
  own(1, "canary0000000001");
  own(1, ANN);
  expect(foreignIn(responseOf("<p>canary0000000001</p>"), 2)).toEqual([1]);
  expect(foreignIn(responseOf("", { "set-cookie": `woo-session=${tokenOf(ANN)}` }), 2)).toEqual([
    1,
  ]);
  expect(ownSecrets()).toBe(0);
  expect(foreignIn(responseOf("canary0000000001"), 1)).toEqual([]);
  expect(ownSecrets()).toBe(1);
});

test("The scanner assigns an unknown session to the sender of the request", () => {
  const { foreignIn } = createLeakScanner();
  expect(foreignIn(responseOf(tokenOf(ANN)), 1)).toEqual([]);
  expect(foreignIn(responseOf(tokenOf(ANN)), 2)).toEqual([1]);
});
