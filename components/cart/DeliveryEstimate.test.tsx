import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openShop } from "./cartFixture.tsx";
import { DeliveryEstimate } from "./DeliveryEstimate.tsx";

const payload = btoa(JSON.stringify({ exp: 9_999_999_999, data: { customer_id: "7" } }));

afterEach(() => {
  cleanup();
  document.cookie = "woo-session=; max-age=0; path=/";
});

const none = { address1: null, city: null, country: "GB", postcode: null };
const frome = { ...none, address1: "3 Willow Vale", city: "Frome", postcode: "BA11 1BZ" };

test.each([
  [frome, "The total is for the delivery address in your account."],
  [none, "Add a delivery address to your account to see what delivery costs."],
])(
  "The delivery estimate sends a customer to the account's addresses: %j",
  async (shipping, text) => {
    document.cookie = `woo-session=e30.${payload}.c2ln; path=/`;
    const shop = openShop();
    render(<DeliveryEstimate />, { wrapper: shop.wrapper });
    await waitFor(() => expect(shop.calls).toHaveLength(1));
    shop.calls[0]?.respond({ allowedCountries: ["GB"], customer: { id: "c7", shipping } });
    const link = await screen.findByRole("link", { name: "your account" });
    expect(link.getAttribute("href")).toBe("/account/addresses");
    expect(link.parentElement?.textContent).toBe(text);
  },
);
