/**
 * @generated SignedSource<<c9129e93a7c2869b5b79486b8ff2bd00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type backendOrder_order$data = {
  readonly billing: {
    readonly email: string | null | undefined;
    readonly lastName: string | null | undefined;
    readonly postcode: string | null | undefined;
  } | null | undefined;
  readonly couponLines: {
    readonly nodes: ReadonlyArray<{
      readonly code: string | null | undefined;
      readonly discount: string | null | undefined;
      readonly discountTax: string | null | undefined;
    }>;
  } | null | undefined;
  readonly databaseId: number | null | undefined;
  readonly date: string | null | undefined;
  readonly datePaid: string | null | undefined;
  readonly discountTax: string | null | undefined;
  readonly discountTotal: string | null | undefined;
  readonly feeLines: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly total: string | null | undefined;
      readonly totalTax: string | null | undefined;
    }>;
  } | null | undefined;
  readonly lineItems: {
    readonly nodes: ReadonlyArray<{
      readonly productId: number | null | undefined;
      readonly quantity: number | null | undefined;
      readonly rawSubtotal: string | null | undefined;
      readonly rawSubtotalTax: string | null | undefined;
      readonly subtotal: string | null | undefined;
      readonly subtotalTax: string | null | undefined;
      readonly variationId: number | null | undefined;
    }>;
  } | null | undefined;
  readonly needsPayment: boolean | null | undefined;
  readonly orderKey: string | null | undefined;
  readonly orderNumber: string | null | undefined;
  readonly paymentMethod: string | null | undefined;
  readonly pricesIncludeTax: boolean | null | undefined;
  readonly rawDiscountTax: string | null | undefined;
  readonly rawDiscountTotal: string | null | undefined;
  readonly rawShippingTax: string | null | undefined;
  readonly rawShippingTotal: string | null | undefined;
  readonly rawTotal: string | null | undefined;
  readonly shippingTax: string | null | undefined;
  readonly shippingTotal: string | null | undefined;
  readonly status: OrderStatusEnum | null | undefined;
  readonly subtotal: string | null | undefined;
  readonly taxLines: {
    readonly nodes: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly shippingTaxTotal: string | null | undefined;
      readonly taxTotal: string | null | undefined;
    }>;
  } | null | undefined;
  readonly total: string | null | undefined;
  readonly totalTax: string | null | undefined;
  readonly " $fragmentType": "backendOrder_order";
};
export type backendOrder_order$key = {
  readonly " $data"?: backendOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"backendOrder_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v1 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v2 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v3 = {
  "kind": "ScalarField",
  "name": "total"
},
v4 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "backendOrder_order",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "databaseId"
    },
    {
      "kind": "ScalarField",
      "name": "orderNumber"
    },
    {
      "kind": "ScalarField",
      "name": "orderKey"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "needsPayment"
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "datePaid"
    },
    {
      "kind": "ScalarField",
      "name": "paymentMethod"
    },
    {
      "kind": "ScalarField",
      "name": "pricesIncludeTax"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "discountTotal"
    },
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "shippingTotal"
    },
    {
      "kind": "ScalarField",
      "name": "shippingTax"
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": "rawDiscountTotal",
      "args": (v4/*:: as any*/),
      "kind": "ScalarField",
      "name": "discountTotal",
      "storageKey": "discountTotal(format:\"RAW\")"
    },
    {
      "alias": "rawDiscountTax",
      "args": (v4/*:: as any*/),
      "kind": "ScalarField",
      "name": "discountTax",
      "storageKey": "discountTax(format:\"RAW\")"
    },
    {
      "alias": "rawShippingTotal",
      "args": (v4/*:: as any*/),
      "kind": "ScalarField",
      "name": "shippingTotal",
      "storageKey": "shippingTotal(format:\"RAW\")"
    },
    {
      "alias": "rawShippingTax",
      "args": (v4/*:: as any*/),
      "kind": "ScalarField",
      "name": "shippingTax",
      "storageKey": "shippingTax(format:\"RAW\")"
    },
    {
      "alias": "rawTotal",
      "args": (v4/*:: as any*/),
      "kind": "ScalarField",
      "name": "total",
      "storageKey": "total(format:\"RAW\")"
    },
    {
      "args": (v5/*:: as any*/),
      "concreteType": "OrderToCouponLineConnection",
      "kind": "LinkedField",
      "name": "couponLines",
      "plural": false,
      "selections": [
        {
          "concreteType": "CouponLine",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "code"
            },
            {
              "kind": "ScalarField",
              "name": "discount"
            },
            (v1/*:: as any*/)
          ]
        }
      ],
      "storageKey": "couponLines(first:100)"
    },
    {
      "args": (v5/*:: as any*/),
      "concreteType": "OrderToFeeLineConnection",
      "kind": "LinkedField",
      "name": "feeLines",
      "plural": false,
      "selections": [
        {
          "concreteType": "FeeLine",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "name"
            },
            (v3/*:: as any*/),
            (v2/*:: as any*/)
          ]
        }
      ],
      "storageKey": "feeLines(first:100)"
    },
    {
      "args": (v5/*:: as any*/),
      "concreteType": "OrderToTaxLineConnection",
      "kind": "LinkedField",
      "name": "taxLines",
      "plural": false,
      "selections": [
        {
          "concreteType": "TaxLine",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "label"
            },
            {
              "kind": "ScalarField",
              "name": "taxTotal"
            },
            {
              "kind": "ScalarField",
              "name": "shippingTaxTotal"
            }
          ]
        }
      ],
      "storageKey": "taxLines(first:100)"
    },
    {
      "concreteType": "CustomerAddress",
      "kind": "LinkedField",
      "name": "billing",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "email"
        },
        {
          "kind": "ScalarField",
          "name": "lastName"
        },
        {
          "kind": "ScalarField",
          "name": "postcode"
        }
      ]
    },
    {
      "args": (v5/*:: as any*/),
      "concreteType": "OrderToLineItemConnection",
      "kind": "LinkedField",
      "name": "lineItems",
      "plural": false,
      "selections": [
        {
          "concreteType": "LineItem",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "productId"
            },
            {
              "kind": "ScalarField",
              "name": "variationId"
            },
            {
              "kind": "ScalarField",
              "name": "quantity"
            },
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "subtotalTax"
            },
            {
              "alias": "rawSubtotal",
              "args": (v4/*:: as any*/),
              "kind": "ScalarField",
              "name": "subtotal",
              "storageKey": "subtotal(format:\"RAW\")"
            },
            {
              "alias": "rawSubtotalTax",
              "args": (v4/*:: as any*/),
              "kind": "ScalarField",
              "name": "subtotalTax",
              "storageKey": "subtotalTax(format:\"RAW\")"
            }
          ]
        }
      ],
      "storageKey": "lineItems(first:100)"
    }
  ],
  "type": "Order"
};
})();

(node as any).hash = "619f356f9194afddfb2dd6334fc4ffd0";

export default node;
