import { currencyOf } from "#relay/contract/currencyOf.ts";
import { hasFields, needsWordpress } from "#relay/contract/paymentMethods.ts";
import { fail, once, pass, skip, warn } from "./doctorCheck.ts";
import type { Check, ExaminedShop } from "./doctorCheck.ts";
import {
  addProduct,
  countries,
  emptyCart,
  readCart,
  sellable,
  setCountry,
  startSession,
} from "./guestCart.ts";
import type { Cart } from "./guestCart.ts";

// Checks of the checkout: payment methods, countries, delivery, and currency. None places an order.

/** Payment methods without a page or fields of their own. */
const OFFLINE = new Set(["bacs", "cheque", "cod"]);

type Gateways = { paymentGateways: { nodes: { id: string }[] } | null };

const gateways: Check = {
  id: "payment-methods",
  means: "Shoppers can pay.",
  needs: ["woographql"],
  async run({ probe, paymentFields, config: { CHECKOUT, WORDPRESS_PAYMENTS: others = [] } }) {
    const query = "query doctorPaymentQuery { paymentGateways(first: 100) { nodes { id } } }";
    const { data } = await probe<Gateways>({ operationName: "doctorPaymentQuery", query });
    const ids = (data?.paymentGateways?.nodes ?? []).map(({ id }) => id);
    if (CHECKOUT !== "here" && ids.length > 0) {
      const elsewhere = ids.filter((id) => CHECKOUT === "wordpress" || needsWordpress(id, others));
      const here = ids.filter((id) => !elsewhere.includes(id));
      return pass(
        `Payment methods here: ${here.join(", ") || "none"}; on WordPress's checkout: ${elsewhere.join(", ") || "none"}.`,
      );
    }
    const isDeclared = (id: string) => paymentFields.some((method) => method.id === id);
    const unusable = ids.filter((id) => hasFields(id) && !isDeclared(id));
    const usable = ids.filter((id) => !unusable.includes(id));
    const named = usable.map((id) => {
      if (isDeclared(id)) return `${id} (with its fields in shop/payment.ts)`;
      return OFFLINE.has(id) ? id : `${id} (if it redirects to a page of its own)`;
    });
    if (usable.length === 0) {
      return fail(
        ids.length === 0
          ? "The shop offers no payment method."
          : `The shop offers only payment methods with fields of their own: ${ids.join(", ")}.`,
        "In WooCommerce > Settings > Payments, switch on a method without fields, such as direct bank transfer, or one that redirects to its own page.",
      );
    }
    return unusable.length > 0
      ? warn(
          `These work: ${named.join(", ")}. These need fields that the checkout does not have: ${unusable.join(", ")}.`,
          "Set CHECKOUT=both to take them on WordPress's own checkout (docs/payments.md), or switch them off.",
        )
      : pass(`These work: ${named.join(", ")}.`);
  },
};

const baseCountry: Check = {
  id: "countries",
  means: "The checkout begins with the shop's country, and offers those that it sells to.",
  needs: ["woographql"],
  async run(shop) {
    const { base, allowed } = await countries(shop);
    if (allowed.length === 0) {
      return fail(
        "The shop sells to no country.",
        "In WooCommerce > Settings > General, set Selling location(s).",
      );
    }
    const sold = allowed.length === 1 ? "1 country" : `${allowed.length} countries`;
    return base === undefined
      ? warn(
          `The shop sells to ${sold}, and new shoppers have none.`,
          "In WooCommerce > Settings > General, set Default customer location to Shop country/region.",
        )
      : pass(`The shop sells to ${sold}; new shoppers are in ${base}.`);
  },
};

/** Cart of one product, for delivery to the shop's country. */
const filled = once(async (shop: ExaminedShop): Promise<Cart | undefined> => {
  const [product] = await sellable(shop);
  const token = await startSession(shop);
  if (token === undefined || product === undefined) return undefined;
  const { base, allowed } = await countries(shop);
  const country = base ?? allowed[0];
  let { next } = await addProduct(shop, token, product);
  if (country !== undefined) ({ next } = await setCountry(shop, next, country));
  const read = await readCart(shop, next);
  await emptyCart(shop, read.next);
  return read.cart;
});

const NO_PRODUCT = skip(
  "The shop has no plain product to put into a cart.",
  "Publish a plain product with a price and in stock.",
);

const delivery: Check = {
  id: "delivery",
  means: "An order to the shop's own country can be delivered.",
  needs: ["cart-read"],
  async run(shop) {
    const cart = await filled(shop);
    if (!cart) return NO_PRODUCT;
    if (!cart.needsShippingAddress) {
      return skip("The product that was tried needs no delivery.", "Publish one that is shipped.");
    }
    const labels = (cart.availableShippingMethods ?? []).flatMap((method) =>
      (method?.rates ?? []).flatMap((rate) => rate?.label ?? []),
    );
    return labels.length > 0
      ? pass(`Ways of delivery: ${labels.join(", ")}.`)
      : fail(
          "There is no way of delivery to the shop's country: nobody there can order.",
          "In WooCommerce > Settings > Shipping > Shipping zones, add a method to the zone of this country.",
        );
  },
};

const currency: Check = {
  id: "currency",
  means: "Search engines and the product feed need the currency's code, not only its sign.",
  needs: ["cart-read"],
  async run(shop) {
    const cart = await filled(shop);
    if (!cart?.total) return NO_PRODUCT;
    const taxes = cart.displayPricesIncludeTax ? "with tax" : "without tax";
    const code = shop.config.CURRENCY ?? currencyOf(cart.total);
    return code === undefined
      ? warn(
          `The currency of ${cart.total} is not clear; prices are shown ${taxes}.`,
          "Set CURRENCY to its code, for example CURRENCY=USD.",
        )
      : pass(`Prices are in ${code}, and shown ${taxes}.`);
  },
};

export const checkoutChecks: readonly Check[] = [gateways, baseCountry, delivery, currency];
