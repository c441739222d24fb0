/**
 * @generated SignedSource<<7298334a5cec5c9bea019ea211a2aba8>>
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
var v0 = {
  "kind": "Literal",
  "name": "where",
  "value": {
    "visibility": "VISIBLE"
  }
},
v1 = [
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
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "ProductToUpsellConnection",
      "kind": "LinkedField",
      "name": "upsell",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "upsell(first:4,where:{\"visibility\":\"VISIBLE\"})"
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
            },
            (v0/*:: as any*/)
          ],
          "concreteType": "ProductToProductUnionConnection",
          "kind": "LinkedField",
          "name": "related",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": "related(first:32,where:{\"visibility\":\"VISIBLE\"})"
        }
      ]
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "4d39caeb83d358ce2ad990c99fb407be";

export default node;
