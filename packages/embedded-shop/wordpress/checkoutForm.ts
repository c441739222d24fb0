import { createElement as h } from "react";
import type { Address } from "#shop/cart/address.ts";
import type { ShopperCart } from "#shop/cart/shopperCart.ts";
import { isEmail } from "#shop/customers/isEmail.ts";
import { allowedCountries } from "#shop/geography/countries.ts";
import { CARD_ID, wordpressGatewaysOf } from "#shop/orders/gateways.ts";
import { amountText, choice, field, paragraph } from "./page.ts";
import type { Visit } from "./visit.ts";
import { language } from "../../../words/language.ts";
import { t } from "../../../words/t.ts";

// Form of WordPress's own checkout: address, shipping and payment.

/** Returns the fields of the billing address, with WooCommerce's names and labels. */
const addressParts = (): {
  key: keyof Address;
  label: string;
  isOptional?: boolean;
  autoComplete: string;
}[] => [
  { key: "firstName", label: t("backend.firstName"), autoComplete: "given-name" },
  { key: "lastName", label: t("backend.lastName"), autoComplete: "family-name" },
  { key: "company", label: t("backend.company"), isOptional: true, autoComplete: "organization" },
  { key: "address1", label: t("backend.address1"), autoComplete: "address-line1" },
  {
    key: "address2",
    label: t("backend.address2"),
    isOptional: true,
    autoComplete: "address-line2",
  },
  { key: "city", label: t("backend.city"), autoComplete: "address-level2" },
  { key: "state", label: t("backend.state"), isOptional: true, autoComplete: "address-level1" },
  { key: "postcode", label: t("backend.postcode"), autoComplete: "postal-code" },
  { key: "phone", label: t("backend.phone"), isOptional: true, autoComplete: "tel" },
  { key: "email", label: t("backend.emailAddress"), autoComplete: "email" },
];

/** Returns a field's name as WooCommerce writes it, such as `billing_first_name`. */
const nameOf = (key: keyof Address) =>
  `billing_${key.replaceAll(/([A-Z]|\d)/g, (part) => `_${part.toLowerCase()}`)}`;

const COUNTRY = "billing_country";

/** Fields with the address of a session, or the typed one. */
export function addressFields({ form }: Visit, billing: Address) {
  const country = form?.get(COUNTRY) ?? billing.country;
  const countryNames = new Intl.DisplayNames(language(), { type: "region" });
  return h(
    "fieldset",
    null,
    h("legend", null, t("backend.billingDetails")),
    addressParts().map(({ key, label, isOptional, autoComplete }) =>
      h(
        "div",
        { key },
        field(nameOf(key), isOptional ? t("backend.optionalField", { label }) : label, {
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
        t("backend.country"),
        " ",
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
  const named = addressParts().map(({ key }) => [key, form.get(nameOf(key))?.trim() ?? ""]);
  return { ...Object.fromEntries(named), country: form.get(COUNTRY) ?? "" } as Address;
}

/** Validates an address, with WooCommerce's messages. */
export function addressErrors(address: Address): string[] {
  const missing = addressParts().filter(
    ({ key, isOptional }) => !isOptional && address[key] === "",
  );
  const isKnown = allowedCountries.includes(address.country);
  return [
    ...missing.map(({ label }) => t("backend.billingRequired", { label })),
    ...(isKnown ? [] : [t("backend.addressMissing")]),
    ...(address.email === "" || isEmail(address.email) ? [] : [t("backend.billingEmailInvalid")]),
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
  return choice("shipping_method", t("backend.shipping"), options, priced.chosenRate?.id);
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
    choice(
      "payment_method",
      t("backend.payment"),
      options,
      form?.get("payment_method") ?? gateways[0]?.id,
    ),
    field("card_number", t("backend.cardNumberFor", { title: t("backend.wordpressCard") }), {
      autoComplete: "off",
    }),
  );
}

/** Validates the fields of the chosen payment method. A card number is not stored. */
export function paymentErrors(form: URLSearchParams): string[] {
  if (form.get("payment_method") !== CARD_ID) return [];
  const number = form.get("card_number")?.replaceAll(" ", "") ?? "";
  return /^\d{12,19}$/.test(number) ? [] : [t("backend.cardNumberIncomplete")];
}
