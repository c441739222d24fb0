/**
 * @generated SignedSource<<dfa09c874f0410566f3b5c8e3d836ead>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatusEnum = "CANCELLED" | "CHECKOUT_DRAFT" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING" | "PROCESSING" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type resolveIntent_customer$data = {
  readonly billing: {
    readonly email: string | null | undefined;
  } | null | undefined;
  readonly databaseId: number | null | undefined;
  readonly orders: {
    readonly nodes: ReadonlyArray<{
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
    }>;
  } | null | undefined;
  readonly " $fragmentType": "resolveIntent_customer";
};
export type resolveIntent_customer$key = {
  readonly " $data"?: resolveIntent_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"resolveIntent_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "databaseId"
},
v1 = {
  "kind": "ScalarField",
  "name": "email"
},
v2 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v3 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v4 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v5 = {
  "kind": "ScalarField",
  "name": "total"
},
v6 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "resolveIntent_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "concreteType": "CustomerAddress",
      "kind": "LinkedField",
      "name": "billing",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ]
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "CustomerToOrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": [
        {
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
            (v2/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "discountTotal"
            },
            (v3/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "shippingTotal"
            },
            {
              "kind": "ScalarField",
              "name": "shippingTax"
            },
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            {
              "alias": "rawDiscountTotal",
              "args": (v6/*:: as any*/),
              "kind": "ScalarField",
              "name": "discountTotal",
              "storageKey": "discountTotal(format:\"RAW\")"
            },
            {
              "alias": "rawDiscountTax",
              "args": (v6/*:: as any*/),
              "kind": "ScalarField",
              "name": "discountTax",
              "storageKey": "discountTax(format:\"RAW\")"
            },
            {
              "alias": "rawShippingTotal",
              "args": (v6/*:: as any*/),
              "kind": "ScalarField",
              "name": "shippingTotal",
              "storageKey": "shippingTotal(format:\"RAW\")"
            },
            {
              "alias": "rawShippingTax",
              "args": (v6/*:: as any*/),
              "kind": "ScalarField",
              "name": "shippingTax",
              "storageKey": "shippingTax(format:\"RAW\")"
            },
            {
              "alias": "rawTotal",
              "args": (v6/*:: as any*/),
              "kind": "ScalarField",
              "name": "total",
              "storageKey": "total(format:\"RAW\")"
            },
            {
              "args": (v7/*:: as any*/),
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
                    (v3/*:: as any*/)
                  ]
                }
              ],
              "storageKey": "couponLines(first:100)"
            },
            {
              "args": (v7/*:: as any*/),
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
                    (v5/*:: as any*/),
                    (v4/*:: as any*/)
                  ]
                }
              ],
              "storageKey": "feeLines(first:100)"
            },
            {
              "args": (v7/*:: as any*/),
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
                (v1/*:: as any*/),
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
              "args": (v7/*:: as any*/),
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
                    (v2/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "subtotalTax"
                    },
                    {
                      "alias": "rawSubtotal",
                      "args": (v6/*:: as any*/),
                      "kind": "ScalarField",
                      "name": "subtotal",
                      "storageKey": "subtotal(format:\"RAW\")"
                    },
                    {
                      "alias": "rawSubtotalTax",
                      "args": (v6/*:: as any*/),
                      "kind": "ScalarField",
                      "name": "subtotalTax",
                      "storageKey": "subtotalTax(format:\"RAW\")"
                    }
                  ]
                }
              ],
              "storageKey": "lineItems(first:100)"
            }
          ]
        }
      ],
      "storageKey": "orders(first:20)"
    }
  ],
  "type": "Customer"
};
})();

(node as any).hash = "50926fe2db7bef1aa686c61817d0cf1f";

export default node;
