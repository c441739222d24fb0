/**
 * @generated SignedSource<<df7761ccebd7149906193cba3607ab96>>
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
  "name": "totalTax"
},
v1 = {
  "kind": "ScalarField",
  "name": "total"
},
v2 = [
  {
    "kind": "Literal",
    "name": "format",
    "value": "RAW"
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
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
    {
      "kind": "ScalarField",
      "name": "discountTax"
    },
    {
      "kind": "ScalarField",
      "name": "shippingTotal"
    },
    {
      "kind": "ScalarField",
      "name": "shippingTax"
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": "rawDiscountTotal",
      "args": (v2/*:: as any*/),
      "kind": "ScalarField",
      "name": "discountTotal",
      "storageKey": "discountTotal(format:\"RAW\")"
    },
    {
      "alias": "rawDiscountTax",
      "args": (v2/*:: as any*/),
      "kind": "ScalarField",
      "name": "discountTax",
      "storageKey": "discountTax(format:\"RAW\")"
    },
    {
      "alias": "rawShippingTotal",
      "args": (v2/*:: as any*/),
      "kind": "ScalarField",
      "name": "shippingTotal",
      "storageKey": "shippingTotal(format:\"RAW\")"
    },
    {
      "alias": "rawShippingTax",
      "args": (v2/*:: as any*/),
      "kind": "ScalarField",
      "name": "shippingTax",
      "storageKey": "shippingTax(format:\"RAW\")"
    },
    {
      "alias": "rawTotal",
      "args": (v2/*:: as any*/),
      "kind": "ScalarField",
      "name": "total",
      "storageKey": "total(format:\"RAW\")"
    },
    {
      "args": (v3/*:: as any*/),
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
            }
          ]
        }
      ],
      "storageKey": "couponLines(first:10)"
    },
    {
      "args": (v3/*:: as any*/),
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
            (v1/*:: as any*/),
            (v0/*:: as any*/)
          ]
        }
      ],
      "storageKey": "feeLines(first:10)"
    },
    {
      "args": (v3/*:: as any*/),
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
            }
          ]
        }
      ],
      "storageKey": "taxLines(first:10)"
    }
  ],
  "type": "Order"
};
})();

(node as any).hash = "8bf32092a98d8f4d2d2979a117d7cc06";

export default node;
