import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { closeShops, openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import type { Call } from "#tests/worlds/fixtures/cartFixture.tsx";
import { DeliveryEstimate } from "./DeliveryEstimate.tsx";

const payload = btoa(JSON.stringify({ exp: 9_999_999_999, data: { customer_id: "7" } }));

afterEach(() => {
  cleanup();
  closeShops();
  document.cookie = "woo-session=; max-age=0; path=/";
});

const none = { address1: null, city: null, country: "GB", state: null, postcode: null };
const frome = { ...none, address1: "3 Willow Vale", city: "Frome", postcode: "BA11 1BZ" };

/** Responds to the request of a country's states, which has to be the latest call. */
async function listStates(calls: Call[], country: string, countryStates: object[]) {
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ country }));
  await act(async () => calls.at(-1)?.respond({ countryStates }));
}

const sentPlace = (calls: Call[]) => calls.at(-1)?.variables["shipping"];

test("The estimate sends the postcode as its country writes it, and its field shows that", async () => {
  const { calls, wrapper } = openShop();
  render(<DeliveryEstimate />, { wrapper });
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.respond({ allowedCountries: ["GB"], customer: null });
  fireEvent.change(await screen.findByLabelText("Country"), { target: { value: "GB" } });
  await listStates(calls, "GB", []);
  expect(screen.queryByLabelText(/^State/)).toBeNull();
  const postcode = screen.getByLabelText<HTMLInputElement>("Postcode");
  fireEvent.input(postcode, { target: { value: "ba111bz" } });
  fireEvent.click(screen.getByRole("button", { name: "Show delivery" }));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(sentPlace(calls)).toEqual({ country: "GB", state: "", postcode: "BA11 1BZ" });
  expect(postcode.value).toBe("BA11 1BZ");
});

const state = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const press = () => fireEvent.click(screen.getByRole("button", { name: "Show delivery" }));

test("A country with states has a field of them, which its rule requires or not", async () => {
  const { calls, wrapper } = openShop();
  render(<DeliveryEstimate />, { wrapper });
  await waitFor(() => expect(calls).toHaveLength(1));
  const shipping = { ...none, country: "US", state: "NY" };
  calls[0]?.respond({ allowedCountries: ["DE", "US"], customer: { id: "guest", shipping } });
  await listStates(calls, "US", [
    { code: "CA", name: "California" },
    { code: "NY", name: "New York" },
  ]);
  expect([state("State").value, state("State").required]).toEqual(["NY", true]);
  fireEvent.change(screen.getByLabelText("Country"), { target: { value: "DE" } });
  await listStates(calls, "DE", [{ code: "DE-BY", name: "Bavaria" }]);
  expect(state("State (optional)").value).toBe("");
  expect(state("State (optional)").required).toBe(false);
  fireEvent.change(state("State (optional)"), { target: { value: "DE-BY" } });
  press();
  await waitFor(() =>
    expect(sentPlace(calls)).toEqual({ country: "DE", state: "DE-BY", postcode: "" }),
  );
});

test("The estimate keeps the state of an address whose country lists none, and only that", async () => {
  const { calls, wrapper } = openShop();
  render(<DeliveryEstimate />, { wrapper });
  await waitFor(() => expect(calls).toHaveLength(1));
  const shipping = { ...none, state: "Somerset" };
  calls[0]?.respond({ allowedCountries: ["FR", "GB"], customer: { id: "guest", shipping } });
  await listStates(calls, "GB", []);
  press();
  await waitFor(() => expect(sentPlace(calls)).toMatchObject({ country: "GB", state: "Somerset" }));
  await act(async () => calls.at(-1)?.refuse("The backend is unavailable."));
  fireEvent.change(screen.getByLabelText("Country"), { target: { value: "FR" } });
  await listStates(calls, "FR", []);
  press();
  await waitFor(() => expect(sentPlace(calls)).toMatchObject({ country: "FR", state: "" }));
});

test.each([
  [frome, "The total is for the delivery address in your account."],
  [none, "Add a delivery address to your account to see what delivery costs."],
])(
  "The delivery estimate sends a customer to the account's addresses: %j",
  async (shipping, text) => {
    document.cookie = `woo-session=e30.${payload}.c2ln; path=/`;
    const { calls, wrapper } = openShop();
    render(<DeliveryEstimate />, { wrapper });
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.respond({ allowedCountries: ["GB"], customer: { id: "c7", shipping } });
    const link = await screen.findByRole("link", { name: "your account" });
    expect(link.getAttribute("href")).toBe("/account/addresses");
    expect(link.parentElement?.textContent).toBe(text);
  },
);
