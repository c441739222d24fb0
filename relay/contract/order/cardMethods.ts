import type { PolicyPart } from "#relay/contract/policyPart.ts";
import type { MethodFields, PaymentAdapterUse } from "./paymentFields.ts";

// Card methods: payment methods of WordPress whose provider's script draws their fields on our
// checkout. Names of values as the plugins read them from their own checkout's request.

/** A card method as `wordpress/vitrine` tells it. */
export type CardMethod = {
  method: string;
  adapter: string;
  script: string | null | undefined;
  publishableKey: string;
  accountId: string | null | undefined;
  currency: string;
  locale: string | null | undefined;
  types: readonly string[];
  savesCards: boolean;
  takesExpressPay: boolean;
};

/** Values and origins of a built-in adapter, for our server. */
type CardAdapter = {
  /** Returns the names of the values that a gateway reads, by its id. */
  values: (method: string) => readonly string[];
  /** Origins of the provider; none for a script of our own. */
  sources: PolicyPart;
};

/** Returns the name of WooCommerce's value that a new card is to be saved. */
export const savesCardValue = (method: string): string => `wc-${method}-new-payment-method`;

/** Returns the values by which WooCommerce reads a saved card, by its token. */
export const savedCardValues = (method: string, token: string) => ({
  [`wc-${method}-payment-token`]: token,
  isSavedToken: "true",
});

/** Names of the value by which releases of WooCommerce's Stripe plugin name an order's wallet. */
export const EXPRESS_TYPE_VALUES = ["express_checkout_type", "express_payment_type"] as const;

/**
 * Values of WooCommerce's Stripe plugin and of WooPayments, which share Stripe's script; those of
 * saved cards are WooCommerce's own.
 */
const stripeValues = (method: string) => [
  "wc-stripe-is-deferred-intent",
  "wc-stripe-payment-method",
  "wcpay-payment-method",
  ...EXPRESS_TYPE_VALUES,
  ...Object.keys(savedCardValues(method, "")),
  savesCardValue(method),
];

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE_SOURCES: PolicyPart = {
  "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
  "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  "connect-src": ["https://api.stripe.com"],
  "img-src": ["https://*.stripe.com"],
};

const CARD_ADAPTERS: Readonly<Record<string, CardAdapter>> = {
  stripe: { values: stripeValues, sources: STRIPE_SOURCES },
};

/** True for an adapter whose payments WordPress settles for us. */
export const isOfCards = ({ name }: Pick<PaymentAdapterUse, "name">): boolean =>
  Object.hasOwn(CARD_ADAPTERS, name);

const text = (value: string | null | undefined) => value || undefined;

/** Returns a script's path on our own origin; any other address is the provider's own. */
const ownScript = (script: string | null | undefined) =>
  script && /^\/(?!\/)/.test(script) ? script : undefined;

/**
 * Returns the card methods whose adapter this release has, as methods with fields. Others are paid
 * in WordPress.
 */
export const cardMethodFields = (methods: readonly CardMethod[]): MethodFields[] =>
  methods.flatMap((card) => {
    const adapter = Object.hasOwn(CARD_ADAPTERS, card.adapter)
      ? CARD_ADAPTERS[card.adapter]
      : undefined;
    if (!adapter || card.publishableKey === "") return [];
    const script = ownScript(card.script);
    const [accountId, locale] = [card.accountId, card.locale].map(text);
    const { publishableKey, currency, types, savesCards, takesExpressPay } = card;
    const known = { publishableKey, currency, types, savesCards, takesExpressPay };
    const config = { ...known, script, accountId, locale };
    return [
      {
        id: card.method,
        fields: adapter.values(card.method).map((name) => ({ name, label: name })),
        adapter: {
          name: card.adapter,
          config,
          sources: script === undefined ? adapter.sources : {},
        },
      },
    ];
  });

/** Path of the page where the payment of an intent's order is confirmed, before the intent. */
export const CONFIRM_PATH = "/checkout/confirm/";
