/**
 * @generated SignedSource<<25238fbc50322e3ae9449ec2b6619ddc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelatedProducts_product$data = {
  readonly related?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly upsell: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"selectRelated_product">;
  readonly " $fragmentType": "RelatedProducts_product";
};
export type RelatedProducts_product$key = {
  readonly " $data"?: RelatedProducts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedProducts_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "ProductGrid_products"
      }
    ]
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasRelated"
    }
  ],
  "kind": "Fragment",
  "name": "RelatedProducts_product",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "selectRelated_product"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        }
      ],
      "concreteType": "ProductToUpsellConnection",
      "kind": "LinkedField",
      "name": "upsell",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "upsell(first:4)"
    },
    {
      "condition": "hasRelated",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 32
            }
          ],
          "concreteType": "ProductToProductUnionConnection",
          "kind": "LinkedField",
          "name": "related",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": "related(first:32)"
        }
      ]
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "4afce7d16276336cc0fa9d8623ecc48a";

export default node;
