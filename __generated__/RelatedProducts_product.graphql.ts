/**
 * @generated SignedSource<<492b5eab0a6fa14b0c9225db0bbdf3c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelatedProducts_product$data = {
  readonly id: string;
  readonly related: {
    readonly nodes: ReadonlyArray<{
      readonly id?: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly upsell: {
    readonly nodes: ReadonlyArray<{
      readonly id?: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "RelatedProducts_product";
};
export type RelatedProducts_product$key = {
  readonly " $data"?: RelatedProducts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedProducts_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  }
],
v2 = [
  {
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      {
        "kind": "InlineFragment",
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ProductGrid_products"
          }
        ],
        "type": "Product",
        "abstractKey": "__isProduct"
      }
    ]
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RelatedProducts_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": (v1/*:: as any*/),
      "concreteType": "ProductToUpsellConnection",
      "kind": "LinkedField",
      "name": "upsell",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "upsell(first:4)"
    },
    {
      "args": (v1/*:: as any*/),
      "concreteType": "ProductToProductUnionConnection",
      "kind": "LinkedField",
      "name": "related",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "related(first:4)"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "914558f24f9991f05170a458f7dc66a5";

export default node;
