import { expect, test, vi } from "vitest";
import { requestAddresses } from "./accountSource.ts";

/** Backend that sells to Afghanistan first, with one customer's countries. */
const backendWith = (billing: string | null, shipping: string | null) => async () =>
  Response.json({
    data: {
      allowedCountries: ["AF", "DE", "GB"],
      customer: { billing: { country: billing }, shipping: { country: shipping, city: "Frome" } },
    },
  });

test("An address without a country gets the shop's base country", async () => {
  const baseCountry = vi.fn(async () => "GB");
  const { typed } = await requestAddresses(backendWith("DE", null), { baseCountry });
  expect(typed).toMatchObject({
    billing_country: "DE",
    shipping_country: "GB",
    shipping_city: "Frome",
  });
});

test("The shop's base country is requested only for an address without a country", async () => {
  const baseCountry = vi.fn(async () => "GB");
  await requestAddresses(backendWith("DE", "AF"), { baseCountry });
  expect(baseCountry).not.toHaveBeenCalled();
});

test("An address without a country stays without one if the shop's base country is unknown", async () => {
  const baseCountry = async () => undefined;
  const { typed } = await requestAddresses(backendWith(null, null), { baseCountry });
  expect(typed).toMatchObject({ billing_country: "", shipping_country: "" });
});
