import { expect, test } from "vitest";
import { createConfirmedTokens } from "./confirmedTokens.ts";
import { authorizationOf, sessionToken } from "#tests/worlds/fixtures/tokenFixture.ts";

const token = sessionToken("2");
const session = `Session ${token}`;
const cart = { data: { cart: { contents: null } } };
const refusal = { data: { cart: null }, errors: [{ message: "invalid_token: Expired token" }] };

/** Returns the customer of the token after a response to a call with it. */
function learned(
  result: object,
  { receivedToken, authorization }: { receivedToken?: string; authorization?: string } = {},
) {
  const confirmed = createConfirmedTokens();
  confirmed.learn({ session, authorization }, { result, receivedToken });
  return confirmed.customerOf(token);
}

test("A token counts as confirmed after a cart read that was not refused", () => {
  expect(learned(cart)).toBe("2");
});

test("A token counts as confirmed after a rotation for the same customer, and so does the new one", () => {
  const confirmed = createConfirmedTokens();
  const receivedToken = sessionToken(2);
  confirmed.learn({ session }, { result: { data: { addToCart: {} } }, receivedToken });
  expect(confirmed.customerOf(token)).toBe("2");
  expect(confirmed.customerOf(receivedToken)).toBe("2");
});

test.each([
  ["a refusal", refusal, sessionToken("t_new")],
  ["a response with another customer's token", cart, sessionToken("t_new")],
  ["a response that read no session", { data: { products: { nodes: [] } } }, undefined],
  ["a response without data", { data: { cart: null } }, undefined],
])("A token does not count as confirmed after %s", (_, result, receivedToken) => {
  expect(learned(result, { ...(receivedToken && { receivedToken }) })).toBeUndefined();
});

test("A token that another account's authorization accompanied does not count as confirmed", () => {
  expect(learned(cart, { authorization: authorizationOf("5") })).toBeUndefined();
  expect(learned(cart, { authorization: authorizationOf("2") })).toBe("2");
});

test("A token that the backend refuses loses its confirmation", () => {
  const confirmed = createConfirmedTokens();
  confirmed.confirm(token);
  confirmed.learn({ session }, { result: refusal, receivedToken: sessionToken("t_new") });
  expect(confirmed.customerOf(token)).toBeUndefined();
});

test("A token and its customer are forgotten fourteen days after the last confirmation", () => {
  const day = 86_400_000;
  let time = 1;
  const confirmed = createConfirmedTokens({ now: () => time });
  confirmed.confirm(token);
  time += 13 * day;
  confirmed.confirm(token);
  time += 13 * day;
  expect([confirmed.customerOf(token), confirmed.isKnown("2")]).toEqual(["2", true]);
  time += 2 * day;
  expect([confirmed.customerOf(token), confirmed.isKnown("2")]).toEqual([undefined, false]);
});
