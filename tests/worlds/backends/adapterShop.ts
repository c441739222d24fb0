import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { openWooServer } from "./wooServer.ts";

/** Shop with cart tokens, and with a payment method that reads a value of its provider's script. */
export const adapterShop = {
  settings: {
    sessionTokens: "both",
    gateways: [
      { id: "cod", title: "Cash on delivery", description: "Pay with cash upon delivery." },
      {
        id: "acme",
        title: "Acme",
        description: "",
        fields: [{ name: "acme_token", label: "Token" }],
      },
    ],
  },
} satisfies Parameters<typeof openWooServer>[0];

/** The merchant's declaration of the method, with an adapter. */
export const acmeFields: PaymentFields = [
  {
    id: "acme",
    fields: [
      { name: "acme_token", label: "Token" },
      { name: "acme_card", label: "Saved card" },
    ],
    adapter: {
      name: "acme",
      config: { publishableKey: "pk_acme", currency: "USD", types: [], savesCards: false },
      sources: {
        "script-src": ["https://js.acme.example"],
        "frame-src": ["https://js.acme.example"],
        "connect-src": ["https://api.acme.example"],
      },
    },
  },
];
