/**
 * @generated SignedSource<<2934ef5516550b4e15cfab3c4392dd70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type orderAmounts_order$data = {
  readonly couponLines: {
    readonly nodes: ReadonlyArray<{
      readonly code: string | null | undefined;
      readonly discount: string | null | undefined;
      readonly discountTax: string | null | undefined;
    }>;
  } | null | undefined;
  readonly discountTax: string | null | undefined;
  readonly discountTotal: string | null | undefined;
  readonly feeLines: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly total: string | null | undefined;
      readonly totalTax: string | null | undefined;
    }>;
  } | null | undefined;
  readonly pricesIncludeTax: boolean | null | undefined;
  readonly rawDiscountTax: string | null | undefined;
  readonly rawDiscountTotal: string | null | undefined;
  readonly rawShippingTax: string | null | undefined;
  readonly rawShippingTotal: string | null | undefined;
  readonly rawTotal: string | null | undefined;
  readonly shippingTax: string | null | undefined;
  readonly shippingTotal: string | null | undefined;
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
  readonly " $fragmentType": "orderAmounts_order";
};
export type orderAmounts_order$key = {
  readonly " $data"?: orderAmounts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderAmounts_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "discountTax"
},
v1 = {
  "kind": "ScalarField",
  "name": "totalTax"
},
v2 = {
  "kind": "ScalarField",
  "name": "total"
},
v3 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "orderAmounts_order",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "pricesIncludeTax"
    },
    {
      "kind": "ScalarField",
      "name": "subtotal"
    },
    {
      "kind": "ScalarField",
      "name": "discountTotal"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "shippingTotal"
    },
    {
      "kind": "ScalarField",
      "name": "shippingTax"
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": "rawDiscountTotal",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "discountTotal",
      "storageKey": "discountTotal(format:\"RAW\")"
    },
    {
      "alias": "rawDiscountTax",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "discountTax",
      "storageKey": "discountTax(format:\"RAW\")"
    },
    {
      "alias": "rawShippingTotal",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "shippingTotal",
      "storageKey": "shippingTotal(format:\"RAW\")"
    },
    {
      "alias": "rawShippingTax",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "shippingTax",
      "storageKey": "shippingTax(format:\"RAW\")"
    },
    {
      "alias": "rawTotal",
      "args": (v3/*:: as any*/),
      "kind": "ScalarField",
      "name": "total",
      "storageKey": "total(format:\"RAW\")"
    },
    {
      "args": (v4/*:: as any*/),
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
            (v0/*:: as any*/)
          ]
        }
      ],
      "storageKey": "couponLines(first:100)"
    },
    {
      "args": (v4/*:: as any*/),
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
            (v2/*:: as any*/),
            (v1/*:: as any*/)
          ]
        }
      ],
      "storageKey": "feeLines(first:100)"
    },
    {
      "args": (v4/*:: as any*/),
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
    }
  ],
  "type": "Order"
};
})();

(node as any).hash = "e4e320f723176ed2be4fb6067a7fde3a";

export default node;
