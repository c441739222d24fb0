import { expect, test } from "vitest";
import type { PageContextServer } from "vike/types";
import { addStates } from "./addStates.ts";

/** Returns the variables that a customer's checkout gets. */
async function variablesFor(customer: object, checkout = {}): Promise<object> {
  const data = { allowedCountries: ["AF", "GB", "IE"], customer, checkout };
  const variables = {};
  const fetchMore = async () => ({ data: { countryStates: [] } });
  await addStates(data, fetchMore, {} as PageContextServer, variables);
  return variables;
}

test("States are added for the countries of the customer's addresses", async () => {
  const customer = { shipping: { country: "IE" }, billing: { country: "GB" } };
  expect(await variablesFor(customer)).toEqual({
    knowsCountries: true,
    shippingCountry: "IE",
    billingCountry: "GB",
  });
});

test("Addresses without a country get the states of the shop's country", async () => {
  const customer = { shipping: { country: null }, billing: null };
  expect(await variablesFor(customer, { baseCountry: "GB" })).toMatchObject({
    shippingCountry: "GB",
    billingCountry: "GB",
  });
  expect(await variablesFor(customer)).toEqual({});
});
