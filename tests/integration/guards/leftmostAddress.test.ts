import { expect, test } from "vitest";
import type { AppOverWoo } from "#tests/support/appOverWoo.ts";
import { appsWithAndWithout } from "#tests/support/guardedApps.ts";

const { guarded, unguarded } = appsWithAndWithout("leftmostAddress", { TRUST_PROXY: "on" });

/** Guesses passwords from a private address, each with another address in front of it. */
async function guess({ app }: AppOverWoo): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    const response = await app.inject({
      method: "POST",
      url: "/account/login",
      headers: { "x-forwarded-for": `10.9.9.${at}, 10.0.0.7` },
      payload: { username: "shopper", password: `guess ${at}` },
    });
    statuses.push(response.statusCode);
  }
  return statuses;
}

test("A client's password guesses are refused after ten, whichever forwarded address it claims", async () => {
  expect((await guess(guarded())).slice(-2)).toEqual([429, 429]);
});

test("With the guard off a client can keep guessing by claiming other addresses", async () => {
  expect(new Set(await guess(unguarded()))).toEqual(new Set([401]));
});
