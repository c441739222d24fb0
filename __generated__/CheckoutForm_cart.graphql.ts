/**
 * @generated SignedSource<<49ed95d5d40f55e00aa9c3a34b375238>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_cart$data = {
  readonly appliedCoupons: ReadonlyArray<{
    readonly code: string;
    readonly discountAmount: string;
    readonly rawDiscountAmount: string;
    readonly rawDiscountTax: string;
  } | null | undefined> | null | undefined;
  readonly availableShippingMethods: ReadonlyArray<{
    readonly rates: ReadonlyArray<{
      readonly cost: string | null | undefined;
      readonly id: string;
      readonly label: string | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined> | null | undefined;
  readonly chosenShippingMethods: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly contents: {
    readonly nodes: ReadonlyArray<{
      readonly key: string;
      readonly product: {
        readonly node: {
          readonly name: string | null | undefined;
        };
      } | null | undefined;
      readonly quantity: number | null | undefined;
      readonly rawSubtotal: string | null | undefined;
      readonly rawSubtotalTax: string | null | undefined;
      readonly subtotal: string | null | undefined;
      readonly subtotalTax: string | null | undefined;
      readonly total: string | null | undefined;
    }>;
  } | null | undefined;
  readonly contentsTotal: string | null | undefined;
  readonly discountTax: string | null | undefined;
  readonly discountTotal: string | null | undefined;
  readonly displayPricesIncludeTax: boolean | null | undefined;
  readonly feeTax: string | null | undefined;
  readonly feeTotal: string | null | undefined;
  readonly needsShippingAddress: boolean | null | undefined;
  readonly rawContentsTotal: string | null | undefined;
  readonly rawDiscountTax: string | null | undefined;
  readonly rawDiscountTotal: string | null | undefined;
  readonly rawFeeTax: string | null | undefined;
  readonly rawFeeTotal: string | null | undefined;
  readonly rawShippingTax: string | null | undefined;
  readonly rawShippingTotal: string | null | undefined;
  readonly rawTotal: string | null | undefined;
  readonly shippingTax: string | null | undefined;
  readonly shippingTotal: string | null | undefined;
  readonly subtotal: string | null | undefined;
  readonly subtotalTax: string | null | undefined;
  readonly total: string | null | undefined;
  readonly totalTax: string | null | undefined;
  readonly totalTaxes: ReadonlyArray<{
    readonly amount: string | null | undefined;
    readonly label: string;
  } | null | undefined> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutFields_cart" | "CheckoutNotice_cart" | "ExpressPay_cart">;
  readonly " $fragmentType": "CheckoutForm_cart";
};
export type CheckoutForm_cart$key = {
  readonly " $data"?: CheckoutForm_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "total"
},
v1 = {
  "kind": "ScalarField",
  "name": "subtotal"
},
v2 = {
  "kind": "ScalarField",
  "name": "subtotalTax"
},
v3 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v4 = {
  "alias": "rawDiscountTax",
  "args": (v3/*:: as any*/),
  "kind": "ScalarField",
  "name": "discountTax",
  "storageKey": "discountTax(format:\"RAW\")"
},
v5 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CheckoutForm_cart",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "needsShippingAddress"
    },
    {
      "kind": "ScalarField",
      "name": "displayPricesIncludeTax"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "CartToCartItemConnection",
      "kind": "LinkedField",
      "name": "contents",
      "plural": false,
      "selections": [
        {
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": "rawSubtotal",
              "args": (v3/*:: as any*/),
              "kind": "ScalarField",
              "name": "subtotal",
              "storageKey": "subtotal(format:\"RAW\")"
            },
            {
              "alias": "rawSubtotalTax",
              "args": (v3/*:: as any*/),
              "kind": "ScalarField",
              "name": "subtotalTax",
              "storageKey": "subtotalTax(format:\"RAW\")"
            },
            {
              "kind": "ScalarField",
              "name": "key"
            },
            {
              "kind": "ScalarField",
              "name": "quantity"
            },
            {
              "concreteType": "CartItemToProductConnectionEdge",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                {
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "name"
                    }
                  ]
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "contents(first:100)"
    },
    {
      "concreteType": "AppliedCoupon",
      "kind": "LinkedField",
      "name": "appliedCoupons",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "discountAmount"
        },
        {
          "alias": "rawDiscountAmount",
          "args": (v3/*:: as any*/),
          "kind": "ScalarField",
          "name": "discountAmount",
          "storageKey": "discountAmount(format:\"RAW\")"
        },
        (v4/*:: as any*/)
      ]
    },
    {
      "concreteType": "CartTax",
      "kind": "LinkedField",
      "name": "totalTaxes",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "amount"
        }
      ]
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "shippingTax"
    },
    {
      "kind": "ScalarField",
      "name": "shippingTotal"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "totalTax"
    },
    {
      "kind": "ScalarField",
      "name": "feeTax"
    },
    {
      "kind": "ScalarField",
      "name": "feeTotal"
    },
    {
      "kind": "ScalarField",
      "name": "discountTax"
    },
    {
      "kind": "ScalarField",
      "name": "discountTotal"
    },
    {
      "kind": "ScalarField",
      "name": "contentsTotal"
    },
    {
      "alias": "rawShippingTax",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "shippingTax",
      "storageKey": "shippingTax(format:\"RAW\")"
    },
    {
      "alias": "rawShippingTotal",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "shippingTotal",
      "storageKey": "shippingTotal(format:\"RAW\")"
    },
    {
      "alias": "rawTotal",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "total",
      "storageKey": "total(format:\"RAW\")"
    },
    {
      "alias": "rawFeeTax",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "feeTax",
      "storageKey": "feeTax(format:\"RAW\")"
    },
    {
      "alias": "rawFeeTotal",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "feeTotal",
      "storageKey": "feeTotal(format:\"RAW\")"
    },
    (v4/*:: as any*/),
    {
      "alias": "rawDiscountTotal",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "discountTotal",
      "storageKey": "discountTotal(format:\"RAW\")"
    },
    {
      "alias": "rawContentsTotal",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "contentsTotal",
      "storageKey": "contentsTotal(format:\"RAW\")"
    },
    {
      "kind": "ScalarField",
      "name": "chosenShippingMethods"
    },
    {
      "concreteType": "ShippingPackage",
      "kind": "LinkedField",
      "name": "availableShippingMethods",
      "plural": true,
      "selections": [
        {
          "concreteType": "ShippingRate",
          "kind": "LinkedField",
          "name": "rates",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
            (v5/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "cost"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "CheckoutFields_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "CheckoutNotice_cart"
    },
    {
      "kind": "FragmentSpread",
      "name": "ExpressPay_cart"
    }
  ],
  "type": "Cart"
};
})();

(node as any).hash = "c71ddded44ff82e262ab8fb46c618bb9";

export default node;
