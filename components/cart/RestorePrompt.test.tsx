import { act, cleanup, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { afterEach, expect, test } from "vitest";
import { cartSetAside, setCartAside } from "#relay/persistence.ts";
import { openCartBackend } from "./cartBackendFixture.tsx";
import { addition, openPage, passTime, withEmptyProfile } from "./cartPageFixture.tsx";
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

test.each([true, false])(
  "A cart that a form has emptied is forgotten, and its marker cookie is deleted (before the page opened: %s)",
  async (isFirst) => {
    document.cookie = "vitrine-emptied=1; Path=/";
    await openCartPage(isFirst);
    expect([buttons(), cartSetAside()]).toEqual([0, undefined]);
    expect(document.cookie).not.toContain("vitrine-emptied=1");
  },
);
