import { expect, test } from "vitest";
import { createLeakScanner } from "./leakScanner.ts";

const responseOf = (body: string, headers: Record<string, string> = {}) => ({ headers, body });

const tokenOf = (customer: string) =>
  [{ alg: "HS256" }, { customer }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".")
    .concat(".sig");

const customerOf = (token: string) =>
  /"(t_.+)"/.exec(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())?.[1];

const ANN = `t_${"a".repeat(30)}`;

test("The scanner finds another shopper's name in a body and another's customer ID in a token", () => {
  const { own, foreignIn, ownSecrets } = createLeakScanner(customerOf);
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
  const { foreignIn } = createLeakScanner(customerOf);
  expect(foreignIn(responseOf(tokenOf(ANN)), 1)).toEqual([]);
  expect(foreignIn(responseOf(tokenOf(ANN)), 2)).toEqual([1]);
});
