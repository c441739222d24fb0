import { createElement as h } from "react";
import type { Address } from "#shop/cart/address.ts";
import type { ShopperCart } from "#shop/cart/shopperCart.ts";
import { isEmail } from "#shop/customers/isEmail.ts";
import { allowedCountries } from "#shop/geography/countries.ts";
import { CARD, wordpressGatewaysOf } from "#shop/orders/gateways.ts";
import { amountText, choice, field, paragraph } from "./page.ts";
import type { Visit } from "./visit.ts";

// Form of WordPress's own checkout: address, shipping and payment.

/** Fields of the billing address, with WooCommerce's names and labels. */
const ADDRESS: readonly {
  key: keyof Address;
  label: string;
  isOptional?: boolean;
  autoComplete: string;
}[] = [
  { key: "firstName", label: "First name", autoComplete: "given-name" },
  { key: "lastName", label: "Last name", autoComplete: "family-name" },
  { key: "company", label: "Company", isOptional: true, autoComplete: "organization" },
  { key: "address1", label: "Street address", autoComplete: "address-line1" },
  { key: "address2", label: "Flat", isOptional: true, autoComplete: "address-line2" },
  { key: "city", label: "Town / City", autoComplete: "address-level2" },
  { key: "state", label: "State / County", isOptional: true, autoComplete: "address-level1" },
  { key: "postcode", label: "Postcode", autoComplete: "postal-code" },
  { key: "phone", label: "Phone", isOptional: true, autoComplete: "tel" },
  { key: "email", label: "Email address", autoComplete: "email" },
];

/** Returns a field's name as WooCommerce writes it, such as `billing_first_name`. */
const nameOf = (key: keyof Address) =>
  `billing_${key.replaceAll(/([A-Z]|\d)/g, (part) => `_${part.toLowerCase()}`)}`;

const COUNTRY = "billing_country";
const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** Fields with the address of a session, or the typed one. */
export function addressFields({ form }: Visit, billing: Address) {
  const country = form?.get(COUNTRY) ?? billing.country;
  return h(
    "fieldset",
    null,
    h("legend", null, "Billing details"),
    ADDRESS.map(({ key, label, isOptional, autoComplete }) =>
      h(
        "div",
        { key },
        field(nameOf(key), isOptional ? `${label} (optional)` : label, {
          value: form?.get(nameOf(key)) ?? billing[key],
          autoComplete,
          ...(key === "email" && { type: "email" }),
        }),
      ),
    ),
    paragraph(
      h(
        "label",
        null,
        "Country / Region ",
        h(
          "select",
          { name: COUNTRY, defaultValue: country, autoComplete: "country" },
          allowedCountries.map((code) =>
            h("option", { key: code, value: code }, countryNames.of(code) ?? code),
          ),
        ),
      ),
    ),
  );
}

/** Reads the address of a form. */
export function addressIn(form: URLSearchParams): Address {
  const named = ADDRESS.map(({ key }) => [key, form.get(nameOf(key))?.trim() ?? ""]);
  return { ...Object.fromEntries(named), country: form.get(COUNTRY) ?? "" } as Address;
}

/** Validates an address, with WooCommerce's messages. */
export function addressErrors(address: Address): string[] {
  const missing = ADDRESS.filter(({ key, isOptional }) => !isOptional && address[key] === "");
  const isKnown = allowedCountries.includes(address.country);
  return [
    ...missing.map(({ label }) => `Billing ${label} is a required field.`),
    ...(isKnown ? [] : ["Please enter an address to continue."]),
    ...(address.email === "" || isEmail(address.email) ? [] : ["Invalid billing email address"]),
  ];
}

/** Radio buttons of the shipping rates. */
export function shippingFields({ shop }: Visit, { priced }: ShopperCart) {
  if (!priced.needsShipping) return null;
  const { displayPricesWithTax } = shop.settings;
  const options = priced.rates.map(({ id, label, cost, tax }) => ({
    value: id,
    label: `${label}: ${amountText(shop, cost + (displayPricesWithTax ? Math.round(tax / 1e6) : 0))}`,
  }));
  return choice("shipping_method", "Shipping", options, priced.chosenRate?.id);
}

/** Radio buttons of the payment methods, and the card's field. */
export function paymentFields({ shop, form }: Visit) {
  const gateways = wordpressGatewaysOf(shop);
  const options = gateways.map(({ id, title, description }) => ({
    value: id,
    label: `${title}. ${description}`,
  }));
  return h(
    "div",
    null,
    choice("payment_method", "Payment", options, form?.get("payment_method") ?? gateways[0]?.id),
    field("card_number", `Card number, for “${CARD.title}”`, { autoComplete: "off" }),
  );
}

/** Validates the fields of the chosen payment method. A card number is not stored. */
export function paymentErrors(form: URLSearchParams): string[] {
  if (form.get("payment_method") !== CARD.id) return [];
  const number = form.get("card_number")?.replaceAll(" ", "") ?? "";
  return /^\d{12,19}$/.test(number) ? [] : ["The card number is incomplete."];
}
