import { currencyOf } from "../../../relay/contract/cart/currencyOf.ts";
import { fail, once, pass, skip, warn } from "./doctorCheck.ts";
import type { Check, ExaminedShop } from "./doctorCheck.ts";
import { paidMethods } from "./paidMethods.ts";
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

/** Places of payment, in words. */
const WORDS = { here: "here", redirect: "by redirect to its own page", wordpress: "in WordPress" };

const gateways: Check = {
  id: "payment-methods",
  means: "Shoppers can pay.",
  needs: ["woographql"],
  async run(shop) {
    const { CHECKOUT: at } = shop.config;
    const methods = await paidMethods(shop);
    if (methods.length === 0) {
      return fail(
        "The shop offers no payment method.",
        "In WooCommerce > Settings > Payments, switch one on, such as direct bank transfer.",
      );
    }
    const named = methods.map(({ id, place, isDeclared }) => {
      const fields = isDeclared && place === "here" ? ", with its fields in shop/payment.ts" : "";
      return `${id} (${at === "wordpress" ? WORDS.wordpress : WORDS[place]}${fields})`;
    });
    const unusable = at === "here" ? methods.filter(({ place }) => place === "wordpress") : [];
    if (unusable.length === 0)
      return pass(`Each method and where it is paid: ${named.join(", ")}.`);
    const isNone = unusable.length === methods.length;
    return (isNone ? fail : warn)(
      `CHECKOUT=here does not offer ${isNone ? "any of the shop's methods" : "all methods"}: ${named.join(", ")}.`,
      "Set CHECKOUT=auto, so that those in WordPress are paid there (docs/payments.md), or switch them off.",
    );
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

const terms: Check = {
  id: "terms",
  means: "Shoppers accept the shop's terms before they order.",
  needs: ["woographql"],
  async run({ config, probe }) {
    if (config.TERMS_PAGE) return pass(`Shoppers accept ${config.TERMS_PAGE}.`);
    const query = "query doctorTermsQuery { vitrineTerms { url } }";
    const { data } = await probe<{ vitrineTerms: { url: string | null } | null }>({
      operationName: "doctorTermsQuery",
      query,
    });
    const url = data?.vitrineTerms?.url;
    if (url) return pass(`Shoppers accept ${url}.`);
    return warn(
      "No page with terms is known: the checkout has no box to accept them.",
      data?.vitrineTerms
        ? "Select a page in WooCommerce > Settings > Advanced > Page setup > Terms and conditions, or set TERMS_PAGE."
        : "Set TERMS_PAGE, or install the plugin for WordPress (wordpress/README.md), which tells WooCommerce's own setting.",
    );
  },
};

export const checkoutChecks: readonly Check[] = [gateways, baseCountry, delivery, currency, terms];
