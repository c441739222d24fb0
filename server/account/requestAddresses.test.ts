import { expect, test, vi } from "vitest";
import { requestAddresses } from "./requestAddresses.ts";

/** Backend that sells to Afghanistan first, with one customer's countries. */
const backendWith = (billing: string | null, shipping: string | null) => async () =>
  Response.json({
    data: {
      allowedCountries: ["AF", "DE", "GB"],
      customer: { billing: { country: billing }, shipping: { country: shipping, city: "Frome" } },
    },
  });

test("An address without a country starts with the shop's", async () => {
  const baseCountry = vi.fn(async () => "GB");
  const { typed } = await requestAddresses(backendWith("DE", null), { baseCountry });
  expect(typed).toMatchObject({
    billing_country: "DE",
    shipping_country: "GB",
    shipping_city: "Frome",
  });
});

test("The shop's country is requested only for an address without one", async () => {
  const baseCountry = vi.fn(async () => "GB");
  await requestAddresses(backendWith("DE", "AF"), { baseCountry });
  expect(baseCountry).not.toHaveBeenCalled();
});

test("No country is guessed if the shop's is unknown", async () => {
  const baseCountry = async () => undefined;
  const { typed } = await requestAddresses(backendWith(null, null), { baseCountry });
  expect(typed).toMatchObject({ billing_country: "", shipping_country: "" });
});
