import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import { afterEach, expect, test, vi } from "vitest";
import statesQuery from "#__generated__/useCountryStatesQuery.graphql.ts";
import { openShop } from "#tests/worlds/fixtures/cartFixture.tsx";
import { formServer } from "#tests/worlds/fixtures/accountFixture.ts";
import { AddressesView } from "./AddressesView.tsx";

const shop = vi.hoisted(() => ({ isPhoneOptional: true }));
vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({ shop }) }));

const server = formServer();
afterEach(() => {
  cleanup();
  shop.isPhoneOptional = true;
});

const typed = {
  shipping_country: "GB",
  shipping_firstName: "Ann",
  billing_country: "GB",
  billing_firstName: "Ann",
  billing_lastName: "Lee",
  billing_address1: "3 Willow Vale",
  billing_city: "Frome",
  billing_postcode: "BA11 1BZ",
  billing_phone: "01373 462153",
};

function open(): void {
  const { environment, wrapper } = openShop();
  for (const country of ["GB", "DE"]) {
    const operation = createOperationDescriptor(getRequest(statesQuery), { country });
    environment.commitPayload(operation, { countryStates: [] });
  }
  render(<AddressesView customer="ann" countries={["GB", "DE"]} typed={typed} />, { wrapper });
}

const save = () => fireEvent.click(screen.getByRole("button", { name: "Save billing address" }));

test("The billing form posts the billing address and phone without the delivery address", async () => {
  open();
  expect(screen.getAllByLabelText("Phone (optional)")).toHaveLength(1);
  save();
  await waitFor(() => expect(server.assign).toHaveBeenCalled());
  const [{ path, fields } = { path: "", fields: {} }] = server.sent;
  expect(path).toBe("/account/addresses");
  expect(fields).toMatchObject({ kind: "billing", billing_city: "Frome", phone: "01373 462153" });
  expect(Object.keys(fields as object).filter((name) => name.startsWith("shipping"))).toEqual([]);
});

test("The billing form rejects a phone number of an impossible length and accepts an empty one", async () => {
  open();
  const phone = screen.getByLabelText("Phone (optional)");
  fireEvent.input(phone, { target: { value: "030 90" } });
  save();
  await screen.findByText("Enter a full phone number, with its area code.");
  expect(server.sent).toEqual([]);
  fireEvent.input(phone, { target: { value: "" } });
  await waitFor(() => expect(phone.getAttribute("aria-invalid")).toBeNull());
  save();
  await waitFor(() => expect(server.sent).toHaveLength(1));
});

test("The billing form needs a phone number if the checkout does", async () => {
  shop.isPhoneOptional = false;
  open();
  fireEvent.input(screen.getByLabelText("Phone"), { target: { value: "" } });
  save();
  await screen.findByText("Phone is required.");
  expect(server.sent).toEqual([]);
});

test("A saved address leaves the other one's typed values on the page", async () => {
  server.respondWith({ ok: true, location: "/account/addresses?done=saved" });
  open();
  const [delivery] = screen.getAllByLabelText("First name");
  if (!delivery) throw new Error("There is a delivery address.");
  fireEvent.input(delivery, { target: { value: "Zoë" } });
  save();
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(server.assign).not.toHaveBeenCalled();
  expect(delivery).toHaveProperty("value", "Zoë");
  fireEvent.input(screen.getByLabelText("Phone (optional)"), { target: { value: "" } });
  await waitFor(() => expect(screen.queryByText("Saved.")).toBeNull());
});

test("A form of another customer's page leaves it", async () => {
  const location = "/account/addresses?done=otherCustomer";
  server.respondWith({ ok: true, location });
  open();
  save();
  await waitFor(() => expect(server.assign).toHaveBeenCalledWith(location));
});
