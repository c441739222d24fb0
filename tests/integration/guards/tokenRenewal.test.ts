import { expect, test } from "vitest";
import type { AppOverWoo } from "#tests/support/appOverWoo.ts";
import { sendAdd } from "#tests/support/cartCalls.ts";
import { createFormShopper } from "#tests/support/formShopper.ts";
import { appsWithAndWithout } from "#tests/support/guardedApps.ts";

const { guarded, unguarded } = appsWithAndWithout("tokenRenewal");

const HOURS = 3600;

/** Adds a beanie, and reads the cart once in each half of the token's 48 hours, for three days. */
async function cartsOfThreeDays({ app, woo }: AppOverWoo): Promise<string[][]> {
  const shopper = createFormShopper(app);
  await shopper.post({ productId: "14", quantity: "1" });
  const carts = [];
  for (let visits = 0; visits < 3; visits += 1) {
    woo.passTime(25 * HOURS);
    // Another shopper's change removes expired sessions at the backend.
    await sendAdd(app);
    carts.push(Object.keys(await shopper.lines()));
  }
  return carts;
}

test("A shopper who only reads keeps the cart: the token is renewed before it expires", async () => {
  expect(await cartsOfThreeDays(guarded())).toEqual([["Beanie"], ["Beanie"], ["Beanie"]]);
});

test("With the guard off, a shopper who only reads loses the cart when the token expires", async () => {
  expect(await cartsOfThreeDays(unguarded())).toEqual([["Beanie"], [], []]);
});
