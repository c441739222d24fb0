import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { openWooServer } from "./wooServer.ts";

/** Shop with cart tokens, and with a payment method whose form has a field of its own. */
export const purchaseOrderShop = {
  settings: {
    sessionTokens: "both",
    gateways: [
      { id: "cod", title: "Cash on delivery", description: "Pay with cash upon delivery." },
      {
        id: "purchase_order",
        title: "Purchase order",
        description: "We send an invoice.",
        fields: [{ name: "po_number", label: "Purchase order number" }],
      },
    ],
  },
} satisfies Parameters<typeof openWooServer>[0];

/** The merchant's declaration of that field. */
export const purchaseFields: PaymentFields = [
  {
    id: "purchase_order",
    fields: [{ name: "po_number", label: "Purchase order number", required: true }],
  },
];

/** Returns the form's fields of that method. */
export const purchaseOrder = (number: string) => ({
  paymentMethod: "purchase_order",
  payment_purchase_order_po_number: number,
});
