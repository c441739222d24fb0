import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkoutCart, responses } from "#tests/worlds/fixtures/checkoutFixture.ts";
import { openCheckout } from "#tests/worlds/fixtures/checkoutPageFixture.tsx";

vi.mock("vike/client/router", () => ({ navigate: vi.fn(async () => undefined) }));
vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({
    shop: { texts: {} },
    urlParsed: { search: {} },
    loaded: { payload: { data: { checkout: { intent: "an-intent-of-this-page" } } } },
  }),
}));

/** Longer than the pause after which a typed address is sent. */
const PAUSE_MS = 600;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
const city = () => screen.getByLabelText<HTMLInputElement>("Town or city");

function signInAs(customer: string): void {
  const claims = btoa(JSON.stringify({ exp: 2e9, data: { customer_id: customer } }));
  document.cookie = `woo-session=a.${claims.replaceAll("=", "")}.c`;
}

/** Saves a draft whose address this tab has never sent. */
function typeBefore(customer: string): void {
  const typed = { shipping_city: "Bath" };
  sessionStorage.setItem("vitrine.checkout", JSON.stringify({ version: 1, customer, typed }));
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test("The checkout of a signed-in customer sends a restored address once the form is edited", async () => {
  signInAs("7");
  typeBefore("7");
  const { calls } = openCheckout();
  await waitFor(() => expect(city().value).toBe("Bath"));
  await pause();
  expect(calls).toEqual([]);
  fireEvent.input(screen.getByLabelText(/^Phone/), { target: { value: "01373 462154" } });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toMatchObject({ shipping: { city: "Bath" } });
});

test("A customer without a delivery address opens the checkout of a download without a change", async () => {
  signInAs("7");
  const { customer } = responses();
  const cart = { ...checkoutCart("£16.00"), needsShippingAddress: false };
  const { calls } = openCheckout(undefined, cart, { customer: { ...customer, shipping: null } });
  await pause();
  expect(calls).toEqual([]);
});

test("The checkout of a guest sends a restored address at once", async () => {
  signInAs("t_guest");
  typeBefore("t_guest");
  const { calls } = openCheckout();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toMatchObject({ shipping: { city: "Bath" } });
});

test.each([
  ["a guest", "t_guest"],
  ["a signed-in customer", "7"],
])("A restored address is sent before the delivery method that %s chooses", async (_, customer) => {
  signInAs(customer);
  typeBefore(customer);
  const { calls } = openCheckout();
  fireEvent.click(screen.getByRole("radio", { name: /^Collected/ }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(1), { timeout: 5000 });
  expect(calls.map(({ name, variables }) => [name, variables])).toMatchObject([
    ["useUpdateCustomerMutation", { shipping: { city: "Bath" } }],
    ["useUpdateShippingMethodMutation", { input: { shippingMethods: ["pickup:2"] } }],
  ]);
});

test("The checkout sends a delivery method that was chosen before hydration", async () => {
  signInAs("t_guest");
  const { calls } = openCheckout(undefined, undefined, {}, () =>
    screen.getByRole("radio", { name: /^Collected/ }).click(),
  );
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    name: "useUpdateShippingMethodMutation",
    variables: { input: { shippingMethods: ["pickup:2"] } },
  });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Collected/ }).checked).toBe(true);
});
