import type { openWooServer } from "./wooServer.ts";

/** Secret that WordPress and the storefront know. */
const SECRET = "a secret that both servers know, of 32 characters and more";

/** Options of a world whose shop takes cards on the storefront's checkout, and cash. */
export const cardShop = {
  settings: { FORWARDED_CLIENT_SECRET: SECRET },
  woo: {
    orderSecret: SECRET,
    settings: {
      sessionTokens: "both",
      gateways: [
        { id: "demo_card", title: "Card (demonstration)", description: "" },
        { id: "cod", title: "Cash on delivery", description: "Pay with cash upon delivery." },
      ],
    },
  },
} satisfies { settings: NodeJS.Dict<string>; woo: Parameters<typeof openWooServer>[0] };

/** Returns the form's inputs with a card, as the provider's script hands it over. */
export const paidBy = (card: string) => ({
  paymentMethod: "demo_card",
  "payment_demo_card_wc-stripe-payment-method": card,
  "payment_demo_card_wc-stripe-is-deferred-intent": "true",
});
