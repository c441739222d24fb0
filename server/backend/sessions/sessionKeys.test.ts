import { expect, test } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import { createWaitingPlaces } from "#server/limits/waitingPlaces.ts";
import { createConfirmedTokens } from "./confirmedTokens.ts";
import { createSessionKeys } from "./sessionCalls.ts";
import type { ShopSession } from "#server/backend/line/shopCall.ts";
import { tokenOf } from "#relay/session/session.ts";
import { authorizationOf, sessionToken } from "#tests/worlds/fixtures/tokenFixture.ts";

/** Session keys over a backend that accepts some tokens; the reads are counted. */
function keysOver(valid: readonly string[], places = 9) {
  const confirmed = createConfirmedTokens();
  const reads: (string | undefined)[] = [];
  async function readCart({ session }: ShopSession) {
    const token = tokenOf(session);
    reads.push(token);
    if (valid.includes(token ?? "")) confirmed.confirm(token ?? "");
  }
  const byNetwork = createWaitingPlaces(places);
  const keyOf = createSessionKeys({ confirmed, readCart, byNetwork });
  return { keyOf, confirmed, reads, of: (token: string) => keyOf({ session: `Session ${token}` }) };
}

test("Two tokens of one session that first arrive after a restart share one key", async () => {
  const [older, newer] = [sessionToken("t_ann"), sessionToken("t_ann")];
  const { of, reads } = keysOver([older, newer]);
  const [one, other] = await Promise.all([of(older), of(newer)]);
  expect(one).toBe(other);
  expect(reads).toHaveLength(2);
});

test("A forged token has a key of its own, for an account and for a guest", async () => {
  for (const customer of ["2", "t_0123456789abcdef0123456789abcd"]) {
    const [valid, forged] = [sessionToken(customer), sessionToken(customer)];
    const { of } = keysOver([valid]);
    expect(await of(forged)).not.toBe(await of(valid));
    expect(await of(forged)).not.toBe(await of(sessionToken(customer)));
    expect(await of(forged)).toBe(await of(forged));
  }
});

test("Concurrent calls with one unconfirmed token share one read, and a confirmed one needs none", async () => {
  const token = sessionToken("t_ann");
  const { of, reads } = keysOver([token]);
  await Promise.all([of(token), of(token), of(token)]);
  await of(token);
  expect(reads).toEqual([token]);
});

test("An authorization has the key of its account's session tokens, and a call without session and authorization has none", async () => {
  const token = sessionToken(7);
  const { keyOf, of, reads } = keysOver([token]);
  const authorization = authorizationOf("7");
  expect(await keyOf({ authorization })).toBe(await of(token));
  reads.splice(0);
  expect(await keyOf({ authorization, session: `Session ${sessionToken("t_x")}` })).toBe(
    await of(token),
  );
  expect(await keyOf({})).toBeUndefined();
  expect(reads).toEqual([]);
});

test("A change whose token cannot be confirmed fails as certainly not sent", async () => {
  const readCart = async () => {
    throw new BackendError("gone", { effect: "unknown", retryAfterSeconds: 7 });
  };
  const byNetwork = createWaitingPlaces(9);
  const keyOf = createSessionKeys({ confirmed: createConfirmedTokens(), readCart, byNetwork });
  const key = keyOf({ session: `Session ${sessionToken("t_ann")}` });
  await expect(key).rejects.toMatchObject({ effect: "none", retryAfterSeconds: 7 });
});

test("Reads of unconfirmed tokens take the waiting places of their network", async () => {
  const { keyOf } = keysOver([], 2);
  const keys = Array.from({ length: 3 }, () =>
    keyOf({ session: `Session ${sessionToken("2")}`, address: "192.0.2.1" }),
  );
  const results = await Promise.allSettled(keys);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
});

test("Calls that share the read of a token take a place each, and give it back", async () => {
  const token = sessionToken("2");
  const { keyOf, reads } = keysOver([], 2);
  const call = () => keyOf({ session: `Session ${token}`, address: "192.0.2.1" });
  const [, , third] = await Promise.allSettled([call(), call(), call()]);
  expect(third).toMatchObject({ status: "rejected", reason: { effect: "none" } });
  expect(reads).toEqual([token]);
  await expect(call()).resolves.toBeDefined();
});
