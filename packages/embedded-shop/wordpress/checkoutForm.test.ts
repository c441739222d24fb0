import { describe, expect, test } from "vitest";
import { addressErrors, addressIn, paymentErrors } from "./checkoutForm.ts";

const complete = {
  billing_first_name: "Anna",
  billing_last_name: "Muster",
  billing_address_1: " Hauptstr. 1 ",
  billing_city: "Berlin",
  billing_postcode: "10115",
  billing_country: "DE",
  billing_email: "anna@example.com",
};
const errorsOf = (change: Partial<typeof complete>) =>
  addressErrors(addressIn(new URLSearchParams({ ...complete, ...change })));

describe("the address of WordPress's checkout", () => {
  test("has WooCommerce's field names, and is trimmed", () => {
    expect(addressIn(new URLSearchParams(complete))).toMatchObject({
      firstName: "Anna",
      address1: "Hauptstr. 1",
      country: "DE",
      company: "",
    });
  });

  test.each([
    [{}, []],
    [{ billing_city: " " }, ["Billing Town / City is a required field."]],
    [{ billing_country: "XX" }, ["Please enter an address to continue."]],
    [{ billing_email: "anna" }, ["Invalid billing email address"]],
  ])("with %j has the errors %j", (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});

describe("the payment of WordPress's checkout", () => {
  const pay = (fields: Record<string, string>) => paymentErrors(new URLSearchParams(fields));

  test("needs a card number for the card only", () => {
    expect(pay({ payment_method: "cod" })).toEqual([]);
    expect(pay({ payment_method: "wordpress-card", card_number: "4242 4242 4242 4242" })).toEqual(
      [],
    );
    expect(pay({ payment_method: "wordpress-card", card_number: "42" })).toEqual([
      "The card number is incomplete.",
    ]);
  });
});
