import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { closeShops, openShop } from "./cartFixture.tsx";
import { DeliveryEstimate } from "./DeliveryEstimate.tsx";

const payload = btoa(JSON.stringify({ exp: 9_999_999_999, data: { customer_id: "7" } }));

afterEach(() => {
  cleanup();
  closeShops();
  document.cookie = "woo-session=; max-age=0; path=/";
});

const none = { address1: null, city: null, country: "GB", postcode: null };
const frome = { ...none, address1: "3 Willow Vale", city: "Frome", postcode: "BA11 1BZ" };

test("The estimate sends the postcode as its country writes it, and its field shows that", async () => {
  const { calls, wrapper } = openShop();
  render(<DeliveryEstimate />, { wrapper });
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.respond({ allowedCountries: ["GB"], customer: null });
  fireEvent.change(await screen.findByLabelText("Country"), { target: { value: "GB" } });
  const postcode = screen.getByLabelText<HTMLInputElement>("Postcode");
  fireEvent.input(postcode, { target: { value: "ba111bz" } });
  fireEvent.click(screen.getByRole("button", { name: "Show delivery" }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.variables["shipping"]).toEqual({ country: "GB", postcode: "BA11 1BZ" });
  expect(postcode.value).toBe("BA11 1BZ");
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
