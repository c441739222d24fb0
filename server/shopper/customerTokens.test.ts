import { expect, test, vi } from "vitest";
import { createCustomerTokens } from "./customerTokens.ts";

const NOW = 1_800_000_000_000;

/** An access token that lives so many seconds by its own times, whatever those are. */
function tokenFor(seconds: number, { issuedAt = NOW / 1000, name = "" } = {}): string {
  const claims = { iat: issuedAt, exp: issuedAt + seconds, name };
  return `head.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.sig`;
}

/** Tokens over a backend that hands out these, one after another. */
function customersGiven(...answers: (string | undefined | Error)[]) {
  let now = NOW;
  const refresh = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const tokens = createCustomerTokens(refresh, () => now);
  return { tokens, refresh, passTime: (seconds: number) => void (now += seconds * 1000) };
}

test("a token from the login serves until shortly before it runs out", async () => {
  const next = tokenFor(300, { name: "next" });
  const { tokens, refresh, passTime } = customersGiven(next);
  tokens.remember("anna", tokenFor(300));
  passTime(269);
  expect(await tokens.accessToken("anna")).toBe(tokenFor(300));
  expect(refresh).not.toHaveBeenCalled();
  passTime(2);
  expect(await tokens.accessToken("anna")).toBe(next);
  expect(await tokens.accessToken("anna")).toBe(next);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("a backend whose clock is another than ours changes nothing of that", async () => {
  for (const issuedAt of [NOW / 1000 - 3600, NOW / 1000 + 3600]) {
    const { tokens, refresh, passTime } = customersGiven("next");
    tokens.remember("anna", tokenFor(300, { issuedAt }));
    passTime(200);
    await tokens.accessToken("anna");
    expect(refresh).not.toHaveBeenCalled();
    passTime(100);
    expect(await tokens.accessToken("anna")).toBe("next");
  }
});

test("a token that does not say how long it lives is used once", async () => {
  const { tokens, refresh } = customersGiven("opaque", "another");
  expect(await tokens.accessToken("anna")).toBe("opaque");
  expect(await tokens.accessToken("anna")).toBe("another");
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("requests that come together share one question; another customer's has its own", async () => {
  const { tokens, refresh } = customersGiven(tokenFor(300), tokenFor(200));
  const asked = ["anna", "anna", "bert", "anna"].map((name) => tokens.accessToken(name));
  const [first, second, berts, third] = await Promise.all(asked);
  expect([second, third]).toEqual([first, first]);
  expect(berts).not.toBe(first);
  expect(refresh.mock.calls).toEqual([["anna"], ["bert"]]);
});

test("a failure is told to all who waited, and the next request asks again", async () => {
  const { tokens, refresh } = customersGiven(new Error("down"), tokenFor(300));
  const asked = await Promise.allSettled([tokens.accessToken("anna"), tokens.accessToken("anna")]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await tokens.accessToken("anna")).toBe(tokenFor(300));
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("a refusal is no token", async () => {
  expect(await customersGiven(undefined).tokens.accessToken("anna")).toBeUndefined();
});

test("who logs out while a new token is under way stays forgotten", async () => {
  const { tokens, refresh } = customersGiven(tokenFor(300), tokenFor(300));
  const asked = tokens.accessToken("anna");
  tokens.forget("anna");
  await asked;
  await tokens.accessToken("anna");
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("of very many customers those longest unseen are forgotten, and are asked about again", async () => {
  const { tokens, refresh } = customersGiven(tokenFor(300));
  for (let number = 0; number < 10_000; number += 1) tokens.remember(`c${number}`, tokenFor(300));
  await tokens.accessToken("c0");
  tokens.remember("one more", tokenFor(300));
  await tokens.accessToken("c0");
  expect(refresh).not.toHaveBeenCalled();
  await tokens.accessToken("c1");
  expect(refresh.mock.calls).toEqual([["c1"]]);
});
