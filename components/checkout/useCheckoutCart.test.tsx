import { expect, test } from "vitest";
import { openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import { CART_ID } from "#relay/environment.ts";
import { checkoutCart } from "#tests/worlds/fixtures/checkoutFixture.ts";
import { refreshCheckoutCart } from "./useCheckoutCart.ts";

test("useCheckoutCart shows the totals of the latest request", async () => {
  const { calls, environment } = openShop();
  const requests = [refreshCheckoutCart(environment), refreshCheckoutCart(environment)];
  calls[0]?.respond({ cart: checkoutCart("£16.00") });
  calls[1]?.respond({ cart: checkoutCart("£20.50") });
  await Promise.all(requests);
  const cart = environment.getStore().getSource().get(CART_ID);
  expect(cart).toMatchObject({ total: "£20.50" });
});
