import { act, cleanup, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { afterEach, expect, test } from "vitest";
import { setCartAside } from "#relay/cart/persistence.ts";
import { openCartBackend } from "#tests/worlds/fixtures/cartBackendFixture.tsx";
import {
  addition,
  openPage,
  passTime,
  withEmptyProfile,
} from "#tests/worlds/fixtures/cartPageFixture.tsx";
import { RestorePrompt } from "./RestorePrompt.tsx";

withEmptyProfile();
afterEach(() => {
  cleanup();
  document.cookie = "vitrine-emptied=; Max-Age=0; Path=/";
});

/** Opens the cart page of a shopper whose two tumblers are set aside, before or after it renders. */
async function openCartPage(isSetAsideFirst: boolean) {
  const { queue, environment } = openPage(openCartBackend());
  await queue.submit(addition(7, 2));
  await passTime(250);
  if (isSetAsideFirst) setCartAside();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RestorePrompt />
    </RelayEnvironmentProvider>,
  );
  if (!isSetAsideFirst) act(setCartAside);
}

const buttons = () => screen.queryAllByRole("button", { name: /^Put back/ }).length;

test.each([true, false])(
  "The cart page has a button to put back a cart that was set aside (before the page opened: %s)",
  async (isFirst) => {
    await openCartPage(isFirst);
    expect(buttons()).toBe(1);
  },
);

test("The cart page has no such button while the marker cookie says that a form has emptied the cart", async () => {
  await openCartPage(true);
  document.cookie = "vitrine-emptied=1; Path=/";
  act(setCartAside);
  expect(buttons()).toBe(0);
});
