import { expect, test, vi } from "vitest";
import { openMemoryStore } from "#server/store/memoryStore.ts";
import { createCustomerTokens } from "./customerTokens.ts";

const NOW = 1_800_000_000_000;
const REQUEST = { ip: "203.0.113.5", headers: {} };

/** Creates an access token with a given lifetime in seconds, by its own times. */
function tokenFor(seconds: number, { issuedAt = NOW / 1000, name = "" } = {}): string {
  const claims = { iat: issuedAt, exp: issuedAt + seconds, name };
  return `head.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.sig`;
}

/** Creates the token cache over a backend that issues these tokens in order. */
function customersGiven(...responses: (string | undefined | Error)[]) {
  let now = NOW;
  const refresh = vi.fn(async () => {
    const response = responses.shift();
    if (response instanceof Error) throw response;
    return response;
  });
  const tokens = createCustomerTokens(refresh, {
    store: openMemoryStore(() => now),
    now: () => now,
  });
  return { tokens, refresh, passTime: (seconds: number) => void (now += seconds * 1000) };
}

test("A sign-in's access token is reused until shortly before it expires", async () => {
  const next = tokenFor(300, { name: "next" });
  const { tokens, refresh, passTime } = customersGiven(next);
  tokens.cache("anna", tokenFor(300));
  passTime(269);
  expect(await tokens.accessToken("anna", REQUEST)).toBe(tokenFor(300));
  expect(refresh).not.toHaveBeenCalled();
  passTime(2);
  expect(await tokens.accessToken("anna", REQUEST)).toBe(next);
  expect(await tokens.accessToken("anna", REQUEST)).toBe(next);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("The token lifetime is independent of clock skew between backend and server", async () => {
  for (const issuedAt of [NOW / 1000 - 3600, NOW / 1000 + 3600]) {
    const { tokens, refresh, passTime } = customersGiven("next");
    tokens.cache("anna", tokenFor(300, { issuedAt }));
    passTime(200);
    await tokens.accessToken("anna", REQUEST);
    expect(refresh).not.toHaveBeenCalled();
    passTime(100);
    expect(await tokens.accessToken("anna", REQUEST)).toBe("next");
  }
});

test("A token without an expiry is used once", async () => {
  const { tokens, refresh } = customersGiven("opaque", "another");
  expect(await tokens.accessToken("anna", REQUEST)).toBe("opaque");
  expect(await tokens.accessToken("anna", REQUEST)).toBe("another");
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("Concurrent requests of a customer share one refresh; another customer has their own", async () => {
  const { tokens, refresh } = customersGiven(tokenFor(300), tokenFor(200));
  const requested = ["anna", "anna", "bert", "anna"].map((name) =>
    tokens.accessToken(name, REQUEST),
  );
  const [first, second, berts, third] = await Promise.all(requested);
  expect([second, third]).toEqual([first, first]);
  expect(berts).not.toBe(first);
  expect(refresh.mock.calls).toEqual([
    ["anna", REQUEST],
    ["bert", REQUEST],
  ]);
});

test("A failed refresh rejects for all waiting requests, and the next request retries", async () => {
  const { tokens, refresh } = customersGiven(new Error("unavailable"), tokenFor(300));
  const requested = await Promise.allSettled([
    tokens.accessToken("anna", REQUEST),
    tokens.accessToken("anna", REQUEST),
  ]);
  expect(requested.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await tokens.accessToken("anna", REQUEST)).toBe(tokenFor(300));
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("A refused refresh yields no token", async () => {
  expect(await customersGiven(undefined).tokens.accessToken("anna", REQUEST)).toBeUndefined();
});

test("A token that arrives after its customer's sign-out is not cached", async () => {
  const { tokens, refresh } = customersGiven(tokenFor(300), tokenFor(300));
  const requested = tokens.accessToken("anna", REQUEST);
  tokens.forget("anna");
  await requested;
  await tokens.accessToken("anna", REQUEST);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("A customer's token is refreshed seven days after it was issued at the latest", async () => {
  const { tokens, refresh, passTime } = customersGiven("next");
  const day = 86_400;
  tokens.cache("anna", tokenFor(365 * day));
  passTime(6 * day);
  await tokens.accessToken("anna", REQUEST);
  expect(refresh).not.toHaveBeenCalled();
  passTime(1 * day);
  passTime(1);
  expect(await tokens.accessToken("anna", REQUEST)).toBe("next");
});
