import {
  cachingTokens,
  emptiedByReading,
  losingParallel,
  refusing,
  withData,
  withError,
  withHeader,
  withSetup,
  withText,
  withoutRenewal,
  withoutSessions,
  withoutTokens,
  wordpressSetup,
} from "./doctorFaults.ts";
import type { FaultCase, FaultCaseRow } from "./faultCase.ts";

import { handOverCases } from "./doctorHandOverCases.ts";

// Faults of sessions, checkout and settings, with the check that finds each.

/** Shop with these payment methods; its WordPress gives no link to its checkout. */
export const withMethods = (...ids: string[]): FaultCase => ({
  reply: (reply, { operation }) => {
    const paymentGateways = { nodes: ids.map((id) => ({ id })) };
    const data = { doctorPaymentQuery: { paymentGateways }, doctorLinkQuery: { customer: null } }[
      operation
    ];
    if (data) reply.body = JSON.stringify({ data });
  },
});

/** Storefront with several languages. */
export const withLanguages =
  (...LANGUAGES: string[]): NonNullable<FaultCase["over"]> =>
  ({ config }) => ({ config: { ...config, LANGUAGES } });

/** Faults of sessions, checkout and settings. */
export const cartCases: readonly FaultCaseRow[] = [
  ["responses without a token", "session-token", "fail", "woocommerce-session", withoutTokens],
  ["a cache of tokens", "page-cache", "fail", "Exclude /graphql", cachingTokens()],
  [
    "a response of a cache",
    "page-cache",
    "fail",
    "x-cache",
    withHeader("x-cache", "HIT from edge"),
  ],
  ["requests without a token", "session-accepted", "fail", "another one", withoutSessions],
  ["a cart that reading empties", "cart-read", "fail", "1.0.0 empties", emptiedByReading],
  ["tokens that are not renewed", "session-renewal", "warn", "does not renew", withoutRenewal],
  ["a lost parallel change", "parallel-changes", "warn", "were lost", losingParallel()],
  ["no payment method", "payment-methods", "fail", "no payment method", withMethods()],
  [
    "a payment method with fields",
    "payment-methods",
    "warn",
    "does not offer all methods: cod (here), stripe (in WordPress).",
    { ...withMethods("cod", "stripe"), settings: { CHECKOUT: "here" } },
  ],
  [
    "payment methods with fields only",
    "payment-methods",
    "fail",
    "does not offer any of the shop's methods: stripe (in WordPress).",
    { ...withMethods("stripe"), settings: { CHECKOUT: "here" } },
  ],
  [
    "a payment method of WordPress's checkout, to which there is no link",
    "wordpress-checkout",
    "fail",
    "gives no link",
    withMethods("cod", "stripe"),
  ],
  ...handOverCases,
  [
    "no country of new shoppers",
    "countries",
    "warn",
    "Default customer location",
    withText("doctorCountryQuery", /"country":"US"/g, '"country":null'),
  ],
  [
    "no countries",
    "countries",
    "fail",
    "Selling location",
    withText("doctorCountryQuery", /"allowedCountries":\[[^\]]*\]/g, '"allowedCountries":[]'),
  ],
  [
    "no way of delivery",
    "delivery",
    "fail",
    "Shipping zones",
    withText("doctorCartQuery", /"rates":\[[^\]]*\]/g, '"rates":[]'),
  ],
  ["no page with terms", "terms", "warn", "set TERMS_PAGE", { settings: { TERMS_PAGE: "" } }],
  ["an unknown currency", "currency", "warn", "CURRENCY=USD", { settings: { CURRENCY: "" } }],
  [
    "a WordPress without the plugin",
    "wordpress-file",
    "warn",
    "wordpress/README.md",
    withError("doctorSetupQuery", 'Cannot query field "vitrineSetup" on type "RootQuery".'),
  ],
  [
    "secrets that differ",
    "wordpress-file",
    "fail",
    "to the same value",
    withData("doctorSetupQuery", { vitrineSetup: null }),
  ],
  [
    "a mistake in the plugin's setup",
    "wordpress-file",
    "warn",
    "too short",
    withSetup({ problems: ["too short"] }),
  ],
  ["a part that is off", "wordpress-file", "warn", "Remove sessions", withSetup(off("sessions"))],
  ["prepaid orders", "prepaid-orders", "fail", "VITRINE_OFF", withSetup(off("prepaid-orders"))],
  [
    "no orders of guests",
    "guest-checkout",
    "fail",
    "Accounts",
    withSetup({ guestCheckout: false }),
  ],
  [
    "another phone setting",
    "phone",
    "warn",
    "CHECKOUT_PHONE=optional",
    withSetup({ phone: "hidden" }),
  ],
  [
    "delivery to the billing address",
    "delivery-address",
    "fail",
    "Shipping destination",
    withSetup({ shipTo: "billing_only" }),
  ],
  [
    "two languages",
    "languages",
    "warn",
    "DE, EN",
    withData("doctorLanguagesQuery", { languages: [{ code: "DE" }, { code: "EN" }] }),
  ],
  [
    "a WordPress that does not answer in the storefront's languages",
    "languages",
    "warn",
    "its part locale",
    { over: withLanguages("en", "de") },
  ],
  [
    "a plugin that hides every page",
    "seo",
    "warn",
    "Discourage search engines",
    { over: () => ({ findSeoPlugin: async () => ({ name: "Rank Math", isHidden: true }) }) },
  ],
  [
    "a menu item that leads to a draft",
    "menus",
    "warn",
    "as to a draft: Size guide.",
    withData("doctorMenusQuery", {
      header: { menuItems: { nodes: [{ label: "Size guide", uri: "/?page_id=9" }] } },
      menus: { nodes: [{ name: "Main" }] },
    }),
  ],
  [
    "notices that WordPress does not send",
    "change-notices",
    "warn",
    "VITRINE_WEBHOOK_SECRET",
    withSetup(off("change-notices")),
  ],
  [
    "notices that the storefront refuses",
    "change-notices",
    "warn",
    "Set WEBHOOK_SECRET",
    { settings: { WEBHOOK_SECRET: "" } },
  ],
  [
    "a webhook that WooCommerce has disabled",
    "change-notices",
    "warn",
    /product\.updated \(disabled\)\. Activate/,
    withSetup({
      ...off("change-notices"),
      webhooks: [
        { topic: "product.created", status: "active" },
        { topic: "product.updated", status: "disabled" },
      ],
    }),
  ],
  [
    "a small buffer of headers",
    "response-headers",
    "fail",
    "fastcgi_buffer_size 16k",
    refusing("doctorHeadersQuery"),
  ],
  [
    "an outdated index",
    "search-drift",
    "warn",
    "1 missing, 2 outdated and 0 surplus records. Run npm run index",
    { over: () => ({ compareSearch: async () => drifted }) },
  ],
  ["no index", "search-index", "warn", "npm run index", { over: () => ({ isIndexed: false }) }],
  [
    "several servers with the embedded search",
    "search-index",
    "warn",
    "Use Algolia",
    { settings: { CACHE_URL: "valkey://127.0.0.1:6379" } },
  ],
];

const drifted = {
  products: 3,
  missing: ["1"],
  stale: ["2", "3"],
  surplus: [],
  settings: new Map<string, string[]>(),
  synonyms: { changed: [], surplus: [] },
};

function off(part: string): Partial<typeof wordpressSetup> {
  const parts = wordpressSetup.parts.map((one) =>
    one.name === part ? { ...one, state: "off" } : one,
  );
  return { parts };
}
